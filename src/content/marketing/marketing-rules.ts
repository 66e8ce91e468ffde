import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';

/** Tells what is wrong with a value, or nothing. */
export type Rule = (value: unknown) => string | undefined;

/** A list of the marketing content: how many entries it must have, and their fields. */
export interface ListRules {
  readonly min: number;
  readonly max: number;
  readonly fields: Readonly<Record<string, Rule>>;
}

/** A text that is there. */
export const text: Rule = (value) => (typeof value === 'string' && value.trim() !== '' ? undefined : 'must be a text');

const picture: Rule = (value) => (value === null ? undefined : text(value));

const count: Rule = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? undefined : 'must be a whole number from 0';

const day: Rule = (value) =>
  typeof value === 'string' && isCalendarDate(value) ? undefined : 'must be a day, YYYY-MM-DD';

const titled = { id: text, title: text, text };

/** The lists, by name. Seven testimonials with these fields: docs/specification.md. */
export const LISTS: Readonly<Record<string, ListRules>> = {
  testimonials: {
    min: 7,
    max: 7,
    fields: {
      id: text,
      name: text,
      avatar: picture,
      time: day,
      text,
      likes: count,
      comments: count,
      shares: count,
    },
  },
  audience: { min: 3, max: 8, fields: titled },
  news: { min: 1, max: 6, fields: { ...titled, illustration: text } },
  badges: { min: 3, max: 8, fields: titled },
};
