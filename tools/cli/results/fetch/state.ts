import { join } from 'node:path';
import { fieldsOf, isWholeIn, parseJson } from '../../../../workers/shared/lottery/checks.ts';
import { LOTTERIES, type LotteryKey } from '../../../../workers/shared/lottery/lotteries.ts';
import { readSmallText } from '../host-folder.ts';

/** The file of the folder in which a run leaves facts for the next one. */
export const STATE_FILE = 'fetch.json';

/** For so many runs newer contests wait for a missing one. */
export const GAP_RUNS = 3;

export interface FetchState {
  /** In how many runs a contest was missing below newer ones, by lottery. */
  readonly gaps: Partial<Record<LotteryKey, Record<string, number>>>;
  /** The `ETag` or `Last-Modified` of answers that are published whole, by address. */
  readonly seen: Record<string, string>;
}

/** Reads the state of the last run; what is damaged counts as missing. */
export async function readState(folder: string): Promise<FetchState> {
  const { gaps, seen } = fieldsOf(parseJson(await readSmallText(join(folder, STATE_FILE)))) ?? {};
  const runs = (value: unknown) =>
    Object.entries(fieldsOf(value) ?? {}).filter((entry): entry is [string, number] =>
      isWholeIn(entry[1], 1, GAP_RUNS),
    );
  const isValidator = (entry: [string, unknown]): entry is [string, string] => /^[ -~]{1,200}$/.test(String(entry[1]));
  return {
    gaps: Object.fromEntries(LOTTERIES.map(({ key }) => [key, Object.fromEntries(runs(fieldsOf(gaps)?.[key]))])),
    seen: Object.fromEntries(Object.entries(fieldsOf(seen) ?? {}).filter(isValidator)),
  };
}

export const stateText = (state: FetchState) => `${JSON.stringify(state)}\n`;
