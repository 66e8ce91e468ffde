import type { Bet } from '../../shared/bet/bet.ts';
import type { Lottery } from '../../shared/lottery/lotteries.ts';
import type { NumberFrequency } from '../../shared/strategy/frequency.ts';
import type { StrategyFact } from '../../shared/strategy/strategy-fact.ts';
import type { StrategyOptions } from '../../shared/strategy/strategy-options.ts';
import type { Engine } from '../engine.ts';
import type { PastDraw } from '../history.ts';
import type { Stream } from '../random/stream.ts';

/** What a strategy may look at. */
export interface StrategyContext {
  readonly engine: Engine;
  /** As it is played: `pick` is how many numbers a ticket marks. */
  readonly lottery: Lottery;
  /**
   * Newest draw first, WINDOW.min…WINDOW.max of them. A simulated draw has as many numbers as the lottery itself picks,
   * a real one as many as it draws.
   */
  readonly history: readonly PastDraw[];
  /** All numbers of the lottery, most frequent first. */
  readonly ranking: readonly NumberFrequency[];
  /** What the user told the strategy, checked; empty when nothing. */
  readonly options: StrategyOptions;
  /** How the tickets are played, checked; empty when as the lottery has it. */
  readonly bet: Bet;
  /** The bet's numbers that are in every ticket, ascending. */
  readonly fixed: readonly number[];
  /** The bet's numbers that are in no ticket. */
  readonly excluded: readonly number[];
  /** The run's date, `YYYY-MM-DD`. */
  readonly date: string;
}

/**
 * Makes one candidate ticket: fills `ticket` (its length is the played lottery's pick) with different numbers, in any
 * order, or else marks them in `mask`, an empty presence mask, and leaves `ticket` alone. May keep scratch state, so
 * one picker serves one stream.
 */
export type Picker = (random: Stream, ticket: Uint8Array, mask: Int32Array) => void;

/**
 * A generation rule. Its tickets have all fixed numbers and no excluded one: an excluded number is gone from every
 * class of the rule, and a fixed one counts towards its class. Throws a NoRoomError when no ticket can keep the rule.
 * `prepare` is called once for each stream of tickets and gives pickers that all keep the rule: the first with all its
 * preferences, the next ones with fewer, for when a batch has used up what the first can give.
 */
export interface Strategy {
  prepare(context: StrategyContext): readonly [Picker, ...Picker[]];
  /**
   * Pickers that stay near the rule without keeping it, for tickets that the rule has no combination left for; they
   * count as relaxed. Without them such tickets are drawn freely.
   */
  relax?(context: StrategyContext): readonly Picker[];
  /** What only this rule can say of a ticket, ascending numbers, whether it kept the rule or not. */
  explain?(context: StrategyContext, numbers: readonly number[]): StrategyFact;
}
