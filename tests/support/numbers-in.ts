/** All numbers in a value, at all depths. */
export function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  if (ArrayBuffer.isView(value)) return [...(value as Float64Array)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
