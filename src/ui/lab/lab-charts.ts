import { BACKTEST_ALPHA, type BacktestReport } from '../../../workers/shared/lab/backtest-report.ts';
import { formatNumber } from '../../content/format.ts';
import { popularityTable, strategyTable } from '../../content/lab/chart-tables.ts';
import * as words from '../../content/lab/charts.ts';
import type { ChartView } from '../charts/chart-view.ts';
import { pointsScene } from './points-scene.ts';

const { labLegends, popularityWords, strategyWords } = words;

const STRATEGIES = { steps: [1, 2, 5], words: labLegends.strategies } as const;
const NUMBERS = { steps: [1, 2, 5, 10, 20, 50], words: labLegends.popularity } as const;

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
