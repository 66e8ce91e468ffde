import type { Slip } from './fields.ts';
import type { RawRow } from './rows.ts';

/** Deeper lists than this are no lists of games. */
const MAX_DEPTH = 6;

/** The lists of numbers in a text that is JSON, each as a row; undefined of any other text. */
export function gamesInJson({ numbers: { to }, isLastZero }: Slip, text: string): readonly RawRow[] | undefined {
  if (!/^\s{0,100}[[{]/.test(text)) return undefined;
  try {
    const lists = [...listsIn(JSON.parse(text), 0)];
    if (lists.length === 0) return undefined;
    return lists.map((list, i) => ({
      line: i + 1,
      asides: [],
      numbers: list.map((n, at) => ({ value: isLastZero && n === 0 ? to : n, text: String(n), gap: ',', at })),
    }));
  } catch {
    return undefined;
  }
}

function* listsIn(value: unknown, depth: number): Generator<readonly number[]> {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  const numbers = Array.isArray(value) ? value.map(numberOf) : [];
  if (numbers.length > 0 && numbers.every((n) => n !== undefined)) yield numbers;
  else for (const inner of Object.values(value)) yield* listsIn(inner, depth + 1);
}

/** 4, "04" */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  return typeof value === 'string' && /^\s{0,3}\d{1,3}\s{0,3}$/.test(value) ? Number(value) : undefined;
}
