import { proxy } from 'valtio/vanilla';
import type { SimulateRequest } from '../../../workers/shared/lab/lab-request.ts';
import { BLOCK_DRAWS } from '../../../workers/shared/lab/simulation-layout.ts';
import { answerOf } from '../run/failure.ts';
import type { LabChoice } from './choice.ts';
import { labPool } from './lab-pool.ts';
import { drawsOfOne, paceOf } from './pace.ts';
import { requestOf } from './request-of.ts';

/** How long the chosen simulation takes here, about, in milliseconds; null: not known. */
export const estimate = proxy<{ ms: number | null }>({ ms: null });

/** A choice lasts so long before it is tried, in milliseconds. */
const SETTLE_MS = 300;

/** Tries a little of the chosen simulation, soon, to tell how long all of it takes. Gives what gives it up. */
export function estimateTime(choice: LabChoice): () => void {
  const mine = new AbortController();
  estimate.ms = null;
  const timer = setTimeout(() => void tryOut(choice, mine.signal), SETTLE_MS);
  return () => {
    clearTimeout(timer);
    mine.abort();
  };
}

async function tryOut(choice: LabChoice, signal: AbortSignal): Promise<void> {
  const request = await requestOf(choice, 'estimate', signal).catch(() => undefined);
  if (request?.kind !== 'simulate' || signal.aborted) return;
  const { draws } = request;
  const block = BLOCK_DRAWS[request.bet.kind];
  // What it loads is there before a time is taken.
  const loaded = await answerOf(() => labPool().run(signal, 'labPlan', request));
  if (!loaded.ok) return;
  const pace = await paceOf((some) => timeOf({ ...request, draws: some }, signal), Math.min(draws, block));
  if (pace !== undefined) estimate.ms = pace * drawsOfOne(draws, block, labPool().size);
}

/** How long some draws take, in milliseconds; undefined when they failed or were given up. */
async function timeOf(request: SimulateRequest, signal: AbortSignal): Promise<number | undefined> {
  const start = performance.now();
  const counted = await answerOf(() => labPool().run(signal, 'labBlock', { request, block: 0 }));
  return counted.ok && !signal.aborted ? performance.now() - start : undefined;
}
