import { isCalendarDate } from '../lottery/calendar.ts';
import { fieldsOf, isWholeIn } from '../lottery/checks.ts';
import { findLottery, type LotteryKey } from '../lottery/lotteries.ts';
import { MAX_CONTEST } from '../lottery/max-contest.ts';
import type { TableSummary } from './results-summary.ts';

/** Form of the index; another number is another form. */
export const HOST_SCHEMA = 2;

/** Most bytes, as read, of the index and of a table that it names. */
export const MAX_INDEX_BYTES = 65_536;
export const MAX_TABLE_BYTES = 4_000_000;

/** What a host has of one lottery: a file beside the index, with a packed table (`draw-table.ts`). */
export interface HostEntry extends Pick<TableSummary, 'count' | 'first' | 'last' | 'withPrizes'> {
  /** The name carries the first eight digits of the hash. */
  readonly file: string;
  /** SHA-256 of the bytes, 64 hexadecimal digits. */
  readonly hash: string;
}

/** `index.json`: what a host has, by lottery. */
export interface HostIndex {
  readonly schema: typeof HOST_SCHEMA;
  readonly lotteries: { readonly [K in LotteryKey]?: HostEntry };
}

/** The index in what was read as JSON; undefined for anything else, and for another form. */
export function readHostIndex(value: unknown): HostIndex | undefined {
  const { schema, lotteries } = fieldsOf(value) ?? {};
  const named = fieldsOf(lotteries);
  if (schema !== HOST_SCHEMA || !named) return undefined;
  const entries = Object.entries(named).map(([name, entry]) => {
    const lottery = findLottery(name);
    return [name, lottery && readEntry(lottery.key, entry)] as const;
  });
  if (entries.some(([, entry]) => !entry)) return undefined;
  return { schema: HOST_SCHEMA, lotteries: Object.fromEntries(entries) };
}

/** The name of a file: `megasena-1a2b3c4d.bin`. */
export function hostFileName(lottery: LotteryKey, hash: string): string {
  return `${lottery}-${hash.slice(0, 8)}.bin`;
}

function readEntry(lottery: LotteryKey, value: unknown): HostEntry | undefined {
  const { file, hash, count, withPrizes, ...edges } = fieldsOf(value) ?? {};
  if (typeof hash !== 'string' || !/^[0-9a-f]{64}$/.test(hash)) return undefined;
  // Nothing but a file beside the index, whatever stands there.
  if (file !== hostFileName(lottery, hash)) return undefined;
  const first = readContest(edges.first);
  const last = readContest(edges.last);
  if (!first || !last || !isWholeIn(count, 1, last.contest - first.contest + 1)) return undefined;
  return isWholeIn(withPrizes, 0, count) ? { file, hash, count, first, last, withPrizes } : undefined;
}

function readContest(value: unknown): HostEntry['first'] | undefined {
  const { contest, date } = fieldsOf(value) ?? {};
  if (!isWholeIn(contest, 1, MAX_CONTEST)) return undefined;
  if (date === undefined) return { contest };
  return isCalendarDate(date) ? { contest, date } : undefined;
}
