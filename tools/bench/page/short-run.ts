import { wrap } from 'comlink';
import { MAX_GAMES } from '../../../workers/shared/run/run-limits.ts';
import type { WorkerApi } from '../../../workers/tasks/api.ts';
import { generate } from '../../../workers/tasks/generate.ts';
import { effort } from '../effort.ts';
import { type AsyncCandidate, measureRounds, type Rounds } from '../harness.ts';
import { answerOf, POOLS, requestFor, signal } from './pools.ts';

/** The app's largest request through the pool, in a loop here, and what the pool itself takes. */
export async function measureShortRun(): Promise<Rounds> {
  const pool = POOLS.production();
  await pool.warm();
  const worker = new Worker(new URL('../../../workers/entry.ts', import.meta.url), {
    type: 'module',
  });
  const remote = wrap<WorkerApi>(worker);
  let seed = 0;
  const nextRequest = () => requestFor('quick', MAX_GAMES, `short-${++seed}`);
  const refused = requestFor('quick', 0, 'refused');

  const each = (name: string, once: () => unknown): AsyncCandidate => ({
    name,
    async run(units) {
      for (let i = 0; i < units; i++) await once();
    },
  });
  const rounds = await measureRounds(
    [
      each('warm pool, request to answer', () => answerOf(pool.run(signal, 'generate', nextRequest()))),
      each('plain loop on the main thread', () => {
        const slices = generate.run(nextRequest());
        while (!slices.next().done);
      }),
      each('pool alone: a call that is refused', () => pool.run(signal, 'generate', refused)),
      each('Comlink alone: a ping', () => remote.ping()),
    ],
    { warmUp: effort(8, 0), rounds: effort(41), units: effort(25) },
  );
  worker.terminate();
  pool.dispose();
  return rounds;
}
