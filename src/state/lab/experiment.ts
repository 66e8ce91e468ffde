import { proxy, ref } from 'valtio/vanilla';
import type { DrawsAudit } from '../../../workers/shared/lab/draws-audit.ts';
import type { LabReport } from '../../../workers/shared/lab/lab-report.ts';
import { type LabRequest, lotteryOfLab } from '../../../workers/shared/lab/lab-request.ts';
import type { PopularityReport } from '../../../workers/shared/lab/popularity-report.ts';
import { columnOf, layoutOf, seenUntil } from '../../../workers/shared/lab/simulation-layout.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { TierHits } from '../../../workers/shared/lottery/tier-odds.ts';
import { ENGINE_VERSION } from '../../../workers/shared/run/engine-version.ts';
import { randomSeed } from '../../platform/entropy.ts';
import { noteEvent } from '../../platform/events.ts';
import { HistoryError } from '../history/history-fault.ts';
import { type Answer, answerOf } from '../run/failure.ts';
import { isOfDraws, type LabChoice } from './choice.ts';
import { type Counted, countBlocks } from './count-blocks.ts';
import { labPool } from './lab-pool.ts';
import { findNamed, type LabAnswer, type LabFailure } from './named-draws.ts';
import { requestOf } from './request-of.ts';

/** What a simulation has counted so far. */
export interface LiveTier {
  readonly hits: TierHits;
  readonly seen: number;
}

/** What an experiment comes to, or a look at the kept draws. */
export type ShownReport = LabReport | DrawsAudit | PopularityReport;

/** The experiment on screen. */
export const experiment = proxy<{
  phase: 'idle' | 'running' | 'done' | 'failed';
  request: LabRequest | null;
  /** Of what is chosen; a request says its own. */
  lottery: LotteryKey;
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
  lottery: 'megasena',
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
  experiment.lottery = choice.lottery;
  if (isOfDraws(choice)) return begin((signal) => ofKeptDraws(signal, choice));
  return begin(async (signal, started) => {
    const asked = await requestOf(choice, randomSeed(), signal);
    return asked.ok && !signal.aborted ? count(asked.value, signal, started) : (asked as Answer<never>);
  });
}

/** Makes an experiment once more, for instance that of a link. Never rejects. */
export function repeatExperiment(request: LabRequest): Promise<void> {
  return begin((signal, started) => count(request, signal, started));
}

async function begin(make: (signal: AbortSignal, started: number) => Promise<LabAnswer<ShownReport>>): Promise<void> {
  leaveExperiment();
  const mine = new AbortController();
  current = mine;
  Object.assign(experiment, { phase: 'running', done: 0, restMs: null });
  const started = performance.now();
  const report = await toldOf(() => make(mine.signal, started));
  if (mine.signal.aborted) return;
  if (report.ok) {
    Object.assign(experiment, { phase: 'done', report: ref(report.value), tookMs: performance.now() - started });
  } else {
    Object.assign(experiment, { phase: 'failed', failure: report.failure });
  }
}

async function count(request: LabRequest, signal: AbortSignal, started: number): Promise<LabAnswer<LabReport>> {
  Object.assign(experiment, { request: ref(request), lottery: lotteryOfLab(request) });
  const look = every(LOOK_MS, (counted: Counted) => {
    if (!signal.aborted) show(request, counted, performance.now() - started);
  });
  const named = await findNamed(request, signal);
  if (!named.ok) return named;
  const sums = await answerOf(() => countBlocks(labPool(), signal, request, look));
  if (!sums.ok) return sums;
  return answerOf(() => labPool().run(signal, 'labReport', { request, sums: sums.value }));
}

/** What looks at the kept draws themselves. Rejects with a HistoryError where there are none. */
async function ofKeptDraws(
  signal: AbortSignal,
  { experiment: kind, lottery }: LabChoice,
): Promise<Answer<ShownReport>> {
  const names = { lottery, seed: randomSeed(), engine: ENGINE_VERSION };
  const ask = () =>
    kind === 'popularity'
      ? labPool().run(signal, 'labPopularity', names)
      : labPool().run(signal, 'labAudit', { lottery });
  const found: Answer<ShownReport | null> = await answerOf<ShownReport | null>(ask);
  if (!found.ok) return found;
  if (!found.value) throw new HistoryError({ lottery, kind: 'unreadable', contests: [] });
  return { ok: true, value: found.value };
}

function show(request: LabRequest, { sums, done }: Counted, tookMs: number): void {
  experiment.done = done;
  experiment.restMs = tookMs > PACE_MS && done > 0 ? (tookMs / done) * (1 - done) : null;
  // A block may take minutes: until one is there, nothing is known of what has come.
  if (request.kind === 'simulate' && sums.some(Boolean)) experiment.live = liveTiers(request, sums);
}

function liveTiers(request: Extract<LabRequest, { kind: 'simulate' }>, sums: Float64Array): LiveTier[] {
  const layout = layoutOf(request);
  return layout.lottery.winningHits
    .filter((hits) => typeof hits === 'number')
    .map((hits) => ({ hits, seen: Math.max(0, ...seenUntil(layout, sums, columnOf(layout, hits))) }));
}

/** Passes a call on when the last that it passed on is so long ago. */
function every<T>(ms: number, pass: (value: T) => void): (value: T) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (value) => {
    const now = performance.now();
    if (now - last < ms) return;
    last = now;
    pass(value);
  };
}

/** What an asking gives, or throws because real draws are not there. */
async function toldOf<T>(ask: () => Promise<LabAnswer<T>>): Promise<LabAnswer<T>> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof HistoryError) return { ok: false, failure: { code: 'no-draws', fault: error.fault } };
    noteEvent('error', error);
    return { ok: false, failure: { code: 'failed' } };
  }
}
