import { proxy, ref } from 'valtio/vanilla';
import type { GamesCheck } from '../../../workers/shared/check/check-games.ts';
import type { DrawsAudit } from '../../../workers/shared/lab/draws-audit.ts';
import type { LabReport, LabRequest, SimulateRequest } from '../../../workers/shared/lab/lab-request.ts';
import type { PopularityReport } from '../../../workers/shared/lab/popularity-report.ts';
import { columnOf, layoutOf, seenUntil } from '../../../workers/shared/lab/simulation-layout.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { TierHits } from '../../../workers/shared/lottery/tier-odds.ts';
import { randomSeed } from '../../platform/entropy.ts';
import { checkAnswer } from '../check/check-answer.ts';
import { HistoryError } from '../history/history-fault.ts';
import type { LabChoice } from './choice.ts';
import { type Counted, countBlocks } from './count-blocks.ts';
import { answered, checkDraws, LabError, type LabFailure, labFailure } from './lab-failure.ts';
import { labPool } from './lab-pool.ts';
import { isMeasure, type MeasureRequest, type PageRequest, requestOf } from './request-of.ts';

/** What a simulation has counted so far. */
export interface LiveTier {
  readonly hits: TierHits;
  readonly seen: number;
}

/** What an experiment comes to, or a look at the kept draws. */
export type ShownReport = LabReport | DrawsAudit | PopularityReport | ({ readonly kind: 'games' } & GamesCheck);

/** The experiment on screen. */
export const experiment = proxy<{
  phase: 'idle' | 'running' | 'done' | 'failed';
  request: PageRequest | null;
  /** How much of it is done, 0…1, and how many milliseconds the rest takes at that pace; null: not known yet. */
  done: number;
  restMs: number | null;
  live: readonly LiveTier[];
  report: ShownReport | null;
  /** How long it took, in milliseconds. */
  tookMs: number;
  failure: LabFailure | null;
}>({
  phase: 'idle',
  request: null,
  done: 0,
  restMs: null,
  live: [],
  report: null,
  tookMs: 0,
  failure: null,
});

/** Least time between two looks at what has been counted, in milliseconds: ten a second. */
const LOOK_MS = 100;

/** So long the pace is not known, in milliseconds. */
const PACE_MS = 1000;

let current: AbortController | undefined;

/** Gives up the experiment that is running, if any, and forgets the one on screen. */
export function leaveExperiment(): void {
  current?.abort();
  current = undefined;
  Object.assign(experiment, { phase: 'idle', request: null, report: null, failure: null, live: [] });
}

/** Makes the experiment that is chosen, with a seed of its own. Never rejects. */
export function startExperiment(choice: LabChoice): Promise<void> {
  return attempt(async (signal) => run(await requestOf(choice, randomSeed(), signal), signal));
}

/** Makes an experiment once more, for instance that of a link. Never rejects. */
export function repeatExperiment(request: PageRequest): Promise<void> {
  return attempt((signal) => run(request, signal));
}

/** Shows the report that is made, or the failure that is thrown. Never rejects. */
async function attempt(make: (signal: AbortSignal) => Promise<ShownReport>): Promise<void> {
  leaveExperiment();
  const mine = new AbortController();
  current = mine;
  Object.assign(experiment, { phase: 'running', done: 0, restMs: null });
  const started = performance.now();
  try {
    const report = await make(mine.signal);
    if (mine.signal.aborted) return;
    Object.assign(experiment, { phase: 'done', report: ref(report), tookMs: performance.now() - started });
  } catch (error) {
    if (mine.signal.aborted) return;
    Object.assign(experiment, { phase: 'failed', failure: labFailure(error) });
  }
}

/** Makes an experiment. Rejects with a LabError or a HistoryError, or as `Pool.run` does. */
async function run(request: PageRequest, signal: AbortSignal): Promise<ShownReport> {
  if (!signal.aborted) experiment.request = ref(request);
  if (isMeasure(request)) return measure(request, signal);
  if (request.kind === 'walk') await checkDraws(request, signal);
  const started = performance.now();
  let looked = Number.NEGATIVE_INFINITY;
  const look = (counted: Counted) => {
    const now = performance.now();
    if (signal.aborted || now - looked < LOOK_MS) return;
    looked = now;
    show(request, counted, now - started);
  };
  const sums = answered(await countBlocks(labPool(), signal, request, look));
  return answered(await labPool().run(signal, 'labReport', { request, sums }));
}

/** Looks at the kept draws themselves. */
async function measure({ kind, games, ...names }: MeasureRequest, signal: AbortSignal): Promise<ShownReport> {
  const { lottery } = names;
  if (games) {
    const found = await checkAnswer({ lottery, games, scope: { kind: 'all' } }, signal);
    if (typeof found !== 'string') return { kind: 'games', ...found };
    throw found === 'failed' ? new LabError({ code: 'failed' }) : new HistoryError(unreadable(lottery));
  }
  const found: ShownReport | null = answered<ShownReport | null>(
    kind === 'draws'
      ? await labPool().run(signal, 'labAudit', { lottery })
      : await labPool().run(signal, 'labPopularity', names),
  );
  if (!found) throw new HistoryError(unreadable(lottery));
  return found;
}

const unreadable = (lottery: LotteryKey) => ({ lottery, kind: 'unreadable', contests: [] }) as const;

function show(request: LabRequest, { sums, done }: Counted, tookMs: number): void {
  experiment.done = done;
  experiment.restMs = tookMs > PACE_MS && done > 0 ? (tookMs / done) * (1 - done) : null;
  // A block may take minutes: until one is there, nothing is known of what has come.
  if (request.kind === 'simulate' && sums.some(Boolean)) experiment.live = liveTiers(request, sums);
}

function liveTiers(request: SimulateRequest, sums: Float64Array): LiveTier[] {
  const layout = layoutOf(request);
  return layout.lottery.winningHits
    .filter((hits) => typeof hits === 'number')
    .map((hits) => ({ hits, seen: Math.max(0, ...seenUntil(layout, sums, columnOf(layout, hits))) }));
}
