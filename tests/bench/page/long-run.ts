import type { Pool } from '../../../src/pool/pool.ts';
import { BLOCK_TICKETS } from '../../../workers/domain/batch/block.ts';
import { createBlockMerger } from '../../../workers/domain/batch/merge.ts';
import { blockSize, planRun } from '../../../workers/domain/batch/run.ts';
import type { Block } from '../../../workers/shared/block.ts';
import type { GenerateRequest } from '../../../workers/shared/request.ts';
import { kept } from '../bare-loop.ts';
import { effort } from '../effort.ts';
import { type AsyncCandidate, measureRounds, type Rounds } from '../harness.ts';
import { startBareWorkers } from './bare-workers.ts';
import { LONG_RUN } from './names.ts';
import { answerOf, productionPool, signal } from './pools.ts';
import { requestFor } from './requests.ts';

const TICKETS = effort(1_000_000, BLOCK_TICKETS);

/** Blocks asked for ahead: enough for all workers, below what the pool lets wait. */
const WINDOW = 32;

/** A million tickets in blocks through pools of two sizes, and in bare loops in workers. */
export async function measureLongRun(): Promise<Rounds> {
  const pools = { one: productionPool(1), two: productionPool(2) };
  const bare = startBareWorkers(2);
  const request = requestFor('uniform', BLOCK_TICKETS, 'long');

  const drawn = (name: string, pool: Pool): AsyncCandidate => ({
    name,
    run: (tickets) =>
      drawBlocks(pool, request, tickets, (block) => {
        kept.ticket = block.numbers;
      }),
  });
  const merged = (name: string, pool: Pool): AsyncCandidate => ({
    name,
    run: (tickets) =>
      drawBlocks(pool, request, tickets, createBlockMerger(planRun(request), tickets)),
  });
  const bareIn = (name: string, workers: number): AsyncCandidate => ({
    name,
    async run(tickets) {
      await bare.run(tickets, workers);
    },
  });
  const rounds = await measureRounds(
    [
      drawn(LONG_RUN.two, pools.two),
      drawn(LONG_RUN.one, pools.one),
      merged(LONG_RUN.twoMerged, pools.two),
      merged(LONG_RUN.oneMerged, pools.one),
      bareIn(LONG_RUN.bareTwo, 2),
      bareIn(LONG_RUN.bareOne, 1),
    ],
    { warmUp: effort(1, 0), rounds: effort(11), units: TICKETS },
  );
  pools.one.dispose();
  pools.two.dispose();
  return rounds;
}

/** Draws the blocks of a run through a pool and passes them on in order. */
async function drawBlocks(
  pool: Pool,
  request: GenerateRequest,
  games: number,
  take: (block: Block) => void,
): Promise<void> {
  const blocks = Math.ceil(games / BLOCK_TICKETS);
  const ahead: Promise<Block>[] = [];
  for (let block = 0; block < blocks + WINDOW; block++) {
    if (block >= WINDOW) take(await (ahead.shift() as Promise<Block>));
    if (block >= blocks) continue;
    const input = { ...request, block, games: blockSize(games, block) };
    ahead.push(answerOf(pool.run(signal, 'block', input)));
  }
}
