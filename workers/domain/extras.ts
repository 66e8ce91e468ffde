import type { Ticket } from '../shared/ticket.ts';
import type { Stream } from './random/stream.ts';
import type { StrategyContext } from './strategies/strategy.ts';

const TEAMS = 80;
const MONTHS = 12;

/**
 * What a playslip asks for besides numbers, the bet's own or drawn from the ticket's stream, after
 * all that is drawn for every ticket: so those are what they were before there was any of this.
 */
export function drawExtras(
  { engine, lottery: { key }, bet }: StrategyContext,
  random: Stream,
): Pick<Ticket, 'team' | 'month' | 'mirror'> {
  if (!engine.drawsExtras) return {};
  return {
    ...(key === 'timemania' && { team: bet.team ?? 1 + random.below(TEAMS) }),
    ...(key === 'diadasorte' && { month: bet.month ?? 1 + random.below(MONTHS) }),
    ...(bet.mirror && { mirror: true }),
  };
}
