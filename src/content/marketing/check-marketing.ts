import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';

/** Tells what is wrong with a value, or nothing. */
type Rule = (value: unknown) => string | undefined;

/** A list of the marketing content: how many entries it must have, and their fields. */
interface ListRules {
  readonly min: number;
  readonly max: number;
  readonly fields: Readonly<Record<string, Rule>>;
}

/** A text that is there. */
const text: Rule = (value) => (typeof value === 'string' && value.trim() !== '' ? undefined : 'must be a text');

const picture: Rule = (value) => (value === null ? undefined : text(value));

const count: Rule = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? undefined : 'must be a whole number from 0';

const day: Rule = (value) => (isCalendarDate(value) ? undefined : 'must be a day, YYYY-MM-DD');

const titled = { id: text, title: text, text };

/** The lists, by name. Seven testimonials with these fields: docs/specification.md. */
const LISTS: Readonly<Record<string, ListRules>> = {
  testimonials: {
    min: 7,
    max: 7,
    fields: { id: text, name: text, avatar: picture, time: day, text, likes: count, comments: count, shares: count },
  },
  audience: { min: 3, max: 8, fields: { id: text, text } },
  news: { min: 1, max: 6, fields: titled },
  badges: { min: 3, max: 8, fields: titled },
};

/**
 * Throws, naming the first bad entry and field, unless the marketing content is complete and claims nothing that a
 * lottery app must not claim. Runs when the app is built.
 */
export function checkMarketing(data: Readonly<Record<string, unknown>>): void {
  for (const [name, rules] of Object.entries(LISTS)) checkList(name, data[name], rules);
  for (const name of ['video', 'footer']) {
    for (const [key, value] of fieldsOf(name, data[name])) checkField(`${name}.${key}`, value, text);
  }
}

function checkList(name: string, entries: unknown, { min, max, fields }: ListRules): void {
  if (!Array.isArray(entries)) fail(name, 'must be a list');
  if (entries.length < min || entries.length > max) {
    fail(name, `must have ${min === max ? min : `${min} to ${max}`} entries`);
  }
  const ids = new Set<unknown>();
  for (const [i, entry] of entries.entries()) {
    const values = new Map(fieldsOf(`${name}[${i}]`, entry));
    for (const [key, rule] of Object.entries(fields)) {
      checkField(`${name}[${i}].${key}`, values.get(key), rule);
    }
    const id = values.get('id');
    if (ids.has(id)) fail(`${name}[${i}].id`, `repeats "${id}"`);
    ids.add(id);
  }
}

function fieldsOf(where: string, value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) fail(where, 'must be an object');
  return Object.entries(value);
}

function checkField(where: string, value: unknown, rule: Rule): void {
  const problem = rule(value);
  if (problem) fail(where, problem);
  const claim = typeof value === 'string' ? forbiddenClaim(value) : undefined;
  if (claim) fail(where, `makes a claim that the product must not make: "${claim}"`);
}

function fail(where: string, problem: string): never {
  throw new Error(`marketing content: ${where} ${problem}`);
}

/** Words of a promise. A lottery app may not use them, not even in a sample testimonial. */
const PROMISE =
  /garant(?:e|id|ia|ir)\p{L}*|\bganh(?:ei|ou|amos|aram|ador)\p{L}*|premiad\p{L}*|acertei|acertou|faturei|faturou|fiquei ric[ao]|infal[ií]ve\p{L}*|100\s?%|com certeza|dinheiro f[aá]cil|renda extra|chances? (?:maior|melhor)\p{L}*|(?:aument|melhor|multiplic|dobr)\p{L}* (?:as?|suas?|sua|minhas?) chances?/iu;

/** The first promise in a text, or undefined when there is none. */
export function forbiddenClaim(text: string): string | undefined {
  return PROMISE.exec(text)?.[0];
}
