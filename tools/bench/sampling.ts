import { BLOCK_TICKETS, drawBlock, type RunPlan } from '../../workers/engine/batch/block.ts';
import { planRun } from '../../workers/engine/batch/run.ts';
import type { LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { bareLoop, kept } from './bare-loop.ts';
import { type Candidate, compare, tableOf } from './harness.ts';
import { usualWays } from './usual-ways.ts';

/**
 * Tickets without a repeated number, sorted: the engine's blocks (different tickets too) against the bare loop and the
 * usual ways. Returns the table to print.
 */
export function benchSampling(): string {
  return (['lotomania', 'megasena'] as const).map(tableFor).join('\n');
}

function tableFor(key: LotteryKey): string {
  const history = simulated('bench', '2026-11-20');
  const plan = planRun({ lottery: key, strategy: 'uniform', seed: 'bench', history });
  const { total, pick } = plan.context.lottery;
  const rows = compare([engine(plan), bareLoop(total, pick), ...usualWays(total, pick)]);
  return tableOf(`Sampling ${pick} of ${total}, one core, a ticket:`, rows);
}

function engine(plan: RunPlan): Candidate {
  let block = 0;
  return {
    name: 'engine, uniform',
    run(tickets) {
      for (let done = 0; done < tickets; done += BLOCK_TICKETS) {
        kept.ticket = drawBlock(plan, block++, Math.min(BLOCK_TICKETS, tickets - done)).numbers;
      }
    },
  };
}
