import { isSign, type RawRow } from './row.ts';

/** Rows of a list, and how many numbers the longest of its games has, where a header says so. */
export interface Table {
  readonly rows: readonly RawRow[];
  readonly columns?: number;
}

/** The rows without the numbers of a header in the first one; in both ways where they may be a game. */
export function withoutHeader(rows: readonly RawRow[]): readonly Table[] {
  const [header, ...others] = rows;
  if (!header || others.length === 0) return [{ rows }];
  const { line, asides, numbers } = header;
  const labels = [...asides, ...numbers].sort((a, b) => a.at - b.at).filter(({ value }) => value !== undefined);
  const columns = labels.length;
  if (columns < 2 || labels.some(({ value, text }, i) => value !== i + 1 || /^0/.test(text))) return [{ rows }];
  if (numbers.length === 0) return [{ rows, columns }];
  if (numbers.length < columns || !numbers.every(({ gap }, i) => i === 0 || isCell(gap))) return [{ rows }];
  const told = numbers.map(({ value, text, at }) => ({ value, text, at, role: 'other' }));
  const table = { rows: [{ line, numbers: [], asides: [...asides, ...told] }, ...others], columns };
  const isWord = /\p{L}/u.test(numbers[0]?.gap ?? '');
  const isOther = others.every((row) => row.numbers.length > columns);
  return isWord || isOther ? [table] : [{ rows }, table];
}

const isCell = (gap: string) => isSign(gap) || gap === '\t';
