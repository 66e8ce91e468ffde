import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { STRATEGY_IDS } from '../../workers/shared/strategy/catalogue.ts';
import { linkTo } from '../e2e/link.ts';

/** The link of the nth run: lotteries and strategies take turns, and no two runs are the same. */
export function soakLink(n: number): string {
  const lottery = LOTTERIES[n % LOTTERIES.length]?.key ?? 'megasena';
  const strategy = STRATEGY_IDS[Math.floor(n / LOTTERIES.length) % STRATEGY_IDS.length] ?? 'quick';
  return linkTo({ lottery, strategy, games: 1 + (n % 3), seed: `soak-${n}` });
}
