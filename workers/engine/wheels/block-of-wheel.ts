import type { Block } from '../../shared/run/block.ts';
import type { WheelId } from '../../shared/strategy/catalogue.ts';
import type { RunPlan } from '../batch/block.ts';
import { createUniqueDraw } from '../batch/draw-unique.ts';
import { createTicketSet, ticketKey } from '../batch/ticket-set.ts';
import { markNumbers, maskWords } from '../presence-mask.ts';
import { uniform } from '../strategies/rules/uniform.ts';

/**
 * Laid tickets as a block of `games`. A pool with fewer combinations than that is filled up with any tickets that it
 * does not have yet; they count as relaxed.
 */
export function blockOfWheel(
  { context, strategy, seed }: RunPlan<WheelId>,
  tickets: readonly (readonly number[])[],
  games: number,
): Block {
  const { key, total, pick } = context.lottery;
  const block: Block = {
    numbers: new Uint8Array(games * pick),
    keys: new Int32Array(games),
    relaxed: new Uint8Array(games),
  };
  const set = createTicketSet(games);
  tickets.forEach((ticket, i) => {
    const mask = new Int32Array(maskWords(total));
    markNumbers(ticket, mask);
    block.numbers.set(ticket, i * pick);
    block.keys[i] = ticketKey(mask);
    set.add(block.keys[i] as number);
  });
  const draw = createUniqueDraw(context, uniform, context.engine.stream(seed, key, strategy, 'extra'));
  for (let i = tickets.length; i < games; i++) {
    draw(set, block, i);
    block.relaxed[i] = 1;
  }
  return block;
}
