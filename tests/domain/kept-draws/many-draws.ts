import { openStream } from '../../../workers/domain/random/stream.ts';
import { daysBefore } from '../../../workers/shared/calendar.ts';
import type { DrawTable } from '../../../workers/shared/draw-table.ts';
import { allNumbers, type LotteryKey, lotteryOf } from '../../../workers/shared/lotteries.ts';
import { tierOdds } from '../../../workers/shared/tier-odds.ts';

/** Bets of a draw: so many winners does each tier have, more or less. */
const BETS = 5_000_000;

/** So many random draws, the last one on 2026-11-20, with prizes of the size that they have. */
export function manyDraws(key: LotteryKey, count: number, first = 1): DrawTable {
  const lottery = lotteryOf(key);
  const { below } = openStream(['many-draws', key]);
  const numbers = () => {
    const rest = allNumbers(lottery);
    const drawn = Array.from({ length: lottery.drawn }, () => rest.splice(below(rest.length), 1));
    return drawn.flat().sort((a, b) => a - b);
  };
  const paid = () =>
    tierOdds(lottery, lottery.pick).map(({ hits, oneIn }) => {
      const winners = below(Math.ceil(BETS / oneIn) + 1);
      const cents = (1 + below(2 ** 20)) * Math.max(1, Math.floor(oneIn / 50_000));
      // Nobody got anything where nobody won.
      return { hits, winners, ...(winners > 0 && { cents }) };
    });
  const isDouble = key === 'duplasena';
  const draws = Array.from({ length: count }, (_, i) => ({
    contest: first + i,
    date: daysBefore('2026-11-20', 3 * (count - 1 - i)),
    numbers: numbers(),
    ...(isDouble && { second: numbers(), paidSecond: paid() }),
    paid: paid(),
    ...(key === 'timemania' && { team: `TIME ${below(80)}/SP` }),
    ...(key === 'diadasorte' && { month: 1 + below(12) }),
  }));
  return { lottery: key, draws };
}
