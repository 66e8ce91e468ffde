import { isWholeIn } from '../../../workers/shared/lottery/checks.ts';
import type { NamesFault } from '../../content/syndicate/syndicate.ts';
import { typedContest } from '../bet/contests.ts';
import { type TextFault, textFault, tidyText } from './group-text.ts';
import { MAX_MEMBERS, MAX_QUOTAS, type Member } from './syndicate.ts';

/** What somebody typed, as it counts, or what is wrong with it. */
export type Typed<T, P> = { readonly value: T } | { readonly problem: P };

/** A name, or the number of a receipt. */
export function readText(text: string): Typed<string, TextFault> {
  // A text that somebody pasted may be a whole book.
  const value = text.length > 10_000 ? text : tidyText(text);
  const problem = textFault(value);
  return problem ? { problem } : { value };
}

/** The names of a text with commas or line breaks between them, or the first thing that is wrong with them. */
export function readNames(
  text: string,
  members: readonly Member[],
): { readonly names: readonly string[] } | { readonly fault: NamesFault } {
  const known = new Set(members.map(({ name = '' }) => name.toLocaleLowerCase('pt-BR')));
  const names: string[] = [];
  for (const part of text.split(/[,;\r\n]/)) {
    const read = readText(part);
    if ('problem' in read) {
      // Between two commas, or after the last.
      if (read.problem === 'empty') continue;
      return { fault: { code: read.problem, name: part.trim().slice(0, 20) } };
    }
    const key = read.value.toLocaleLowerCase('pt-BR');
    if (known.has(key)) return { fault: { code: 'twice', name: read.value } };
    known.add(key);
    names.push(read.value);
  }
  const room = MAX_MEMBERS - members.length;
  if (names.length === 0) return { fault: { code: 'empty' } };
  if (names.length > room) return { fault: { code: 'full', room: Math.max(0, room), most: MAX_MEMBERS } };
  return { names };
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
