/** All choices of so many items of a list, each in the order of the list. */
export function subsetsOf<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  if (count > list.length) return [];
  return list.flatMap((item, i) => subsetsOf(list.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}
