const FIRST = 100;

/**
 * After how many draws a simulation is looked at: 1, 2 and 5 times each power of ten from 100 on, and all of them at the
 * end. Ascending.
 */
export function checkpointsOf(draws: number): number[] {
  const points: number[] = [];
  for (let power = FIRST; power < draws; power *= 10) {
    points.push(...[power, 2 * power, 5 * power].filter((point) => point < draws));
  }
  return [...points, draws];
}
