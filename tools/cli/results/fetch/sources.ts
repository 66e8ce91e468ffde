import type { ResultsForm } from '../../../../workers/shared/draws/results-report.ts';
import { isCalendarDate } from '../../../../workers/shared/lottery/calendar.ts';
import { fieldsOf, parseJson } from '../../../../workers/shared/lottery/checks.ts';
import { findLottery, type LotteryKey } from '../../../../workers/shared/lottery/lotteries.ts';
import { UsageError } from '../../usage.ts';
import { readBytes } from '../read-file.ts';
import { isAllowedAddress } from './download.ts';

const MAX_BYTES = 100_000;
const ORIGINS = ['api', 'sheet', 'broadcast'] as const;
const FORMS: readonly ResultsForm[] = [
  ...(['official-xlsx', 'official-csv', 'official-paste', 'asloterias'] as const),
  ...(['simple-table', 'official-json', 'mirror-json'] as const),
];

/** Stands for the number of the contest in an address. */
const CONTEST = '{contest}';

/** A place where results are read. */
export interface ResultSource {
  readonly name: string;
  /** What the publisher reads the results from; a mirror has the origin of its original. */
  readonly origin: (typeof ORIGINS)[number];
  readonly form: ResultsForm;
  /** Address patterns by lottery. */
  readonly address: ReadonlyMap<LotteryKey, string>;
}

/** True for a pattern that names one contest; another one is the address of a whole table. */
export const isOfContest = (pattern: string) => pattern.includes(CONTEST);

export const contestAddress = (pattern: string, contest: number) => pattern.replaceAll(CONTEST, String(contest));

/** Reads the sources file. Rejects with a UsageError that names what is wrong. */
export async function readSources(path: string): Promise<readonly ResultSource[]> {
  const bytes = await readBytes(path, MAX_BYTES);
  const file = bytes.length > MAX_BYTES ? undefined : fieldsOf(parseJson(new TextDecoder().decode(bytes)));
  const refuse = (what: string) => new UsageError(`${path}: ${what}`);
  if (!file || !isCalendarDate(file.read)) throw refuse('expected {"read": "YYYY-MM-DD", "sources": […]}');
  if (!Array.isArray(file.sources) || file.sources.length === 0) throw refuse('expected one source or more');
  const sources = file.sources.map((value, i) => readSource(value, (what) => refuse(`source ${i + 1}: ${what}`)));
  const names = sources.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw refuse(`two sources have the name ${JSON.stringify(twice)}`);
  return sources;
}

function readSource(value: unknown, refuse: (what: string) => UsageError): ResultSource {
  const { name, address: addresses, ...fields } = fieldsOf(value) ?? {};
  const origin = ORIGINS.find((one) => one === fields.origin);
  const form = FORMS.find((one) => one === fields.form);
  const patterns = Object.entries(fieldsOf(addresses) ?? {});
  if (typeof name !== 'string' || !/^[\w .-]{1,40}$/.test(name)) throw refuse('expected a "name" of 1 to 40 letters');
  if (!origin) throw refuse(`expected the "origin" ${ORIGINS.join(', ')}`);
  if (!form) throw refuse(`expected the "form" ${FORMS.join(', ')}`);
  if (patterns.length === 0) throw refuse('expected an "address" for one lottery or more');
  const address = patterns.map(([lottery, pattern]) => {
    const key = findLottery(lottery)?.key;
    if (!key) throw refuse(`"address": no lottery ${JSON.stringify(lottery)}`);
    if (typeof pattern === 'string' && isAllowedAddress(contestAddress(pattern, 1))) return [key, pattern] as const;
    throw refuse(`"address" of ${lottery}: expected https://…, or http:// for this machine`);
  });
  return { name, origin, form, address: new Map(address) };
}
