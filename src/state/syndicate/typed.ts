import { isWholeIn } from '../../../workers/shared/lottery/checks.ts';
import { typedContest } from '../bet/contests.ts';
import { type TextFault, textFault, tidyText } from './group-text.ts';
import { MAX_QUOTAS } from './syndicate.ts';

/** What somebody typed, as it counts, or what is wrong with it. */
export type Typed<T, P> = { readonly value: T } | { readonly problem: P };

/** A name, or the number of a receipt. */
export function readText(text: string): Typed<string, TextFault> {
  // A text that somebody pasted may be a whole book.
  const value = text.length > 10_000 ? text : tidyText(text);
  const problem = textFault(value);
  return problem ? { problem } : { value };
}

/** Quotas: a whole number of 1…MAX_QUOTAS in digits. */
export function readQuotas(text: string): Typed<number, 'quotas'> {
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return isWholeIn(value, 1, MAX_QUOTAS) ? { value } : { problem: 'quotas' };
}

/** The number of a contest; undefined for an empty text: it is not known. */
export function readContest(text: string): Typed<number | undefined, 'contest'> {
  const value = typedContest(text);
  return value === undefined && text.trim() !== '' ? { problem: 'contest' } : { value };
}
