import { wrap } from 'comlink';
import { spawnWorker } from '../../../src/pool/browser-pool.ts';
import { MAX_GAMES } from '../../../workers/shared/run-limits.ts';
import type { WorkerApi } from '../../../workers/tasks/api.ts';
import { generate } from '../../../workers/tasks/generate.ts';
import { effort } from '../effort.ts';
import { type AsyncCandidate, measureRounds, type Rounds } from '../harness.ts';
import { SHORT_RUN } from './names.ts';
import { answerOf, productionPool, signal } from './pools.ts';
import { requestFor } from './requests.ts';

/** The app's largest request through the pool, in a loop here, and what the pool itself takes. */
export async function measureShortRun(): Promise<Rounds> {
  const pool = productionPool(1);
  await pool.warm();
  const worker = spawnWorker('ping');
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
      each(SHORT_RUN.pool, () => answerOf(pool.run(signal, 'generate', nextRequest()))),
      each(SHORT_RUN.loop, () => {
        const slices = generate.run(nextRequest());
        while (!slices.next().done);
      }),
      each(SHORT_RUN.refused, () => pool.run(signal, 'generate', refused)),
      each(SHORT_RUN.ping, () => remote.ping()),
    ],
    { warmUp: effort(8, 0), rounds: effort(41), units: effort(25) },
  );
  worker.terminate();
  pool.dispose();
  return rounds;
}
