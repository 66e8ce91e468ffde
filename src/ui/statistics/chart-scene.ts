import type { DrawStatistics } from '../../../workers/shared/statistics.ts';
import type { ChartId } from '../../content/statistics/charts.ts';
import { legendTexts } from '../../content/statistics/legend.ts';
import { barsScene } from './bars-scene.ts';
import { frequencyScene } from './frequency-scene.ts';
import { heatScene } from './heat-scene.ts';
import type { Room, Scene } from './scene.ts';

/** The shapes of a chart in the room that there is. */
export function chartScene(id: ChartId, answer: DrawStatistics, room: Room): Scene {
  switch (id) {
    case 'volante':
      return heatScene(answer, 'times', room);
    case 'atraso':
      return heatScene(answer, 'delay', room);
    case 'frequencia':
      return frequencyScene(answer, room);
    case 'somas':
      return barsScene(answer.sums.bars, room);
    case 'pares':
      return barsScene(answer.odd, room);
    case 'repetidos':
      return barsScene(answer.repeats.bars, room);
    case 'intervalos':
      return barsScene(answer.gaps.bars, room, legendTexts.interval);
  }
}
