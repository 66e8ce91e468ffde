import type { TaskName } from '../protocol/tasks.ts';
import type { TrackProperties } from '../shared/track-properties.ts';

/**
 * Records a finished task on the worker's own track of the DevTools performance panel. Never
 * throws: a browser without such measures still has an answer to give.
 * https://developer.chrome.com/docs/devtools/performance/extension
 */
export function measureRun(
  name: TaskName,
  start: number,
  end: number,
  about: TrackProperties | false,
): void {
  const label = `run ${name}`;
  try {
    performance.measure(label, {
      start,
      end,
      detail: {
        devtools: {
          ...{ track: 'Worker', trackGroup: 'Robô da Sorte', color: 'secondary' },
          ...(__PROFILE__ ? about : {}),
        },
      },
    });
    // DevTools has it by now; the timeline buffer would only grow.
    performance.clearMeasures(label);
  } catch {}
}
