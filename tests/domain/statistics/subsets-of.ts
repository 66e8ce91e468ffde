/** All sets of so many of the numbers 1…total, each ascending. */
export function subsetsOf(total: number, count: number): number[][] {
  if (count === 0) return [[]];
  if (count > total) return [];
  return [
    ...subsetsOf(total - 1, count),
    ...subsetsOf(total - 1, count - 1).map((rest) => [...rest, total]),
  ];
}
