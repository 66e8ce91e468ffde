import { lotteryOf } from '../../../workers/shared/lotteries.ts';
import type { KeptSummary } from '../../../workers/shared/results-summary.ts';
import { windowSizes } from '../../../workers/shared/window-of-draws.ts';

/** How many real draws can be chosen where these are kept, ascending; none where they are too few. */
export function sizesToChoose({ lottery, count }: KeptSummary): number[] {
  return windowSizes(count * lotteryOf(lottery).drawsPerContest);
}

/** Which of the sizes stands for the chosen one: fewer draws may be kept by now. */
export function shownSize(
  chosen: number | undefined,
  sizes: readonly number[],
): number | undefined {
  if (chosen === undefined) return undefined;
  return sizes.find((size) => size >= chosen) ?? sizes[sizes.length - 1];
}
