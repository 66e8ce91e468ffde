import type { PopularNumber } from '../../../src/content/lab/charts.ts';
import type { BacktestReport } from '../../../workers/shared/lab/backtest-report.ts';
import { CATALOGUE, MODES } from '../../../workers/shared/strategy/catalogue.ts';

/** Between −1.7 and 1.7, always the same, and without an order. */
function luck(i: number): number {
  const hashed = 43_758.5453 * Math.sin(12.9898 * (i + 1));
  return 3.4 * (hashed - Math.floor(hashed)) - 1.7;
}

/** A backtest of all strategies: one is different, one only before the correction. */
export function backtest(): BacktestReport {
  const ids = [...MODES, ...CATALOGUE.map(({ id }) => id)];
  const strategies = ids.map((strategy, i) => {
    const p = i === 4 ? 0.00002 : i === 9 ? 0.012 : (0.37 * (i + 1)) % 1;
    const adjusted = i === 4 ? 0.0004 : Math.min(1, 18 * p);
    return {
      strategy,
      hits: 100,
      mean: 0.6 + 0.001 * i,
      control: 0.6,
      more: i === 4 ? 0.0136 : 0.001 * luck(i),
      interval: [-0.1, 0.1] as const,
      p,
      adjusted,
      tiers: [],
    };
  });
  return { kind: 'walk', draws: 1000, games: 10, expected: 0.6, tiers: [], uniform: 0.6, strategies };
}

/** So many numbers, those of birthdays the most popular. */
export function popular(total: number): PopularNumber[] {
  return Array.from({ length: total }, (_, i) => {
    const ratio = 1.12 - 0.3 * (i / total) + 0.07 * luck(i) + (i === 6 ? 0.15 : 0);
    return { number: i + 1, ratio, low: ratio - 0.06, high: ratio + 0.06 };
  });
}
