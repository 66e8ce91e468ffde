import type { TaskName } from '../protocol/tasks.ts';
import { type TrackProperties, trackEntry } from '../shared/track-properties.ts';

/**
 * Records a finished task on the worker's own track of the DevTools performance panel. Never
 * throws: a browser without such measures still has an answer to give.
 */
export function measureRun(
  name: TaskName,
  start: number,
  end: number,
  about: TrackProperties | false,
): void {
  const label = `run ${name}`;
  try {
    performance.measure(label, trackEntry('Worker', 'secondary', start, end, about));
    // DevTools has it by now; the timeline buffer would only grow.
    performance.clearMeasures(label);
  } catch {}
}
