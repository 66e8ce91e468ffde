import type { LotteryKey } from './lotteries.ts';

/**
 * The N of "1 in N" for the top tier of one ticket, as `topTierOdds` computes it; a test keeps
 * the two equal. A table, so that the page can show it without computing.
 */
export const TOP_TIER_ODDS: Readonly<Record<LotteryKey, number>> = {
  megasena: 50_063_860,
  lotofacil: 3_268_760,
  quina: 24_040_016,
  duplasena: 15_890_700,
  timemania: 3_176_716_400,
  diadasorte: 2_629_575,
  lotomania: 11_372_635,
};
