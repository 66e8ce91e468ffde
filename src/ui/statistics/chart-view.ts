import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { DrawStatistics } from '../../../workers/shared/statistics/statistics.ts';
import { chartTable } from '../../content/statistics/chart-tables.ts';
import { type ChartId, chartWords } from '../../content/statistics/charts.ts';
import { sourceWords } from '../../content/statistics/statistics.ts';
import type { ChartView } from '../charts/chart-view.ts';
import { chartScene } from './chart-scene.ts';

/** A chart of draws with its words. */
export function chartView(id: ChartId, answer: DrawStatistics): ChartView {
  const { title, found, reading, notMeant } = chartWords[id];
  return {
    title,
    found: found(answer),
    source: sourceWords(lotteryOf(answer.lottery).name, answer),
    reading: reading(answer),
    notMeant: notMeant(answer),
    sceneIn: (room) => chartScene(id, answer, room),
    table: () => chartTable(id, answer),
  };
}
