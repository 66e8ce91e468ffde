import type { SimulatedTier, SimulationReport } from '../../../workers/shared/lab/simulation-report.ts';
import type { WalkReport } from '../../../workers/shared/lab/walk-report.ts';
import { tierName } from '../../content/bet/odds.ts';
import { formatNumber } from '../../content/format.ts';
import { popularityTable, runningTable, strategyTable, tierTable } from '../../content/lab/chart-tables.ts';
import * as words from '../../content/lab/charts.ts';
import { formatShort } from '../../content/lab/lab-numbers.ts';
import { strategyName } from '../../content/strategy/strategy-name.ts';
import type { ChartView } from '../charts/chart-view.ts';
import { pValuesScene } from './p-values-scene.ts';
import { type PointsLook, pointsScene } from './points-scene.ts';

/** What a chart of the laboratory is of, in words and for its file. */
export type About = Pick<ChartView, 'source' | 'fileName' | 'lottery'>;

const { labLegends, popularityWords, runningWords, strategyWords, tierWords } = words;

/** Whole decades of a funnel are labelled first, where all have room. */
const RUNNING: PointsLook = { spread: 'band', steps: [1, 3, 6, 12], words: labLegends.running };
const TIERS: PointsLook = { spread: 'interval', steps: [1, 2], words: labLegends.tiers };
const NUMBERS = { spread: 'interval', steps: [1, 2, 5, 10, 20, 50], words: labLegends.popularity } as const;

/** How one tier came nearer to its mean. */
export function runningChart(report: SimulationReport, tier: SimulatedTier, about: About): ChartView {
  const data = { name: tierName(about.lottery, tier.hits), tier };
  const points = tier.running.map(({ ratio, band: [low, high] }, at) => {
    return { label: formatShort(report.checkpoints[at] ?? 0), at, value: ratio, low, high };
  });
  return {
    ...about,
    ...spoken(runningWords, data),
    sceneIn: (room) => pointsScene(points, room, RUNNING),
    table: () => runningTable(report, tier),
  };
}

/** All tiers at the end. */
export function tiersChart(report: SimulationReport, about: About): ChartView {
  const points = report.tiers.map(({ seen, expected, interval: [low, high], ...tier }, at) => {
    return { label: words.tierLabel(tier), at, value: seen / expected, low, high };
  });
  return {
    ...about,
    ...spoken(tierWords, report),
    sceneIn: (room) => pointsScene(points, room, TIERS),
    table: () => tierTable(report, about.lottery),
  };
}

/** All strategies of a walk. */
export function strategiesChart(report: WalkReport, about: About): ChartView {
  const rows = report.strategies.map(({ strategy, p, adjusted }) => ({ name: strategyName(strategy), p, adjusted }));
  return {
    ...about,
    ...spoken(strategyWords, report),
    sceneIn: (room) => pValuesScene(rows, room, labLegends.strategies),
    table: () => strategyTable(report),
  };
}

/** How popular each number is. */
export function popularityChart(numbers: readonly words.PopularNumber[], about: About): ChartView {
  const points = numbers.map(({ number, ratio, low, high }) => {
    return { label: formatNumber(number), at: number, value: ratio, low, high };
  });
  return {
    ...about,
    ...spoken(popularityWords, numbers),
    sceneIn: (room) => pointsScene(points, room, { ...NUMBERS, namesEnds: true }),
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
