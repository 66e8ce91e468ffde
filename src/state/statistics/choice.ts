import { proxy } from 'valtio/vanilla';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import {
  type DrawStatistics,
  MAX_SIMULATED_WINDOW,
  MAX_WINDOW,
} from '../../../workers/shared/statistics/statistics.ts';
import type { Summaries } from '../results/summary.ts';

export type SourceKind = DrawStatistics['kind'];

/** The wanted statistics; `choiceNow` fits them to the kept draws. */
export const wish = proxy<{
  source: SourceKind;
  /** In draws; as many as the strategies look at, and all real ones, until another is chosen. */
  windows: Record<SourceKind, number>;
}>({ source: 'official', windows: { simulated: 30, official: MAX_WINDOW } });

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
  /** The last real contest that is kept of the lottery; undefined where none is. */
  readonly lastContest: number | undefined;
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

/** The wish as far as there are draws for it: without real ones of a lottery the simulated ones. */
export function choiceNow(
  lottery: LotteryKey,
  { source, windows }: Readonly<typeof wish>,
  kept: Summaries,
): StatisticsChoice {
  const summary = kept[lottery];
  const isOfficial = source === 'official' && summary !== undefined && summary.count > 0;
  const kind = isOfficial ? 'official' : 'simulated';
  const steps = isOfficial ? windowSteps(Math.min(summary.count, MAX_WINDOW)) : SIMULATED_STEPS;
  const step = nearestStep(steps, windows[kind]);
  return {
    lottery,
    kind,
    steps,
    step,
    window: steps[step] as number,
    lastContest: summary && summary.count > 0 ? summary.last.contest : undefined,
    revision: isOfficial ? summary.revision : 0,
  };
}

/** Looks at simulated or real draws. */
export function lookAtSource(source: SourceKind): void {
  wish.source = source;
}

/** Looks at the window of that place; the last, all draws, stays all when more come in. */
export function lookAtStep({ kind, steps }: StatisticsChoice, step: number): void {
  const isAll = kind === 'official' && step === steps.length - 1;
  wish.windows[kind] = isAll ? MAX_WINDOW : (steps[step] ?? wish.windows[kind]);
}
