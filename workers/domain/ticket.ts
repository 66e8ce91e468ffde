import type { Lottery, LotteryKey } from './lotteries.ts';
import { topTierOdds } from './odds.ts';
import type { Stream } from './random/stream.ts';
import { classOfScore, drawScore, type ScoreClass } from './score.ts';
import type { StrategyId } from './strategies/catalogue.ts';
import { labelOf, type StrategyLabel } from './strategies/mode.ts';

/** One generated game. */
export interface Ticket extends StrategyLabel {
  /** Milliseconds of the clock, a random part, and the ticket's index: unique in a run. */
  readonly id: string;
  /** `pick` different numbers, ascending. */
  readonly numbers: readonly number[];
  /** The instant it was made, ISO 8601. */
  readonly date: string;
  readonly lotteryType: LotteryKey;
  readonly isFavorite: boolean;
  /** In reais. */
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

/** Percentage of the base prize that the potential prize can add. Product specification, 9. */
const PRIZE_SPREAD = 0.4;

/** The potential prize: base plus a uniform 0 to 40 percent of it, in whole reais. */
export function drawPotentialPrize(lottery: Lottery, random: Stream): number {
  return lottery.basePrize + Math.round(lottery.basePrize * PRIZE_SPREAD * random.next());
}

/** Dresses numbers as ticket `index` of a run; `random` must belong to this ticket alone. */
export function makeTicket(
  lottery: Lottery,
  strategy: StrategyId,
  numbers: Uint8Array,
  relaxed: boolean,
  now: string,
  index: number,
  random: Stream,
): Ticket {
  const score = drawScore(random);
  return {
    id: ticketId(now, index, random),
    numbers: [...numbers],
    date: new Date(now).toISOString(),
    ...labelOf(strategy),
    lotteryType: lottery.key,
    isFavorite: false,
    minBetPrice: lottery.minBetPrice,
    potentialPrize: drawPotentialPrize(lottery, random),
    score,
    scoreClass: classOfScore(score),
    odds: topTierOdds(lottery),
    relaxed,
  };
}

function ticketId(now: string, index: number, random: Stream): string {
  const part = Math.floor(random.next() * 36 ** 6);
  return `${Date.parse(now)}-${part.toString(36).padStart(6, '0')}${index.toString(36)}`;
}
