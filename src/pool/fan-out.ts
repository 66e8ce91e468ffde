import type { Outcome, TaskFailure } from '../../workers/tasks/api.ts';
import type { TaskInput, TaskName, TaskOutput } from '../../workers/tasks/contracts.ts';
import type { Pool } from './pool.ts';

/** One call of a fan-out. */
export interface Share<N extends TaskName> {
  readonly input: TaskInput<N>;
  /** How much of the whole it is; in any unit, the same for all shares. */
  readonly weight: number;
}

/**
 * Runs a task once for each share, on as many workers as the pool has. Resolves with all values, in the order of the
 * shares. The first call that fails or rejects ends the others and settles the whole. `onProgress` gets the progress of
 * the whole, 0…1, rising.
 */
export async function fanOut<N extends TaskName>(
  pool: Pool,
  signal: AbortSignal | undefined,
  task: N,
  shares: readonly Share<N>[],
  onProgress: (done: number) => void = () => {},
): Promise<Outcome<readonly TaskOutput<N>[]>> {
  const whole = shares.reduce((sum, { weight }) => sum + weight, 0);
  const done = shares.map(() => 0);

  async function run(stop: AbortSignal, { input, weight }: Share<N>, index: number): Promise<TaskOutput<N>> {
    const note = (share: number) => {
      done[index] = share * weight;
      onProgress(done.reduce((sum, part) => sum + part, 0) / whole);
    };
    const outcome = await pool.run(stop, task, input, { onProgress: note });
    if (!outcome.ok) return Promise.reject(outcome);
    note(1);
    return outcome.value;
  }

  return untilFailure(signal, (stop) => Promise.all(shares.map((share, index) => run(stop, share, index))));
}

/**
 * What some calls come to that begin together. The first that rejects ends the others, through the signal that they get,
 * and settles the whole: with an Error it rejects, with a failure it resolves. It ends them too when it is asked to.
 */
export async function untilFailure<T>(
  signal: AbortSignal | undefined,
  begin: (stop: AbortSignal) => Promise<T>,
): Promise<Outcome<T>> {
  const stop = new AbortController();
  const abort = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    return { ok: true, value: await begin(stop.signal) };
  } catch (error) {
    if (error instanceof Error) throw error;
    return error as TaskFailure;
  } finally {
    signal?.removeEventListener('abort', abort);
    stop.abort();
  }
}

/** `count` things in runs of equal length, the last maybe shorter, at most one for each worker. */
export function equalShares({ size }: Pool, count: number): { readonly first: number; readonly count: number }[] {
  const unit = Math.ceil(count / size);
  const shares = [];
  for (let first = 0; first < count; first += unit) {
    shares.push({ first, count: Math.min(unit, count - first) });
  }
  return shares;
}
