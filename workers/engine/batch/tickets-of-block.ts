import { gamePrice } from '../../shared/bet/bet-cost.ts';
import type { FieldMarks } from '../../shared/bet/marks.ts';
import { EXTRA_COUNT, lotteryOf } from '../../shared/lottery/lotteries.ts';
import { topTierOdds } from '../../shared/lottery/odds.ts';
import type { Block } from '../../shared/run/block.ts';
import { classOfScore, SCORE_MAX, SCORE_MIN } from '../../shared/run/score.ts';
import type { Ticket } from '../../shared/run/ticket.ts';
import type { StrategyId } from '../../shared/strategy/catalogue.ts';
import { labelOf } from '../../shared/strategy/strategy-label.ts';
import type { Stream } from '../random/stream.ts';
import type { StrategyContext } from '../strategies/strategy.ts';
import type { RunPlan } from './block.ts';
import type { SwappedTickets } from './swap.ts';

/** Share of the base prize that the potential prize can add: docs/specification.md. */
const PRIZE_SPREAD = 0.4;

/**
 * The tickets of one block of a run; `first` is the index of its first ticket in the run. Score, id, prize and extras
 * are drawn, in this order, from a stream that belongs to the ticket alone: its index names it, or else its swap.
 */
export function blockTickets(
  { context, strategy, seed }: RunPlan<StrategyId>,
  now: string,
  block: Block,
  first: number,
  swapped: SwappedTickets = new Map(),
): Ticket[] {
  const { engine, lottery, bet } = context;
  const { key: lotteryType, pick, basePrize } = lottery;
  const minBetPrice = gamePrice(lotteryOf(lotteryType), bet);
  const odds = topTierOdds(lottery);
  return Array.from(block.relaxed, (relaxed, i) => {
    const index = first + i;
    const swap = swapped.get(index);
    const path = swap === undefined ? (['ticket', index] as const) : (['swap', swap, 'ticket'] as const);
    const random = engine.stream(seed, lotteryType, strategy, ...path);
    // It illustrates; it measures nothing.
    const score = SCORE_MIN + random.below(SCORE_MAX - SCORE_MIN + 1);
    return {
      id: ticketId(now, index, random),
      numbers: [...block.numbers.subarray(i * pick, (i + 1) * pick)],
      date: new Date(now).toISOString(),
      ...labelOf(strategy),
      lotteryType,
      isFavorite: false,
      minBetPrice,
      potentialPrize: basePrize + Math.round(basePrize * PRIZE_SPREAD * random.next()),
      score,
      scoreClass: classOfScore(score),
      odds,
      relaxed: relaxed === 1,
      ...(engine.drawsExtras && drawExtras(context, random)),
    };
  });
}

/** What a playslip asks for besides numbers: the bet's own, or drawn. */
function drawExtras({ lottery: { extra }, bet }: StrategyContext, random: Stream): Omit<FieldMarks, 'numbers'> {
  return {
    ...(extra && { [extra]: bet[extra] ?? 1 + random.below(EXTRA_COUNT[extra]) }),
    ...(bet.mirror && { mirror: true }),
  };
}

function ticketId(now: string, index: number, random: Stream): string {
  const part = Math.floor(random.next() * 36 ** 6);
  return `${Date.parse(now)}-${part.toString(36).padStart(6, '0')}${index.toString(36)}`;
}
