import { runRequest } from '../../../src/state/run/run-request.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { MAX_GAMES } from '../../../workers/shared/run/run-limits.ts';
import { effort } from '../effort.ts';
import { answerOf, POOLS, type PoolKind, requestFor, signal } from './pools.ts';
import { RESULTS_TODAY, resultsFile } from './results-file.ts';
import { type Times, timed } from './timed.ts';

/** From request to answer of the largest batch of cercamento, its proof included. */
export async function measureProof(kind: PoolKind, lottery: LotteryKey, hits: number): Promise<Times> {
  const pool = POOLS[kind]();
  await pool.warm();
  const measured = await timed(effort(2, 0), effort(7), (round) => {
    const run = requestFor('quick', MAX_GAMES, `proof-${round}`);
    const wheel = { ...run, lottery, strategy: 'cercamento', options: { hits } } as const;
    return answerOf(runRequest(pool, signal, wheel));
  });
  pool.dispose();
  return measured;
}

/** From request to answer of reading the spreadsheet in a worker, again and again. */
export async function measureRead(kind: PoolKind): Promise<Times> {
  const pool = POOLS[kind]();
  await pool.warm();
  const bytes = resultsFile();
  // Its code loads with the first call.
  const empty = { bytes: new Uint8Array(), today: RESULTS_TODAY };
  await answerOf(pool.run(signal, 'readResults', empty));
  const measured = await timed(effort(1, 0), effort(5), async () => {
    const read = await answerOf(pool.run(signal, 'readResults', { bytes, today: RESULTS_TODAY }));
    if (!read.ok) throw new Error(read.refusal);
  });
  pool.dispose();
  return measured;
}
