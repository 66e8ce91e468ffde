import { BACKTEST_ALPHA, type BacktestReport } from '../../../workers/shared/lab/backtest-report.ts';
import type { SimulatedTier, SimulationReport } from '../../../workers/shared/lab/simulation-report.ts';
import { tierName } from '../../content/bet/odds.ts';
import { formatNumber } from '../../content/format.ts';
import { popularityTable, runningTable, strategyTable, tierTable } from '../../content/lab/chart-tables.ts';
import * as words from '../../content/lab/charts.ts';
import { formatShort } from '../../content/lab/lab-numbers.ts';
import type { ChartView } from '../charts/chart-view.ts';
import { type PointsLook, pointsScene } from './points-scene.ts';

const { labLegends, popularityWords, runningWords, strategyWords, tierWords } = words;

/** Whole decades of a funnel are labelled first, where all have room. */
const RUNNING: PointsLook = { spread: 'band', steps: [1, 3, 6, 12], words: labLegends.running };
const TIERS: PointsLook = { spread: 'interval', steps: [1, 2], words: labLegends.tiers };
const STRATEGIES = { spread: 'interval', steps: [1, 2, 5], words: labLegends.strategies } as const;
const NUMBERS = { spread: 'interval', steps: [1, 2, 5, 10, 20, 50], words: labLegends.popularity } as const;

/** How one tier came nearer to its mean. */
export function runningChart(report: SimulationReport, tier: SimulatedTier, source: string): ChartView {
  const data = { name: tierName(report.lottery, tier.hits), tier };
  const points = tier.running.map(({ ratio, band: [low, high] }, at) => {
    const label = formatShort(report.checkpoints[at] ?? 0);
    return { label, at, value: ratio, low, high, isOutside: ratio < low || ratio > high };
  });
  return {
    source,
    ...spoken(runningWords, data),
    sceneIn: (room) => pointsScene(points, room, RUNNING),
    table: () => runningTable(report, tier),
  };
}

/** All tiers at the end. */
export function tiersChart(report: SimulationReport, source: string): ChartView {
  const points = report.tiers.map(({ seen, expected, interval: [low, high], ...tier }, at) => {
    return { label: words.tierLabel(tier), at, value: seen / expected, low, high, isOutside: low > 1 || high < 1 };
  });
  return {
    source,
    ...spoken(tierWords, report),
    sceneIn: (room) => pointsScene(points, room, TIERS),
    table: () => tierTable(report),
  };
}

/** All strategies of a backtest. */
export function strategiesChart(report: BacktestReport, source: string): ChartView {
  const ratioOf = (more: number) => 1 + more / report.expected;
  const points = report.strategies.map(({ more, interval: [low, high] = [more, more], adjusted }, at) => {
    const ends = { value: ratioOf(more), low: ratioOf(low), high: ratioOf(high) };
    return {
      label: `${at + 1}`,
      at,
      ...ends,
      isOutside: adjusted < BACKTEST_ALPHA,
      isNamed: adjusted < BACKTEST_ALPHA,
    };
  });
  return {
    source,
    ...spoken(strategyWords, report),
    sceneIn: (room) => pointsScene(points, room, STRATEGIES),
    table: () => strategyTable(report),
  };
}

/** How popular each number is. */
export function popularityChart(numbers: readonly words.PopularNumber[], source: string): ChartView {
  const ratios = numbers.map(({ ratio }) => ratio);
  const ends = [Math.max(...ratios), Math.min(...ratios)].map((end) => ratios.indexOf(end));
  const points = numbers.map(({ number, ratio, low, high }, i) => {
    const isOutside = low > 1 || high < 1;
    return { label: formatNumber(number), at: number, value: ratio, low, high, isOutside, isNamed: ends.includes(i) };
  });
  return {
    source,
    ...spoken(popularityWords, numbers),
    sceneIn: (room) => pointsScene(points, room, NUMBERS),
    table: () => popularityTable(numbers),
  };
}

/** The words of a chart about its data. */
function spoken<Data>(
  { title, found, reading, notMeant }: words.LabChartWords<Data>,
  data: Data,
): Pick<ChartView, 'title' | 'found' | 'reading' | 'notMeant'> {
  return { title, found: found(data), reading: reading(data), notMeant: notMeant(data) };
}
