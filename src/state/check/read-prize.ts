import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { areNumbers, isWholeIn } from '../../../workers/shared/lottery/checks.ts';
import { findLottery } from '../../../workers/shared/lottery/lotteries.ts';
import type { Claim, FoundPrize } from './found-prizes.ts';

/** Most that is taken for what a prize paid, in cents: ten thousand million reais. */
export const MAX_PAID = 1_000_000_000_000;

type Fields = { readonly [K in keyof FoundPrize]?: unknown };

/** A kept record as a found prize; undefined where that cannot be read: it stays where it is. */
export function readPrize(record: unknown): FoundPrize | undefined {
  const { claim, ...prize }: Fields = Object(record);
  if (!isPrize(prize)) return undefined;
  const read = readClaim(claim);
  return read ? { ...prize, claim: read } : prize;
}

/** Reads the claim of a kept record; undefined for a claim that this version does not know. */
function readClaim(value: unknown): Claim | undefined {
  const { as, on, cents }: { readonly [K in keyof Claim]?: unknown } = Object(value);
  if ((as !== 'fetched' && as !== 'forfeited') || !isCalendarDate(on)) return undefined;
  if (cents === undefined) return { as, on };
  return isWholeIn(cents, 0, MAX_PAID) ? { as, on, cents } : undefined;
}

function isPrize(prize: Fields): prize is Omit<FoundPrize, 'claim'> {
  const { key, lottery: name, numbers, contest, date, hits, won, cents } = prize;
  const lottery = findLottery(name);
  if (typeof key !== 'string' || !lottery || !areNumbers(numbers, lottery)) return false;
  const isText = (value: unknown) => value === undefined || typeof value === 'string';
  const isWin =
    isWholeIn(contest, 1, Number.MAX_SAFE_INTEGER) && isWholeIn(hits, 0, 100) && isWorth(cents) && areWon(won);
  return isWin && isText(date) && isText(prize.name);
}

function isWorth(cents: unknown): boolean {
  return cents === undefined || isWholeIn(cents, 0, Number.MAX_SAFE_INTEGER);
}

function areWon(won: unknown): boolean {
  const isTier = (hits: unknown) => hits === 'team' || hits === 'month' || isWholeIn(hits, 0, 100);
  const isWon = (one: unknown) => {
    const { hits, prizes, cents }: { [name: string]: unknown } = Object(one);
    return isTier(hits) && isWholeIn(prizes, 1, Number.MAX_SAFE_INTEGER) && isWorth(cents);
  };
  return Array.isArray(won) && won.every(isWon);
}
