import type { StrategyFact } from './strategy-fact.ts';

/** Why these numbers: figures, for the screen to put into words. */
export interface TicketFacts {
  /** Numbers among the 10 hot ones of the ranking. */
  readonly hot: number;
  /** Numbers among the 5 cold ones of the ranking. */
  readonly cold: number;
  readonly sum: number;
  readonly even: number;
  readonly odd: number;
  /** What only the strategy can say; the modes and some simple rules have nothing to add. */
  readonly own?: StrategyFact;
}
