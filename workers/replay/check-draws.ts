import type { PastDraw } from '../engine/history.ts';
import { findLottery, type Lottery, type LotteryKey } from '../shared/lottery/lotteries.ts';
import { ReceiptError } from './errors.ts';
import { ONE_LOTTERY } from './expected.ts';
import { elementsOf, fieldsOf } from './foreign.ts';

/** The lottery of a key; throws a ReceiptError. */
export function lotteryOfKey(key: LotteryKey): Lottery {
  const lottery = findLottery(key);
  if (!lottery) throw new ReceiptError(`lottery is not known; expected ${ONE_LOTTERY}`, { field: 'lottery' });
  return lottery;
}

/** What keeps some numbers from being a ticket. */
export type TicketProblem = 'no-list' | 'count' | 'range' | 'repeated';

/**
 * What keeps some numbers from being a ticket of a lottery: no list of numbers, not `pick` of them, one outside
 * 1…total, one twice. Empty for a ticket.
 */
export function ticketProblems({ pick, total }: Lottery, numbers: unknown): TicketProblem[] {
  const all = elementsOf(numbers);
  if (!all?.every((n) => typeof n === 'number')) return ['no-list'];
  const isInRange = (n: number) => Number.isInteger(n) && n >= 1 && n <= total;
  return [
    ...(all.length === pick ? [] : (['count'] as const)),
    ...(all.every(isInRange) ? [] : (['range'] as const)),
    ...(new Set(all).size === all.length ? [] : (['repeated'] as const)),
  ];
}

/**
 * A copy of the draws, each known to have numbers of the lottery, as many as it draws, or as a simulated draw has;
 * throws a ReceiptError.
 */
export function checkDraws(lottery: Lottery, draws: unknown): PastDraw[] {
  const sizes = [lottery.pick, lottery.drawn].map((pick) => ({ ...lottery, pick }));
  const checked = elementsOf(draws)?.map((draw) => {
    const numbers = elementsOf(fieldsOf(draw)?.numbers);
    const isDraw = sizes.some((size) => ticketProblems(size, numbers).length === 0);
    return isDraw ? { numbers } : undefined;
  });
  if (!checked?.every((draw) => draw !== undefined)) {
    const counts = [...new Set(sizes.map(({ pick }) => pick))].join(' or ');
    const wanted = `lists of ${counts} different numbers from 1 to ${lottery.total}, each as { numbers }`;
    throw new ReceiptError(`draws are no draws of the lottery; expected ${wanted}`, { field: 'draws' });
  }
  return checked as unknown as PastDraw[];
}
