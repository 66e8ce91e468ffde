import { BitWriter } from '../../../workers/shared/link/packed-bits.ts';
import { seal } from '../../../workers/shared/link/packed-frame.ts';
import { DAY, INSTANT, SEED } from '../../../workers/shared/link/packed-values.ts';
import { ENGINE_VERSION } from '../../../workers/shared/run/engine-version.ts';

/** What stands in a packed link, as numbers and texts: nothing of it has to be so. */
interface Forged {
  readonly engine?: number;
  /** Places in the lists of `packed-link.ts`. */
  readonly lottery?: number;
  readonly strategy?: number;
  readonly games?: number;
  readonly seed?: string;
  readonly historySeed?: string;
  /** Writes the day of the history, and the instant of the run. */
  readonly day?: (to: BitWriter) => void;
  readonly now?: (to: BitWriter) => void;
  /** Writes the history in the place of a seed: the other packing. */
  readonly history?: (to: BitWriter) => void;
  /** Which of options, bet and swaps there are, and what they are. */
  readonly more?: (to: BitWriter) => void;
}

/** The query of a link with a right checksum and these contents: what the app's own writer would refuse to write. */
export function forgedLink({ history, ...given }: Forged): string {
  const to = new BitWriter();
  const { engine = Number(ENGINE_VERSION), lottery = 0, strategy = 0, games = 1 } = given;
  for (const value of [engine, lottery, strategy, games]) to.count(value);
  SEED.write(to, given.seed ?? 'forged');
  if (history) history(to);
  else SEED.write(to, given.historySeed ?? 'h');
  (given.day ?? ((at) => DAY.write(at, '2026-11-20')))(to);
  (given.now ?? ((at) => INSTANT.write(at, '2026-11-20T12:00:00Z')))(to);
  (given.more ?? ((at) => at.number(0, 3)))(to);
  return `?r=${seal(to.digits, history ? 2 : 1)}`;
}

/** One part of a link alone, and of it what is at a place of seven. */
const part =
  (which: number) =>
  (place: number, write: (to: BitWriter) => void) =>
  (to: BitWriter): void => {
    to.number(which, 3);
    for (let i = 0; i < 7; i++) to.flag(i === place);
    write(to);
  };
/** Of the options: dates, dateNumbers, name, birthDate, root, pool, hits. */
export const option = part(0b100);
/** Of the bet: marks, fixed, excluded, team, month, mirror, draws. */
export const betPart = part(0b010);

/** Numbers one by one, in any order, any of them twice. */
export function listed(...numbers: readonly number[]): (to: BitWriter) => void {
  return (to) => {
    to.flag(false);
    to.count(numbers.length);
    for (const n of numbers) to.number(n, 7);
  };
}

/** A text by its codes, as many as it says. */
export function spelled(text: string): (to: BitWriter) => void {
  return (to) => {
    const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    to.count(codes.length);
    for (const code of codes) to.count(code);
  };
}
