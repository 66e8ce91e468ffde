import { WINDOW } from '../../../workers/shared/history.ts';
import type { KeptSummary } from '../../../workers/shared/results-summary.ts';
import { chooseLottery } from '../preferences/settings.ts';
import { chooseSize, sizeOf } from './history-sizes.ts';
import { shownSize, sizesToChoose } from './sizes-to-choose.ts';

/**
 * How many of a lottery's kept draws its runs would look at: as many as somebody has chosen, or else as
 * of the simulated history, as far as there are; undefined where too few are kept.
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
