import { MAX_SIMULATED_WINDOW, MIN_WINDOW } from '../../../workers/shared/statistics/statistics.ts';

/** The windows to choose from, in draws, where there are that many. */
const STEPS = [MIN_WINDOW, 20, 30, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000];

/** The windows over so many contests or simulated draws, ascending; the last is all of them. At least one. */
export function windowSteps(count: number): number[] {
  return [...STEPS.filter((step) => step < count), Math.max(count, 1)];
}

/** The windows over simulated draws. */
export const SIMULATED_STEPS = windowSteps(MAX_SIMULATED_WINDOW);

/** The place of the longest of these windows that is no longer than the wish; at least the first. */
export function nearestStep(steps: readonly number[], wish: number): number {
  return Math.max(0, steps.filter((step) => step <= wish).length - 1);
}
