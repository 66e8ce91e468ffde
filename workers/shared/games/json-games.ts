import type { Slip } from './fields.ts';
import { type Table, withoutHeader } from './header.ts';
import { rowsOf } from './rows.ts';

/** Deeper lists of JSON than this are no lists of games. */
export const MAX_DEPTH = 6;

/** The lists of numbers in a text that is JSON, or has some in each line, each as a row; undefined of any other text. Yields as `rowsOf`. */
export function* gamesInJson(slip: Slip, text: string): Generator<number, readonly Table[] | undefined, void> {
  if (!/^\s{0,100}[[{]/.test(text)) return undefined;
  const lines = text.trim().replace(/,?\r?\n/g, ',\n');
  const parsed = parse(text) ?? parse(`[${lines.replace(/,$/, '')}]`);
  const [found, texts]: [(readonly number[])[], string[]] = [[], []];
  collect(parsed, found, texts, 0);
  const { to, sizes } = slip.numbers;
  if (!found.some(({ length }) => length >= Number(sizes[0]))) {
    return texts.length > 0 ? (yield* rowsOf(slip, texts.join('\n'))).flatMap(withoutHeader) : undefined;
  }
  const rows = found.map((list, i) => ({
    line: i + 1,
    asides: [],
    numbers: list.map((n, at) => ({ value: slip.isLastZero && n === 0 ? to : n, text: String(n), gap: ',', at })),
  }));
  return [{ rows }];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Finds lists of numbers, those of keys that are counted («n1», «n2») too, and what texts there are. */
function collect(value: unknown, found: (readonly number[])[], texts: string[], depth: number): void {
  if (typeof value === 'string') texts.push(value);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  const isList = Array.isArray(value);
  const entries = Object.entries(value).filter(([key]) => isList || /\D\d{1,2}$/.test(key));
  const numbers = entries.map(([, inner]) => numberOf(inner));
  if (numbers.length > 1 && numbers.every((n) => n !== undefined)) found.push(numbers);
  else for (const inner of Object.values(value)) collect(inner, found, texts, depth + 1);
}

/** 4, "04" */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  return typeof value === 'string' && /^\s{0,3}\d{1,3}\s{0,3}$/.test(value) ? Number(value) : undefined;
}
