import { fieldsOf, isWholeIn, parseJson } from '../../../workers/shared/checks.ts';
import { WINDOW } from '../../../workers/shared/history.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lotteries.ts';
import type { Format } from '../../platform/stored-value.ts';
import type { KeptCode } from '../../platform/versioned-storage.ts';
import { followedValue } from '../bet/followed-value.ts';
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

const kept = followedValue(HISTORY_KEY, FORMAT);

/** What was chosen, as the screen follows it. */
export const historySizes = kept.shown;

/** Takes over what is stored. Call after hydration. */
export const restoreHistorySizes = kept.restore;

/** How many real draws were chosen for a lottery; undefined for the simulated history. */
export function sizeOf(lottery: LotteryKey): number | undefined {
  return kept.read()[lottery];
}

/** Keeps the choice for a lottery; undefined is the simulated history. */
export function chooseSize(lottery: LotteryKey, size: number | undefined): KeptCode {
  noteChosen();
  return kept.change(({ [lottery]: _, ...others }) => ({
    ...others,
    ...(size !== undefined && { [lottery]: size }),
  }));
}
