import { EXTRA_COUNT } from '../shared/lotteries.ts';
import type { Ticket } from '../shared/ticket.ts';
import type { Stream } from './random/stream.ts';
import type { StrategyContext } from './strategies/strategy.ts';

/**
 * What a playslip asks for besides numbers, the bet's own or drawn from the ticket's stream, after
 * all that is drawn for every ticket: so those are what they were before there was any of this.
 */
export function drawExtras(
  { engine, lottery: { extra }, bet }: StrategyContext,
  random: Stream,
): Pick<Ticket, 'team' | 'month' | 'mirror'> {
  if (!engine.drawsExtras) return {};
  return {
    ...(extra && { [extra]: bet[extra] ?? 1 + random.below(EXTRA_COUNT[extra]) }),
    ...(bet.mirror && { mirror: true }),
  };
}
