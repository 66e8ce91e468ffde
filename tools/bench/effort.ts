/** True where somebody wants to see that it runs, not what it measures: `BRIEF=1`. */
const isBrief = (process.env.BRIEF ?? '') !== '';

/** How many times slower the processor of a cheap phone is taken to be. */
export const THROTTLE = 6;

/** How many rounds, calls or seeds to take: as many as it takes to measure, or the least that run. */
export function effort(count: number, least = 1): number {
  return isBrief ? least : count;
}

/** What to measure of a list: all of it, or its first. */
export function some<T>(list: readonly T[]): readonly T[] {
  return list.slice(0, effort(list.length));
}
