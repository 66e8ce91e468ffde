import type { KeptWindow } from '../../../workers/shared/draws/kept-draws.ts';
import { missingContests, type WindowRequest } from '../../../workers/shared/draws/window-of-draws.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { type NamedHistory, type OfficialHistory, WINDOW } from '../../../workers/shared/run/history.ts';
import { isSameHistory } from '../../../workers/shared/run/window-name.ts';
import type { HistoryFault } from '../../content/history/history.ts';
import { askKept } from '../results/reader-pool.ts';
import { keptSummaries } from '../results/summary.ts';
import { HistoryError } from './history-fault.ts';
import { sizeOf } from './history-sizes.ts';

/**
 * How many real draws a run of a lottery looks at; undefined when it is the simulated history: it was chosen, or there
 * are no results of the lottery (any more).
 */
export function officialSize(lottery: LotteryKey): number | undefined {
  return keptSummaries()[lottery] && sizeOf(lottery);
}

/**
 * The real draws that a run of a lottery on a `date` looks at, the newest that are kept; undefined as above. Throws a
 * HistoryError where there are too few or they cannot be read.
 */
export async function chosenHistory(lottery: LotteryKey, date: string): Promise<OfficialHistory | undefined> {
  const size = officialSize(lottery);
  if (size === undefined) return undefined;
  const found = await keptWindow(lottery, { size });
  if (!found) return undefined;
  const { contest, draws } = found;
  if (draws.length < WINDOW.min) throw errorOf(lottery, 'few', [[contest, contest]]);
  return { kind: 'official', contest, date, draws };
}

/**
 * The draws of a history that a link names, as this device keeps them. Throws a HistoryError that says which contests
 * are missing, or that they are others.
 */
export async function findDraws(lottery: LotteryKey, named: NamedHistory): Promise<OfficialHistory> {
  const { contest, date, size } = named;
  // Draws that cannot be read count as missing.
  const kept = await keptWindow(lottery, { contest, size }).catch(() => null);
  const all = missingContests(named, lottery, undefined);
  const missing = kept?.missing ?? all;
  if (!kept || missing.length > 0) throw errorOf(lottery, 'missing', missing);
  const found = { kind: 'official', contest, date, draws: kept.draws } as const;
  if (isSameHistory(lottery, named, found)) return found;
  throw errorOf(lottery, 'other', all);
}

async function keptWindow(lottery: LotteryKey, window: WindowRequest): Promise<KeptWindow | null> {
  try {
    return await askKept('keptWindow', { lottery, ...window });
  } catch {
    throw errorOf(lottery, 'unreadable', []);
  }
}

function errorOf(lottery: LotteryKey, kind: HistoryFault['kind'], contests: HistoryFault['contests']): HistoryError {
  return new HistoryError({ lottery, kind, contests });
}
