import type { Block } from '../../shared/run/block.ts';
import type { RunPlan } from './block.ts';
import { createUniqueDraw } from './draw-unique.ts';
import { createTicketSet } from './ticket-set.ts';

/** Takes the blocks of a run in order and makes the whole run free of equal tickets. */
export type BlockMerger = (block: Block) => void;

/**
 * A merger for a run of `expected` tickets. A ticket that an earlier block has too is replaced, in place, by a new one
 * from the run's spare stream: the outcome depends on the order of the blocks only, not on who drew them or when.
 */
export function createBlockMerger(plan: RunPlan, expected: number): BlockMerger {
  const set = createTicketSet(expected);
  const { context, strategy, seed, rule } = plan;
  const random = context.engine.stream(seed, context.lottery.key, strategy, 'spare');
  const spare = createUniqueDraw(context, rule, random);
  return (block) => {
    for (let i = 0; i < block.keys.length; i++) {
      if (!set.add(block.keys[i] as number)) spare(set, block, i);
    }
  };
}
