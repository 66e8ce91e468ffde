import type { Bet } from '../shared/bet.ts';
import { BET_KEYS } from '../shared/bet-keys.ts';
import type { BetReason } from '../shared/check-bet.ts';
import type { BetPart } from '../shared/takes-bet.ts';
import { readList, readListedNumber } from './strategy-options.ts';

/** The command's options that make a bet, named as its parts. */
export type BetValues = { readonly [P in Exclude<BetPart, 'mirror'>]?: string | undefined } & {
  readonly mirror?: boolean | undefined;
};

/** What each of them takes. */
export const EXPECTED_BET: Readonly<Record<BetPart, string>> = {
  marks: 'how many numbers a bet of the lottery may mark, not with cercamento',
  fixed: 'different numbers of the lottery, as in 1,2,3, not with cercamento',
  excluded: 'different numbers of the lottery, as in 1,2,3, not with cercamento',
  team: 'a whole number from 1 to 80, with timemania',
  month: 'a whole number from 1 to 12, with diadasorte',
  mirror: 'nothing, with lotomania',
  draws: 'in how many consecutive draws a bet of the lottery may take part',
};

/** What is said of a bet that is wrong in another way; `limit` as in `BetReason`. */
export const BET_REASONS: { readonly [R in BetReason]?: (limit: number) => string } = {
  'too-many-fixed': (limit) => `a ticket has only ${limit} numbers`,
  both: () => 'some of them are fixed',
  'too-many-excluded': (limit) => `at most ${limit}, or too few numbers are left`,
  'too-few-tickets': (limit) => `only ${limit} different tickets are left`,
  'no-room': (limit) => `the strategy has room for the first ${limit} of them`,
};

/** The bet, not yet checked; undefined when none is given. A text that is no number stays one. */
export function readCommandBet(values: BetValues): Bet | undefined {
  const given = BET_KEYS.filter((part) => values[part] !== undefined);
  if (given.length === 0) return undefined;
  return Object.fromEntries(given.map((part) => [part, readPart(part, values[part])])) as Bet;
}

function readPart(part: BetPart, value: string | boolean | undefined) {
  if (typeof value !== 'string') return value;
  return part === 'fixed' || part === 'excluded' ? readList(value) : readListedNumber(value);
}
