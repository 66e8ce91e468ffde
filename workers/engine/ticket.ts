import { gamePrice } from '../shared/bet/bet-cost.ts';
import { type Lottery, lotteryOf } from '../shared/lottery/lotteries.ts';
import { topTierOdds } from '../shared/lottery/odds.ts';
import { classOfScore, SCORE_MAX, SCORE_MIN } from '../shared/run/score.ts';
import type { Ticket } from '../shared/run/ticket.ts';
import type { StrategyId } from '../shared/strategy/catalogue.ts';
import { labelOf } from '../shared/strategy/strategy-label.ts';
import type { Stream } from './random/stream.ts';
import type { StrategyContext } from './strategies/strategy.ts';

/** Share of the base prize that the potential prize can add: docs/specification.md. */
const PRIZE_SPREAD = 0.4;

/** The potential prize: base plus a uniform 0 to 40 percent of it, in whole reais. */
function drawPotentialPrize(lottery: Lottery, random: Stream): number {
  return lottery.basePrize + Math.round(lottery.basePrize * PRIZE_SPREAD * random.next());
}

/** A strength score: a uniform whole number in 83…99. It illustrates; it measures nothing. */
function drawScore(random: Stream): number {
  return SCORE_MIN + random.below(SCORE_MAX - SCORE_MIN + 1);
}

/** Dresses numbers as ticket `index` of a run; `random` must belong to this ticket alone. */
export function makeTicket(
  { lottery, bet }: Pick<StrategyContext, 'lottery' | 'bet'>,
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
    minBetPrice: gamePrice(lotteryOf(lottery.key), bet),
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
