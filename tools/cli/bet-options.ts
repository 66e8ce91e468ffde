import { BET_KEYS, type Bet, type BetPart } from '../../workers/shared/bet/bet.ts';
import { readList, readListedNumber } from './strategy-options.ts';

/** The command's options that make a bet, named as its parts. */
export type BetValues = { readonly [P in Exclude<BetPart, 'mirror'>]?: string | undefined } & {
  readonly mirror?: boolean | undefined;
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
