import { isPrime } from './primes.ts';
import { longestRun } from './runs.ts';
import { isRule, type StrategyId } from './strategies/catalogue.ts';
import type { StrategyFact } from './strategies/fact.ts';
import { STRATEGIES } from './strategies/registry.ts';
import type { StrategyContext } from './strategies/strategy.ts';

/** Why these numbers: figures, for the screen to put into words. */
export interface TicketFacts {
  /** Numbers among the 10 hot ones of the ranking. */
  readonly hot: number;
  /** Numbers among the 5 cold ones of the ranking. */
  readonly cold: number;
  readonly sum: number;
  readonly even: number;
  readonly odd: number;
  readonly primes: number;
  /** Numbers that the newest draw has too. */
  readonly repeats: number;
  /** Length of the longest run of neighbours: 1 when there are none. */
  readonly longestRun: number;
  /** What only the strategy can say; the modes and some simple rules have nothing to add. */
  readonly own?: StrategyFact;
}

/** The facts of a ticket of this strategy, ascending numbers, whether it kept the rule or not. */
export function ticketFacts(
  context: StrategyContext,
  strategy: StrategyId,
  numbers: readonly number[],
): TicketFacts {
  const ranked = context.ranking.filter((entry) => numbers.includes(entry.number));
  const newest = context.history[0]?.numbers ?? [];
  const even = numbers.filter((n) => n % 2 === 0).length;
  const own = isRule(strategy) ? STRATEGIES[strategy].explain?.(context, numbers) : undefined;
  return {
    hot: ranked.filter((entry) => entry.isHot).length,
    cold: ranked.filter((entry) => entry.isCold).length,
    sum: numbers.reduce((sum, n) => sum + n, 0),
    even,
    odd: numbers.length - even,
    primes: numbers.filter(isPrime).length,
    repeats: numbers.filter((n) => newest.includes(n)).length,
    longestRun: longestRun(numbers),
    ...(own && { own }),
  };
}
