import { BET_KEYS } from '../bet/bet.ts';
import { OPTION_KEYS } from '../strategy/strategy-options.ts';

/** The query parameter that a packed link is: the whole of a receipt in one text. */
export const PACKED_KEY = 'r';

/**
 * The query parameters of a link to a run: the fields of its receipt, by the same names. `engine` is the last one, so
 * that a link that has lost its end is known by having none.
 */
export const LINK_PARAMETERS = [
  ...(['lottery', 'games', 'strategy', 'seed', 'historySeed', 'date', 'now'] as const),
  ...OPTION_KEYS,
  ...BET_KEYS,
  'swaps',
  'engine',
] as const;

/** What links made before 0.2.0 call some of them. */
export const FORMER_PARAMETERS = {
  historySeed: 'history',
  dateNumbers: 'from',
  birthDate: 'birth',
  pool: 'numbers',
} as const;

/** A part of a link, by its name of today. */
export type LinkParameter = (typeof LINK_PARAMETERS)[number];
type Former = keyof typeof FORMER_PARAMETERS;

/** All names that a part of a link has, or has had. */
export const LINK_NAMES = [...LINK_PARAMETERS, ...Object.values(FORMER_PARAMETERS)] as const;

/** The query parameters of a link, as text. */
export type LinkSearch = {
  readonly [K in typeof PACKED_KEY | (typeof LINK_NAMES)[number]]?: string;
};

/**
 * The text of a parameter in a query, undefined when it is missing. A parameter that stands there twice gives all its
 * texts, joined by U+FFFD, which no value contains: such a link names no run. A number of workers does not count beside
 * a number pool.
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
export function linkParameter(search: LinkSearch, name: LinkParameter): string | undefined {
  const given = search[name];
  const text = given !== undefined && name === 'pool' && isPoolSize(given) ? undefined : given;
  const former = name in FORMER_PARAMETERS ? search[FORMER_PARAMETERS[name as Former]] : undefined;
  if (text === undefined || former === undefined || text === former) return text ?? former;
  return `${text}\uFFFD${former}`;
}
