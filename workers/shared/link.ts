import type { StrategyId } from './catalogue.ts';
import type { EngineVersion } from './engine-version.ts';
import { simulated } from './history.ts';
import type { LotteryKey } from './lotteries.ts';
import type { Receipt } from './receipt.ts';
import { checkGenerateRequest, type GenerateRequest, RequestError } from './request.ts';
import { OPTION_KEYS, type OptionField, type StrategyOptions } from './strategy-options.ts';

/**
 * The query parameters of a link to a run: the fields of its receipt, by the same names. `engine` is
 * the last one, so that a link that has lost its end is known by having none.
 */
export const LINK_PARAMETERS = [
  ...(['lottery', 'games', 'strategy', 'seed', 'historySeed', 'date', 'now'] as const),
  ...OPTION_KEYS,
  'engine',
] as const;

/** All but the options. */
const REQUIRED = LINK_PARAMETERS.filter(
  (name) => !(OPTION_KEYS as readonly string[]).includes(name),
);

/** What links made before 0.2.0 call some of them. */
const FORMER_PARAMETERS = {
  historySeed: 'history',
  dateNumbers: 'from',
  birthDate: 'birth',
  pool: 'numbers',
} as const;

type Parameter = (typeof LINK_PARAMETERS)[number];
type Former = keyof typeof FORMER_PARAMETERS;

/** All names that a part of a link has, or has had. */
export const LINK_NAMES = [...LINK_PARAMETERS, ...Object.values(FORMER_PARAMETERS)] as const;

/** The query parameters of a link, as text. */
export type LinkSearch = { readonly [K in (typeof LINK_NAMES)[number]]?: string };

/**
 * The text of a parameter in a query, undefined when there is none. Where it is there with several,
 * all of them, joined by a character that nothing takes: a link that says two things names no run.
 * A number of workers does not count beside a number pool.
 */
export function onlyText(name: string, given: readonly string[]): string | undefined {
  const pools = name === 'pool' ? given.filter((text) => !isPoolSize(text)) : [];
  const [text, ...others] = new Set(pools.length > 0 ? pools : given);
  return others.length > 0 ? [text, ...others].join('\uFFFD') : text;
}

/** True for what `pool` meant before 0.2.0: a number of workers. One number is no number pool. */
export function isPoolSize(text: string): boolean {
  return /^[0-8]$/.test(text);
}

/** The text of a parameter by either of its names, by both of them where they differ. */
export function linkParameter(search: LinkSearch, name: Parameter): string | undefined {
  const given = search[name];
  const text = given !== undefined && name === 'pool' && isPoolSize(given) ? undefined : given;
  const former = name in FORMER_PARAMETERS ? search[FORMER_PARAMETERS[name as Former]] : undefined;
  if (text === undefined || former === undefined || text === former) return text ?? former;
  return `${text}\uFFFD${former}`;
}

/** What every link to a run has, as far as this one has nothing for it. */
export function missingParameters(search: LinkSearch): Parameter[] {
  return REQUIRED.filter((name) => !linkParameter(search, name));
}

/** The query parameters of a run, lists with commas; `withoutPerson` gives the run to hand on. */
export function writeLink(receipt: Receipt): LinkSearch {
  const { history, options, ...fields } = receipt;
  const values = { ...fields, historySeed: history.seed, date: history.date, ...options };
  return Object.fromEntries(
    LINK_PARAMETERS.flatMap((name) => {
      if (values[name] === undefined) return [];
      const text = String(values[name]);
      // A pool of one number, which no tickets can prove, would read as a number of workers.
      return [[name === 'pool' && isPoolSize(text) ? FORMER_PARAMETERS.pool : name, text]];
    }),
  );
}

const readList = (text: string) => text.split(',');
const readNumbers = (text: string) => readList(text).map(readNumber);

const READ_OPTION: Readonly<Record<OptionField, (text: string) => unknown>> = {
  dates: readList,
  dateNumbers: readNumbers,
  name: String,
  birthDate: String,
  root: readNumber,
  pool: readNumbers,
  hits: readNumber,
};

/**
 * What a link asks for, checked; throws a RequestError for the first thing that is wrong, last for an
 * engine that is missing: without it the same link would be another run one day.
 */
export function checkLink(search: LinkSearch): GenerateRequest {
  const request = checkGenerateRequest(readLink(search));
  if (!request.engine) throw new RequestError('engine', request.engine);
  return request;
}

/**
 * What a link asks for. Only read, not checked: what is missing becomes an empty text, and what is
 * no number NaN, which no check lets pass.
 */
export function readLink(search: LinkSearch): GenerateRequest {
  const text = (name: Parameter) => linkParameter(search, name);
  const told = OPTION_KEYS.flatMap((key) => {
    const value = text(key);
    return value === undefined ? [] : [[key, READ_OPTION[key](value)]];
  });
  // A chat takes the full stop after a link for a part of it.
  const engine = text('engine')?.replace(/[^\d\uFFFD]+$/, '');
  return {
    lottery: text('lottery') as LotteryKey,
    games: /^\d{1,3}$/.test(text('games') ?? '') ? Number(text('games')) : Number.NaN,
    strategy: text('strategy') as StrategyId,
    seed: text('seed') ?? '',
    history: simulated(text('historySeed') ?? '', text('date') ?? ''),
    now: text('now') ?? '',
    ...(told.length > 0 && { options: Object.fromEntries(told) as StrategyOptions }),
    ...(engine && { engine: engine as EngineVersion }),
  };
}

/** Without leading zeros: one text for each number. */
function readNumber(text: string): number {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : Number.NaN;
}
