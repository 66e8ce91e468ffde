import type { DrawStatistics } from '../../../workers/shared/statistics/statistics.ts';
import { type ChartId, chartWords } from '../../content/statistics/charts.ts';
import { legendTexts } from '../../content/statistics/legend.ts';
import type { Room, Scene } from '../charts/scene.ts';
import { barsScene } from './bars-scene.ts';
import { frequencyScene } from './frequency-scene.ts';
import { heatScene } from './heat-scene.ts';

/** The shapes of a chart in the given room. */
export function chartScene(id: ChartId, answer: DrawStatistics, room: Room): Scene {
  const { bars } = chartWords[id];
  const counted = id === 'intervalos' ? legendTexts.interval : legendTexts.bar;
  if (bars) return barsScene(bars(answer), room, counted);
  if (id === 'frequencia') return frequencyScene(answer, room);
  return heatScene(answer, id === 'atraso' ? 'delay' : 'times', room);
}
