import type { DrawStatistics } from '../../../workers/shared/statistics/statistics.ts';
import { formatNumber } from '../../content/format.ts';
import { barLabel, type ChartId, chartWords, formatSigned } from '../../content/statistics/charts.ts';
import { legendTexts } from '../../content/statistics/legend.ts';
import type { Room, Scene } from '../charts/scene.ts';
import { barsScene } from './bars-scene.ts';
import { heatScene } from './heat-scene.ts';

/** The shapes of a chart in the given room. */
export function chartScene(id: ChartId, answer: DrawStatistics, room: Room): Scene {
  const { bars } = chartWords[id];
  if (bars) {
    const counted = id === 'intervalos' ? legendTexts.interval : legendTexts.bar;
    const shown = bars(answer).map((bar) => ({ ...bar, label: barLabel(bar), value: bar.times }));
    return barsScene(shown, room, counted);
  }
  if (id !== 'frequencia') return heatScene(answer, id === 'atraso' ? 'delay' : 'times', room);
  const { expected, band } = answer.frequency;
  const away = { expected: 0, band: { low: band.low - expected, high: band.high - expected } };
  const shown = answer.numbers.map(({ number, times }) => {
    return { ...away, label: formatNumber(number), value: times - expected };
  });
  return barsScene(shown, room, legendTexts.bar, formatSigned);
}
