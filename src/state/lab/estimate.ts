import { proxy } from 'valtio/vanilla';
import type { SimulateRequest } from '../../../workers/shared/lab/lab-request.ts';
import { BLOCK_DRAWS } from '../../../workers/shared/lab/simulation-layout.ts';
import { answerOf } from '../run/failure.ts';
import type { LabChoice } from './choice.ts';
import { labPool } from './lab-pool.ts';
import { requestOf } from './request-of.ts';

/** How long the chosen simulation takes here, about, in milliseconds; null: not known. */
export const estimate = proxy<{ ms: number | null }>({ ms: null });

/** Draws that are tried at first. */
const FIRST_DRAWS = 100;

/** Draws that take so long tell how long others take, in milliseconds: a call alone takes one or two. */
const ENOUGH_MS = 40;

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
  const asked = await requestOf(choice, 'estimate', signal).catch(() => undefined);
  if (!asked?.ok || asked.value.kind !== 'simulate' || signal.aborted) return;
  const { value } = asked;
  const most = Math.min(value.draws, BLOCK_DRAWS[value.bet.kind]);
  let [draws, ms, isEnough] = [FIRST_DRAWS, 0, false];
  // Once more after it was enough: code that has just been loaded is slow until it has been compiled.
  for (let call = 0; call < 2 || !isEnough; call++) {
    isEnough = call > 0 && (ms >= ENOUGH_MS || draws === most);
    if (call > 0) draws = Math.min(most, 4 * draws);
    const took = await timeOf({ ...value, draws }, signal);
    if (took === undefined || signal.aborted) return;
    ms = took;
  }
  estimate.ms = (ms * value.draws) / draws / labPool().size;
}

async function timeOf(request: SimulateRequest, signal: AbortSignal): Promise<number | undefined> {
  const start = performance.now();
  const counted = await answerOf(() => labPool().run(signal, 'labBlock', { request, block: 0 }));
  return counted.ok ? performance.now() - start : undefined;
}
