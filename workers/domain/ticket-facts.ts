import { isRule, type StrategyId } from '../shared/catalogue.ts';
import type { TicketFacts } from '../shared/ticket-facts.ts';
import { STRATEGIES } from './strategies/registry.ts';
import type { StrategyContext } from './strategies/strategy.ts';

/** The facts of a ticket of this strategy, ascending numbers, whether it kept the rule or not. */
export function ticketFacts(
  context: StrategyContext,
  strategy: StrategyId,
  numbers: readonly number[],
): TicketFacts {
  const ranked = context.ranking.filter((entry) => numbers.includes(entry.number));
  const even = numbers.filter((n) => n % 2 === 0).length;
  const own = isRule(strategy) ? STRATEGIES[strategy].explain?.(context, numbers) : undefined;
  return {
    hot: ranked.filter((entry) => entry.isHot).length,
    cold: ranked.filter((entry) => entry.isCold).length,
    sum: numbers.reduce((sum, n) => sum + n, 0),
    even,
    odd: numbers.length - even,
    ...(own && { own }),
  };
}
