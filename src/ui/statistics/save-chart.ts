import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { DrawStatistics } from '../../../workers/shared/statistics/statistics.ts';
import { site } from '../../content/shell/site.ts';
import { type ChartId, chartWords } from '../../content/statistics/charts.ts';
import { pictureName, sourceWords, statisticsTexts } from '../../content/statistics/statistics.ts';
import { downloadFile } from '../../platform/download.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { chartScene } from './chart-scene.ts';
import { drawChart, PICTURE_ROOM } from './draw-chart.ts';

/** Offers a chart as a PNG, and says how that went. */
export async function saveChart(id: ChartId, answer: DrawStatistics): Promise<void> {
  const { lottery } = answer;
  const { title, notMeant } = chartWords[id];
  const words = {
    title,
    notMeant: notMeant(answer),
    app: site.appName,
    source: sourceWords(lotteryOf(lottery).name, answer),
  };
  try {
    const png = await drawChart(chartScene(id, answer, PICTURE_ROOM), words, lottery);
    if (!downloadFile(`${pictureName(lottery, id, answer)}.png`, png)) throw new Error('no file');
    showToast(statisticsTexts.saved);
  } catch {
    showToast(statisticsTexts.saveFailed);
  }
}
