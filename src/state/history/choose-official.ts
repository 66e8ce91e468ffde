import type { KeptSummary } from '../../../workers/shared/draws/results-summary.ts';
import { windowSizes } from '../../../workers/shared/draws/window-of-draws.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { WINDOW } from '../../../workers/shared/run/history.ts';
import { chooseLottery } from '../preferences/settings.ts';
import { chooseSize, sizeOf } from './history-sizes.ts';

/** How many real draws can be chosen where these are kept, ascending; none where they are too few. */
export function sizesToChoose({ lottery, count }: KeptSummary): number[] {
  return windowSizes(count * lotteryOf(lottery).drawsPerContest);
}

/** Which of the sizes stands for the chosen one: fewer draws may be kept by now. */
export function shownSize(chosen: number | undefined, sizes: readonly number[]): number | undefined {
  if (chosen === undefined) return undefined;
  return sizes.find((size) => size >= chosen) ?? sizes[sizes.length - 1];
}

/**
 * How many of a lottery's kept draws its runs would look at: as many as somebody has chosen, or else as of the
 * simulated history, as far as there are; undefined where too few are kept.
 */
export function officialToChoose(summary: KeptSummary): number | undefined {
  return shownSize(sizeOf(summary.lottery) ?? WINDOW.usual, sizesToChoose(summary));
}

/** Makes the next run one of this lottery that looks at its kept draws. */
export function chooseOfficial(summary: KeptSummary): void {
  const { lottery } = summary;
  chooseSize(lottery, officialToChoose(summary));
  chooseLottery(lottery);
}
