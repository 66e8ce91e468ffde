import { proxy, ref } from 'valtio/vanilla';
import type { KeptSummary } from '../../../workers/shared/draws/results-summary.ts';
import { windowSizes } from '../../../workers/shared/draws/window-of-draws.ts';
import { fieldsOf, isWholeIn, parseJson } from '../../../workers/shared/lottery/checks.ts';
import { LOTTERIES, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { WINDOW } from '../../../workers/shared/run/history.ts';
import { type Format, storedValue } from '../../platform/stored-value.ts';
import { chooseLottery } from '../preferences/settings.ts';
import { HISTORY_KEY, noteChosen } from './history-gate.ts';

/** How many real draws to generate from, of each lottery whose history is not the simulated one. */
export type HistorySizes = Readonly<Partial<Record<LotteryKey, number>>>;

const FORMAT: Format<HistorySizes> = {
  empty: {},
  parse(text) {
    const given = fieldsOf(parseJson(text));
    const good = LOTTERIES.flatMap(({ key }) => {
      const size = given?.[key];
      return isWholeIn(size, WINDOW.min, WINDOW.max) ? [[key, size] as const] : [];
    });
    const isWhole = given !== undefined && good.length === Object.keys(given).length;
    return { value: Object.fromEntries(good), isWhole };
  },
  print: (sizes) => JSON.stringify(sizes),
};

/** What was chosen, as the screen follows it. */
export const historySizes = proxy({ of: ref(FORMAT.empty) });

const kept = storedValue(HISTORY_KEY, FORMAT, (sizes) => {
  historySizes.of = ref(sizes);
});

/** Takes over what is stored. Call after hydration. */
export const restoreHistorySizes = kept.restore;

/** How many real draws were chosen for a lottery; undefined for the simulated history. */
export function sizeOf(lottery: LotteryKey): number | undefined {
  return kept.read()[lottery];
}

/** Keeps the choice for a lottery; undefined is the simulated history. */
export function chooseSize(lottery: LotteryKey, size: number | undefined): void {
  noteChosen();
  kept.change(({ [lottery]: _, ...others }) => ({
    ...others,
    ...(size !== undefined && { [lottery]: size }),
  }));
}

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
