import { EXTRA_COUNT } from '../../shared/lottery/lotteries.ts';
import type { Block } from '../../shared/run/block.ts';
import type { Ticket } from '../../shared/run/ticket.ts';
import type { StrategyId } from '../../shared/strategy/catalogue.ts';
import type { Stream } from '../random/stream.ts';
import type { StrategyContext } from '../strategies/strategy.ts';
import { makeTicket } from '../ticket.ts';
import type { RunPlan } from './block.ts';
import type { SwappedTickets } from './swap.ts';

/**
 * The tickets of one block of a run; `first` is the index of its first ticket in the run. A swapped one has its score,
 * prize and id of a stream that its swap names.
 */
export function blockTickets(
  plan: RunPlan<StrategyId>,
  now: string,
  block: Block,
  first: number,
  swapped: SwappedTickets = new Map(),
): Ticket[] {
  const { context, strategy, seed } = plan;
  const { engine, lottery } = context;
  return Array.from(block.relaxed, (relaxed, i) => {
    const numbers = block.numbers.subarray(i * lottery.pick, (i + 1) * lottery.pick);
    const index = first + i;
    const swap = swapped.get(index);
    const path = swap === undefined ? (['ticket', index] as const) : (['swap', swap, 'ticket'] as const);
    const random = engine.stream(seed, lottery.key, strategy, ...path);
    const ticket = makeTicket(context, strategy, numbers, relaxed === 1, now, index, random);
    return { ...ticket, ...drawExtras(context, random) };
  });
}

/**
 * What a playslip asks for besides numbers, the bet's own or drawn from the ticket's stream, after all that is drawn
 * for every ticket: so those are what they were before there was any of this.
 */
function drawExtras(
  { engine, lottery: { extra }, bet }: StrategyContext,
  random: Stream,
): Pick<Ticket, 'team' | 'month' | 'mirror'> {
  if (!engine.drawsExtras) return {};
  return {
    ...(extra && { [extra]: bet[extra] ?? 1 + random.below(EXTRA_COUNT[extra]) }),
    ...(bet.mirror && { mirror: true }),
  };
}
