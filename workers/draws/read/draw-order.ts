import type { OfficialDraw } from '../../shared/draws/official-draw.ts';
import type { Lottery } from '../../shared/lottery/lotteries.ts';

/** A draw, and whether the source says of it in which order its numbers are. */
export interface FoundDraw {
  readonly row: number;
  readonly draw: OfficialDraw;
  /** Undefined where only all rows together show it. */
  readonly isInDrawOrder: boolean | undefined;
}

/**
 * The draws with their order settled. Where the source does not say it, all its draws together do: if the numbers of
 * any descend somewhere, they stand as they were drawn, else they were sorted. Numbers that are in no draw order come
 * out ascending.
 */
export function settleOrder(lottery: Lottery, found: readonly FoundDraw[]): FoundDraw[] {
  const isAscending = (numbers: readonly number[]) =>
    numbers.every((n, i) => i === 0 || (numbers[i - 1] ?? 0) % lottery.total < n);
  const isSorted = found.every(
    ({ draw, isInDrawOrder }) =>
      isInDrawOrder !== undefined || (isAscending(draw.numbers) && isAscending(draw.second ?? [])),
  );
  return found.map((one) => {
    const { isInDrawOrder: _, ...draw } = one.draw;
    if (one.isInDrawOrder ?? !isSorted) {
      return { ...one, draw: { ...one.draw, isInDrawOrder: true as const } };
    }
    const second = draw.second && { second: ascending(draw.second) };
    return { ...one, draw: { ...draw, numbers: ascending(draw.numbers), ...second } };
  });
}

function ascending(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b);
}
