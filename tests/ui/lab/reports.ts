import type { PopularNumber } from '../../../src/content/lab/charts.ts';
import type { BacktestReport } from '../../../workers/shared/lab/backtest-report.ts';
import type { SimulationReport } from '../../../workers/shared/lab/simulation-report.ts';
import { CATALOGUE, MODES } from '../../../workers/shared/strategy/catalogue.ts';

const CHECKPOINTS = [2, 3, 4, 5, 6, 7, 8]
  .flatMap((power) => [1, 2, 5].map((factor) => factor * 10 ** power))
  .slice(0, 19);

/** Between −1.7 and 1.7, always the same, and without an order. */
function luck(i: number): number {
  const hashed = 43_758.5453 * Math.sin(12.9898 * (i + 1));
  return 3.4 * (hashed - Math.floor(hashed)) - 1.7;
}

/** A simulation of the Mega-Sena with chances as they are, and made-up luck. */
export function simulation(checkpoints: readonly number[] = CHECKPOINTS): SimulationReport {
  const draws = checkpoints[checkpoints.length - 1] ?? 0;
  const tiers = ([6, 5, 4] as const).map((hits, tier) => {
    const chance = 1 / ([50_063_860, 154_518, 2332][tier] ?? 1);
    let so = 0;
    const running = checkpoints.map((point, i) => {
      const expected = point * chance;
      const deviation = 1 / Math.sqrt(expected);
      const more = (point - (checkpoints[i - 1] ?? 0)) * chance;
      so += Math.max(0, Math.round(more + Math.sqrt(more) * luck(i + 30 * tier)));
      const ratio = so / expected;
      return { ratio, band: [Math.max(0, 1 - 1.96 * deviation), 1 + 1.96 * deviation] as const };
    });
    const expected = draws * chance;
    const seen = Math.round(expected * (running[running.length - 1]?.ratio ?? 1));
    const half = 1.96 / Math.sqrt(expected);
    const ratio = seen / expected;
    const interval = [Math.max(0, ratio - half), ratio + half] as const;
    return { hits, seen, expected, interval, usual: { low: 0, high: draws }, running };
  });
  return { kind: 'simulate', lottery: 'megasena', draws, games: 1, tiers, checkpoints };
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
