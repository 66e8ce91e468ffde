import type { TicketFacts } from '../shared/strategy/ticket-facts.ts';
import type { Strategy, StrategyContext } from './strategies/strategy.ts';

/** The facts of a ticket, ascending numbers, whether it kept the rule or not; a wheel has no rule. */
export function ticketFacts(
  context: StrategyContext,
  rule: Strategy | undefined,
  numbers: readonly number[],
): TicketFacts {
  const ranked = context.ranking.filter((entry) => numbers.includes(entry.number));
  const even = numbers.filter((n) => n % 2 === 0).length;
  const own = rule?.explain?.(context, numbers);
  return {
    hot: ranked.filter((entry) => entry.isHot).length,
    cold: ranked.filter((entry) => entry.isCold).length,
    sum: numbers.reduce((sum, n) => sum + n, 0),
    even,
    odd: numbers.length - even,
    ...(own && { own }),
  };
}
