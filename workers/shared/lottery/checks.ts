import type { Lottery } from './lotteries.ts';

/** True for a whole number of `min`…`max`. */
export function isWholeIn(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** True for a list, also an empty one, of different numbers of a lottery. */
export function areNumbers(value: unknown, { total }: Lottery): value is readonly number[] {
  return Array.isArray(value) && new Set(value).size === value.length && value.every((n) => isWholeIn(n, 1, total));
}

/** True for a list, also an empty one, of numbers of a lottery, each higher than the one before. */
export function areAscending(value: unknown, lottery: Lottery): value is readonly number[] {
  return areNumbers(value, lottery) && value.every((n, i) => i === 0 || n > (value[i - 1] ?? n));
}

/** The value of a JSON text, undefined for any other. No object in it has a field `__proto__`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
}

/** The fields of a value that is an object and no list; undefined for any other. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { ...value } : undefined;
}
