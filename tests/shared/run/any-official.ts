import fc from 'fast-check';
import type { DrawTable } from '../../../workers/shared/draws/draw-table.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { OfficialHistory } from '../../../workers/shared/run/history.ts';

/** Numbers 0 ≤ x < 1 that a text names: a linear congruence, so that they stay what they are. */
function numbersNamed(name: string): () => number {
  let state = 1;
  for (const letter of name) state = (state * 31 + letter.charCodeAt(0)) % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** A draw as the lottery has it, in draw order. */
function drawn(lottery: LotteryKey, next: () => number): number[] {
  const { total, drawn } = lotteryOf(lottery);
  const numbers: number[] = [];
  while (numbers.length < drawn) {
    const n = 1 + Math.floor(next() * total);
    if (!numbers.includes(n)) numbers.push(n);
  }
  return numbers;
}

/** A table of made-up contests without a gap, 1…last; equal arguments give equal draws. */
export function officialTable(lottery: LotteryKey, last: number, name = 'table'): DrawTable {
  const next = numbersNamed(`${lottery} ${name}`);
  const draws = Array.from({ length: last }, (_, i) => ({
    contest: i + 1,
    date: new Date(Date.UTC(2001, 0, 1 + i)).toISOString().slice(0, 10),
    numbers: drawn(lottery, next),
    ...(lottery === 'duplasena' && { second: drawn(lottery, next) }),
    isInDrawOrder: true as const,
  }));
  return { lottery, draws };
}

/** A window of so many made-up draws. */
export function officialHistory(
  lottery: LotteryKey,
  size: number,
  name = 'window',
  date = '2026-11-20',
): OfficialHistory {
  const next = numbersNamed(`${lottery} ${name}`);
  const draws = Array.from({ length: size }, () => drawn(lottery, next).sort((a, b) => a - b));
  return { kind: 'official', contest: 3000, date, draws };
}

/** Histories of real draws as links carry them: up to 30 whole, more by their name. */
export function carriedHistories(lottery: LotteryKey, date: string) {
  const contest = fc.integer({ min: 500, max: 99_999 });
  return fc.oneof(
    fc.tuple(fc.integer({ min: 10, max: 30 }), fc.nat().map(String), contest).map(([size, name, last]) => ({
      ...officialHistory(lottery, size, name, date),
      contest: last,
    })),
    fc.record({
      kind: fc.constant('named' as const),
      contest,
      date: fc.constant(date),
      size: fc.integer({ min: 31, max: 500 }),
      hash: fc.stringMatching(/^[0-9a-f]{16}$/),
    }),
  );
}
