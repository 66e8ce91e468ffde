import { proxy } from 'valtio/vanilla';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import {
  type DrawStatistics,
  MAX_SIMULATED_WINDOW,
  MAX_WINDOW,
} from '../../../workers/shared/statistics/statistics.ts';
import type { Summaries } from '../results/summary.ts';

type SourceKind = DrawStatistics['kind'];

/**
 * The wanted windows, in draws: as many as the strategies look at, and all real ones, until another is chosen. `choiceNow`
 * fits them to the kept draws.
 */
export const windows = proxy<Record<SourceKind, number>>({ simulated: 30, official: MAX_WINDOW });

/** The draws that are looked at. Equal ones are of equal draws. */
export interface ChosenDraws {
  readonly lottery: LotteryKey;
  readonly kind: SourceKind;
  readonly window: number;
  /** Of what is kept, where real draws are looked at. */
  readonly revision: number;
}

/** The same, and what else there is to choose. */
export interface StatisticsChoice extends ChosenDraws {
  /** The windows there are, ascending, and the place of the chosen one. */
  readonly steps: readonly number[];
  readonly step: number;
}

/** The windows to choose from, in draws, where there are that many. */
const STEPS = [10, 20, 30, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000];

/** The windows over so many contests or simulated draws, ascending; the last is all of them. At least one. */
export function windowSteps(count: number): number[] {
  return [...STEPS.filter((step) => step < count), Math.max(count, 1)];
}

/** The windows over simulated draws. */
const SIMULATED_STEPS = windowSteps(MAX_SIMULATED_WINDOW);

/** The place of the longest of these windows that is no longer than the wish; at least the first. */
export function nearestStep(steps: readonly number[], wish: number): number {
  return Math.max(0, steps.filter((step) => step <= wish).length - 1);
}

/** The real draws of a lottery, without kept ones the simulated ones, in the wanted window as far as there are so many. */
export function choiceNow(lottery: LotteryKey, wanted: Readonly<typeof windows>, kept: Summaries): StatisticsChoice {
  const summary = kept[lottery];
  const isOfficial = summary !== undefined && summary.count > 0;
  const kind = isOfficial ? 'official' : 'simulated';
  const steps = isOfficial ? windowSteps(Math.min(summary.count, MAX_WINDOW)) : SIMULATED_STEPS;
  const step = nearestStep(steps, wanted[kind]);
  return {
    lottery,
    kind,
    steps,
    step,
    window: steps[step] as number,
    revision: isOfficial ? summary.revision : 0,
  };
}

/** Looks at the window of that place; the last, all draws, stays all when more come in. */
export function lookAtStep({ kind, steps }: StatisticsChoice, step: number): void {
  const isAll = kind === 'official' && step === steps.length - 1;
  windows[kind] = isAll ? MAX_WINDOW : (steps[step] ?? windows[kind]);
}
