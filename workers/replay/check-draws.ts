import type { Draw } from '../domain/history.ts';
import { findLottery, type Lottery, type LotteryKey } from '../shared/lotteries.ts';
import { ReceiptError } from './errors.ts';

/** The lottery of a key; throws a ReceiptError. */
export function lotteryOfKey(key: LotteryKey): Lottery {
  const lottery = findLottery(key);
  if (!lottery) throw new ReceiptError('lottery is not known', { field: 'lottery' });
  return lottery;
}

/** What keeps some numbers from being a ticket. */
export type TicketProblem = 'no-list' | 'count' | 'range' | 'repeated';

/**
 * What keeps some numbers from being a ticket of a lottery: no list of numbers, not `pick` of them,
 * one outside 1…total, one twice. Empty for a ticket.
 */
export function ticketProblems({ pick, total }: Lottery, numbers: unknown): TicketProblem[] {
  const all: unknown[] = Array.isArray(numbers) ? Array.from(numbers) : [];
  if (!Array.isArray(numbers) || !all.every((n) => typeof n === 'number')) return ['no-list'];
  const isInRange = (n: number) => Number.isInteger(n) && n >= 1 && n <= total;
  return [
    ...(all.length === pick ? [] : (['count'] as const)),
    ...(all.every(isInRange) ? [] : (['range'] as const)),
    ...(new Set(all).size === all.length ? [] : (['repeated'] as const)),
  ];
}

/** The draws as given, each known to have `pick` numbers of the lottery; throws a ReceiptError. */
export function checkDraws(lottery: Lottery, draws: readonly Pick<Draw, 'numbers'>[]): Draw[] {
  const isGood =
    Array.isArray(draws) &&
    Array.from(draws).every((draw) => ticketProblems(lottery, draw?.numbers).length === 0);
  if (!isGood) throw new ReceiptError('draws are no draws of the lottery', { field: 'draws' });
  return draws as Draw[];
}
