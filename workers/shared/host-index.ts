import { isCalendarDate } from './calendar.ts';
import { findLottery, type LotteryKey } from './lotteries.ts';
import { MAX_CONTEST } from './max-contest.ts';
import type { OfficialDraw } from './official-draw.ts';

/** Form of the index and of the files that it names; another number is another form. */
export const HOST_SCHEMA = 1;

/** Most bytes, as read, of the index and of a file that it names. */
export const MAX_INDEX_BYTES = 65_536;
export const MAX_ASSET_BYTES = 4_000_000;

/** A file beside the index. Its name carries the first eight digits of its hash. */
export interface HostFile {
  readonly file: string;
  /** SHA-256 of its bytes, 64 hexadecimal digits. */
  readonly hash: string;
  /** Draws that it has something of. */
  readonly count: number;
}

/** What a host has of one lottery. */
export interface HostEntry extends HostFile {
  readonly first: HostContest;
  readonly last: HostContest;
  /** The file with what the tiers paid, of the draws where that is known. */
  readonly prizes?: HostFile;
}

type HostContest = Pick<OfficialDraw, 'contest' | 'date'>;

/** `index.json`: what a host has, by lottery. */
export interface HostIndex {
  readonly schema: typeof HOST_SCHEMA;
  readonly lotteries: { readonly [K in LotteryKey]?: HostEntry };
}

/** The index in what was read as JSON; undefined for anything else, and for another form. */
export function readHostIndex(value: unknown): HostIndex | undefined {
  if (!isRecord(value) || value.schema !== HOST_SCHEMA) return undefined;
  const { lotteries } = value;
  if (!isRecord(lotteries)) return undefined;
  const entries = Object.entries(lotteries).map(([name, entry]) => {
    const lottery = findLottery(name);
    return [name, lottery && readEntry(lottery.key, entry)] as const;
  });
  if (entries.some(([, entry]) => !entry)) return undefined;
  return { schema: HOST_SCHEMA, lotteries: Object.fromEntries(entries) };
}

/** The name of a file: `megasena-1a2b3c4d.json`, `megasena-prizes-1a2b3c4d.json`. */
export function hostFileName(lottery: LotteryKey, kind: 'draws' | 'prizes', hash: string): string {
  return `${lottery}${kind === 'prizes' ? '-prizes' : ''}-${hash.slice(0, 8)}.json`;
}

function readEntry(lottery: LotteryKey, value: unknown): HostEntry | undefined {
  const own = readFile(lottery, 'draws', value);
  if (!own || !isRecord(value)) return undefined;
  const first = readContest(value.first);
  const last = readContest(value.last);
  if (!first || !last || last.contest - first.contest < own.count - 1) return undefined;
  if (value.prizes === undefined) return { ...own, first, last };
  const prizes = readFile(lottery, 'prizes', value.prizes);
  return prizes && prizes.count <= own.count ? { ...own, first, last, prizes } : undefined;
}

function readFile(
  lottery: LotteryKey,
  kind: 'draws' | 'prizes',
  value: unknown,
): HostFile | undefined {
  if (!isRecord(value)) return undefined;
  const { file, hash, count } = value;
  if (typeof hash !== 'string' || !/^[0-9a-f]{64}$/.test(hash)) return undefined;
  // Nothing but a file beside the index, whatever stands there.
  if (file !== hostFileName(lottery, kind, hash) || !isCount(count)) return undefined;
  return { file, hash, count };
}

function readContest(value: unknown): HostContest | undefined {
  if (!isRecord(value)) return undefined;
  const { contest, date } = value;
  if (!isCount(contest)) return undefined;
  if (date === undefined) return { contest };
  return typeof date === 'string' && isCalendarDate(date) ? { contest, date } : undefined;
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_CONTEST;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
