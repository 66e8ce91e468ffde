import { chartTexts } from '../../content/charts/chart-texts.ts';
import { site } from '../../content/shell/site.ts';
import { downloadFile } from '../../platform/download.ts';
import { showToast } from '../../state/shell/toasts.ts';
import type { ChartView } from './chart-view.ts';
import { drawChart, PICTURE_ROOM } from './draw-chart.ts';

/** Offers a chart as a PNG, and says how that went. */
export async function saveChart({ sceneIn, fileName, lottery, ...view }: ChartView): Promise<void> {
  const { title, source, notMeant } = view;
  try {
    const png = await drawChart(sceneIn(PICTURE_ROOM), { title, source, notMeant, app: site.appName }, lottery);
    if (!downloadFile(`${fileName}.png`, png)) throw new Error('no file');
    showToast(chartTexts.saved);
  } catch {
    showToast(chartTexts.saveFailed);
  }
}
