import type { ResultsForm } from '../../../../workers/shared/draws/results-report.ts';
import { isCalendarDate } from '../../../../workers/shared/lottery/calendar.ts';
import { fieldsOf, parseJson } from '../../../../workers/shared/lottery/checks.ts';
import { findLottery, type LotteryKey } from '../../../../workers/shared/lottery/lotteries.ts';
import { UsageError } from '../../usage.ts';
import { readBytes } from '../read-file.ts';
import { isAllowedAddress } from './download.ts';

const ORIGINS = ['api', 'sheet', 'broadcast'] as const;
const FORMS = ['official-xlsx', 'official-csv', 'asloterias', 'simple-table', 'official-json', 'mirror-json'] as const;

/** Stands for the number of the contest in an address. */
const CONTEST = '{contest}';

/** A place where results are read. */
export interface ResultSource {
  readonly name: string;
  /** What the publisher reads the results from; a mirror has the origin of its original. */
  readonly origin: (typeof ORIGINS)[number];
  readonly form: Extract<ResultsForm, (typeof FORMS)[number]>;
  /** Address patterns by lottery. */
  readonly address: ReadonlyMap<LotteryKey, string>;
}

/** Does a pattern name one contest? Another one is the address of a whole table. */
export const isOfContest = (pattern: string) => pattern.includes(CONTEST);

export const contestAddress = (pattern: string, contest: number) => pattern.replaceAll(CONTEST, String(contest));

/** Reads the sources file. Rejects with a UsageError that names what is wrong. */
export async function readSources(path: string): Promise<readonly ResultSource[]> {
  const file = fieldsOf(parseJson(new TextDecoder().decode(await readBytes(path))));
  const refuse = (what: string) => new UsageError(`${path}: ${what}`);
  if (!isCalendarDate(file?.read)) throw refuse('expected {"read": "YYYY-MM-DD", "sources": […]}');
  if (!Array.isArray(file?.sources) || file.sources.length === 0) throw refuse('expected one source or more');
  const sources = file.sources.map((value, i) => readSource(value, (what) => refuse(`source ${i + 1}: ${what}`)));
  if (new Set(sources.map(({ name }) => name)).size < sources.length) throw refuse('two sources have the same name');
  return sources;
}

function readSource(value: unknown, refuse: (what: string) => UsageError): ResultSource {
  const { name, address: addresses, ...fields } = fieldsOf(value) ?? {};
  const origin = ORIGINS.find((one) => one === fields.origin);
  const form = FORMS.find((one) => one === fields.form);
  if (typeof name !== 'string' || !/^[\w .-]{1,40}$/.test(name)) throw refuse('expected a "name" of 1 to 40 letters');
  if (!origin) throw refuse(`expected the "origin" ${ORIGINS.join(', ')}`);
  if (!form) throw refuse(`expected the "form" ${FORMS.join(', ')}`);
  const address = Object.entries(fieldsOf(addresses) ?? {}).map(([lottery, pattern]) => {
    const key = findLottery(lottery)?.key;
    if (key && typeof pattern === 'string' && isAllowedAddress(contestAddress(pattern, 1)))
      return [key, pattern] as const;
    throw refuse(`"address" of ${lottery}: expected a lottery and https://…, or http:// for this machine`);
  });
  return { name, origin, form, address: new Map(address) };
}
