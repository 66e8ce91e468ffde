import type { OfficialDraw, PaidTier } from '../../../workers/shared/draws/official-draw.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { TierHits } from '../../../workers/shared/lottery/tier-odds.ts';
import { sampleDraws } from '../read/sample-draws.ts';

/** The contests of a history that took place before there was the Real. */
const OLD_CONTESTS = 28;

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('1994-07-01T00:00:00Z') - 3 * OLD_CONTESTS * DAY_MS;

/**
 * Made-up draws of contests 1…count, three days from one to the next, of which the first OLD_CONTESTS are before 1 July
 * 1994; every fifth tells no day. Nobody won a tier of `late` before the contest that stands there.
 */
export function earlyDraws(key: LotteryKey, count: number, late: ReadonlyMap<TierHits, number>): OfficialDraw[] {
  return sampleDraws(key, count).map((draw, i) => {
    const tierOf = (tier: PaidTier) =>
      draw.contest < (late.get(tier.hits) ?? 0) ? { hits: tier.hits, winners: 0 } : tier;
    const date = new Date(FIRST_DAY + 3 * i * DAY_MS).toISOString().slice(0, 10);
    const { date: _, ...rest } = { ...draw, paid: draw.paid?.map(tierOf) ?? [] };
    return draw.contest % 5 === 0 ? rest : { ...rest, date };
  });
}
