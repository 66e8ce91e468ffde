import { proxy, ref } from 'valtio/vanilla';
import { fieldsOf, isWholeIn, parseJson } from '../../../workers/shared/lottery/checks.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { WINDOW } from '../../../workers/shared/run/history.ts';
import { type Format, storedValue } from '../../platform/stored-value.ts';
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
