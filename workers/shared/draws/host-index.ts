import { isCalendarDate, isInstant } from '../lottery/calendar.ts';
import { fieldsOf, isWholeIn } from '../lottery/checks.ts';
import { findLottery, type LotteryKey } from '../lottery/lotteries.ts';
import { MAX_CONTEST } from '../lottery/max-contest.ts';
import type { TableSummary } from './results-summary.ts';

/** Form of the index; another number is another form. */
export const HOST_SCHEMA = 2;

/** Most bytes of a table that an index names. */
export const MAX_TABLE_BYTES = 4_000_000;

/** What a host has of one lottery. */
export interface HostEntry extends Pick<TableSummary, 'count' | 'last' | 'withPrizes'> {
  /** A file beside the index, with a packed table (`draw-table.ts`). */
  readonly file: string;
  /** When `results fetch` last asked sources for it, `YYYY-MM-DDThh:mm:ssZ`; missing where it never did. */
  readonly asked?: string;
}

/** What a host has, by lottery. */
export type HostIndex = { readonly [K in LotteryKey]?: HostEntry };

/** Older versions named each file by its hash too: `megasena-1a2b3c4d.bin`. */
const FILE = /^([a-z]+)(-[0-9a-f]{8})?\.bin$/;

/** The lottery whose table a file of a host has, by the file's name; undefined for another name. */
export function lotteryOfFile(file: string): LotteryKey | undefined {
  return findLottery(FILE.exec(file)?.[1])?.key;
}

/** Reads the index from parsed JSON: `{ schema, lotteries }`; undefined for anything else, and for another form. */
export function readHostIndex(value: unknown): HostIndex | undefined {
  const { schema, lotteries } = fieldsOf(value) ?? {};
  const named = fieldsOf(lotteries);
  if (schema !== HOST_SCHEMA || !named) return undefined;
  const entries = Object.entries(named).map(([lottery, entry]) => [lottery, readEntry(lottery, entry)] as const);
  return entries.every(([, entry]) => entry) ? Object.fromEntries(entries) : undefined;
}

function readEntry(lottery: string, value: unknown): HostEntry | undefined {
  const { file, count, last, withPrizes, asked } = fieldsOf(value) ?? {};
  const { contest, date } = fieldsOf(last) ?? {};
  if (typeof file !== 'string' || lotteryOfFile(file) !== lottery) return undefined;
  if (!isWholeIn(contest, 1, MAX_CONTEST) || !isWholeIn(count, 1, contest) || !isWholeIn(withPrizes, 0, count)) {
    return undefined;
  }
  const rest = { withPrizes, ...(isInstant(asked) && { asked }) };
  if (date === undefined) return { file, count, last: { contest }, ...rest };
  return isCalendarDate(date) ? { file, count, last: { contest, date }, ...rest } : undefined;
}
