import type { Fault } from '../fault.ts';
import { type Given, give, noScript, type Way } from '../given.ts';
import { open, tap, told } from '../hands.ts';

/** What somebody gives, a text, bytes or files, and what is told of it; otherwise than the others of the place. */
export type GivenRow = readonly [
  done: string,
  given: string | Uint8Array | Given | readonly Given[],
  told: string,
  more?: Pick<Fault, 'daily'> & { readonly way?: Way },
];

/** Where files come in. */
interface Place {
  /** What is meant to come in there. */
  readonly of: string;
  readonly path: string;
  readonly way: Way;
  /** A button that leads to the chooser. */
  readonly open?: string;
}

const WAYS = { drop: 'dropped', paste: 'pasted', 'paste-file': 'pasted as a file' } as const;

function filesOf(given: GivenRow[1]): readonly Given[] {
  if (typeof given === 'string') return [{ text: given }];
  if (given instanceof Uint8Array) return [{ bytes: given }];
  return Array.isArray(given) ? given : [given as Given];
}

/** Cases of files that are given at a place: what is told of each, and that it ran no script. */
export const givenAt = (place: Place, rows: readonly GivenRow[]): Fault[] =>
  rows.map(([done, given, words, { way = place.way, ...more } = {}]) => ({
    done: `${place.of}, ${typeof way === 'object' ? 'chosen' : WAYS[way]}: ${done}`,
    saw: `«${words}»`,
    ...more,
    act: [open(place.path), place.open === undefined ? [] : tap('main button', place.open), give(way, filesOf(given))],
    see: [told(words), noScript],
  }));
