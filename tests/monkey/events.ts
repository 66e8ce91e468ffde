import { openStream } from '../../workers/engine/random/stream.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { LINKS, PATHS, SIZES } from './places.ts';

/**
 * An event of a script as a line of text: what is done, then to what.
 *
 * - `tap <nth> <control>`, `type <nth> <control> = <text>`, `choose <nth> <list> = <choice>`: to the nth of the controls
 *   on screen that are described so;
 * - `tap ?<number>`, `type ?<number>`: to one of those on screen, which the number picks; what it was is known when it
 *   has been played;
 * - `key <name>`, `go <path>` (loads the page), `follow <link>` (stays in it), `back`, `forward`, `reload`;
 * - `size <width>x<height>`, `turn`, `scroll <pixels>`, `wait <milliseconds of the page's clock>`;
 * - `check`: all that has to hold at any time;
 * - `run <link>`: follows it, and expects the engine's tickets; `break` before it: its worker ends;
 * - `hold <names>`: expects that the page holds no more of these than at the first `hold`.
 */
export type Event = string;

/** Checks come so often. */
const CHECK_EACH = 100;

const KEYS = [
  'Tab',
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
];

type Draw = (n: number) => number;
const one = <T>(list: readonly T[], draw: Draw) => list[draw(list.length)] as T;

/** How often of a thousand events which comes. */
const KINDS: readonly (readonly [often: number, event: (draw: Draw) => Event])[] = [
  [640, (draw) => `tap ?${draw(10_000)}`],
  [110, (draw) => `key ${one(KEYS, draw)}`],
  [75, (draw) => `type ?${draw(10_000)} = ${draw(HOSTILE_TEXTS.length)}`],
  [50, (draw) => `wait ${1000 * (1 + draw(4))}`],
  [30, () => 'back'],
  [12, () => 'forward'],
  [30, (draw) => `scroll ${400 - 100 * draw(12)}`],
  [15, (draw) => `follow ${one(LINKS, draw)}`],
  [12, (draw) => `size ${one(SIZES, draw)}`],
  [8, () => 'turn'],
  [8, () => 'reload'],
  [10, (draw) => `go ${one(PATHS, draw)}`],
];

/** The script of a seed: so many events, with a check after each hundred and at the end. */
export function scriptOf(seed: number, count: number): readonly Event[] {
  const { below } = openStream(['monkey', seed]);
  const hat = KINDS.flatMap(([often, event]) => Array.from({ length: often }, () => event));
  const script: Event[] = [];
  for (let i = 1; i <= count; i++) {
    script.push(one(hat, below)(below));
    if (i % CHECK_EACH === 0 || i === count) script.push('check');
  }
  return script;
}
