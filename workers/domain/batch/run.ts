import type { Block } from '../../shared/block.ts';
import type { RuleId, StrategyId } from '../../shared/catalogue.ts';
import type { EngineVersion } from '../../shared/engine-version.ts';
import type { History } from '../../shared/history.ts';
import { type LotteryKey, lotteryOf } from '../../shared/lotteries.ts';
import type { StrategyOptions } from '../../shared/strategy-options.ts';
import type { Ticket } from '../../shared/ticket.ts';
import { engineOf } from '../engine.ts';
import { rankNumbers } from '../frequency.ts';
import { drawsOf } from '../history.ts';
import { makeTicket } from '../ticket.ts';
import { BLOCK_TICKETS, drawBlock, type RunPlan } from './block.ts';
import { createBlockMerger } from './merge.ts';

/** What names a run. */
export interface RunRequest<S extends StrategyId = RuleId> {
  readonly lottery: LotteryKey;
  readonly strategy: S;
  readonly games: number;
  readonly seed: string;
  readonly history: History;
  /** The instant that tickets carry, ISO 8601. */
  readonly now: string;
  /** What the user told the strategy. */
  readonly options?: StrategyOptions;
  /** The newest unless told otherwise. */
  readonly engine?: EngineVersion;
}

/** Simulates and ranks the history of a run: all that its tickets have in common. */
export function planRun<S extends StrategyId>(
  request: Omit<RunRequest<S>, 'games' | 'now'>,
): RunPlan<S> {
  const engine = engineOf(request.engine);
  const lottery = lotteryOf(request.lottery);
  const history = drawsOf(engine, lottery, request.history);
  const ranking = rankNumbers(lottery, history);
  return {
    context: {
      ...{ engine, lottery, history, ranking },
      ...{ options: request.options ?? {}, date: request.history.date },
    },
    strategy: request.strategy,
    seed: request.seed,
  };
}

/** How many tickets block `index` of a run of `games` has. */
export function blockSize(games: number, index: number): number {
  return Math.min(BLOCK_TICKETS, games - index * BLOCK_TICKETS);
}

/** The blocks of a run of `games` tickets, in order, no two tickets of the run equal. */
export function* drawRun(plan: RunPlan, games: number): Generator<Block, void, void> {
  const blocks = Math.ceil(games / BLOCK_TICKETS);
  const merge = blocks > 1 ? createBlockMerger(plan, games) : undefined;
  for (let index = 0; index < blocks; index++) {
    const block = drawBlock(plan, index, blockSize(games, index));
    merge?.(block);
    yield block;
  }
}

/** The tickets of one block of a run; `first` is the index of its first ticket in the run. */
export function blockTickets(
  plan: RunPlan<StrategyId>,
  now: string,
  block: Block,
  first: number,
): Ticket[] {
  const { engine, lottery } = plan.context;
  return Array.from(block.relaxed, (relaxed, i) =>
    makeTicket(
      lottery,
      plan.strategy,
      block.numbers.subarray(i * lottery.pick, (i + 1) * lottery.pick),
      relaxed === 1,
      now,
      first + i,
      engine.stream(plan.seed, lottery.key, plan.strategy, 'ticket', first + i),
    ),
  );
}
