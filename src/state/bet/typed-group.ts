/** Most people in a group, and most quotas. */
const MAX_QUOTAS = 100;

/** A group that plays together («bolão»). */
export interface Group {
  readonly people: number;
  readonly quotas: number;
}

/** What is wrong with a group that somebody typed, and where. */
export interface GroupProblem {
  readonly field: keyof Group;
  readonly kind: 'people-range' | 'quotas-range' | 'fewer-quotas';
}

/** The group that was typed; without a number of quotas, one for each person. */
export function readGroup(texts: { readonly people: string; readonly quotas: string }): Group | GroupProblem {
  const people = readCount(texts.people);
  if (people === undefined) return { field: 'people', kind: 'people-range' };
  const quotas = texts.quotas.trim() === '' ? people : readCount(texts.quotas);
  if (quotas === undefined) return { field: 'quotas', kind: 'quotas-range' };
  return quotas < people ? { field: 'quotas', kind: 'fewer-quotas' } : { people, quotas };
}

/** 1…MAX_QUOTAS, or undefined. */
function readCount(text: string): number | undefined {
  const count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= MAX_QUOTAS ? count : undefined;
}
