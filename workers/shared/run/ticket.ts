import type { Marks } from '../bet/marks.ts';
import type { StrategyLabel } from '../strategy/strategy-label.ts';
import type { ScoreClass } from './score.ts';

/** One generated game. Engines before 4 make no team and no month. */
export interface Ticket extends Marks, StrategyLabel {
  /** Milliseconds of the clock, a random part, and the ticket's index: unique in a run. */
  readonly id: string;
  /** The instant it was made, ISO 8601. */
  readonly date: string;
  readonly isFavorite: boolean;
  /** What the game costs in one draw, in reais: of all minimum bets in it, its mirror too. */
  readonly minBetPrice: number;
  /** In whole reais: base prize plus 0 to 40 percent of it. */
  readonly potentialPrize: number;
  /** 83…99. */
  readonly score: number;
  readonly scoreClass: ScoreClass;
  /** Exact odds of the top tier: 1 in this many. */
  readonly odds: number;
  /** True when the batch had used up the strategy's rule and this ticket was drawn freely. */
  readonly relaxed: boolean;
}

/** The fields that every game of a person has. */
type OfEveryGame = keyof Marks | 'id' | 'date' | 'isFavorite';

/** A game that a person has: a ticket, or noted marks, without what the engine says of a ticket. */
export interface OwnGame extends Pick<Ticket, OfEveryGame>, Partial<Omit<Ticket, OfEveryGame>> {}
