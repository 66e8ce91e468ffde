import { measure } from '../../workers/shared/run/marks.ts';
import { trackProperties } from '../../workers/shared/run/track-properties.ts';
import type { Answer } from '../../workers/tasks/api.ts';
import type { Call } from './call.ts';

/** Browsers coarsen each thread's clock: differences up to this, in milliseconds, mean nothing. */
const COARSE_MS = 2;

/**
 * Records an answered call: how long it waited, how long its worker had it, post to answer, and the two ways between
 * the threads, from post to the first slice and from outcome to answer. Wait, first way, the worker's own entry and
 * second way follow each other without a gap. A way is left out when its time is not between the two: the system's
 * clock was corrected after one of the threads had started, and they no longer agree. Never throws.
 */
export function measureCall(
  { id, task, input, submittedAt }: Call,
  dispatched: number,
  answered: number,
  { outcome, start, end }: Answer<unknown>,
): void {
  const within = (instant: number) => {
    const time = instant - performance.timeOrigin;
    const near = Math.min(Math.max(time, dispatched), answered);
    return Math.abs(time - near) <= COARSE_MS ? near : Number.NaN;
  };
  const asked = __PROFILE__ && trackProperties(input, input, { call: id });
  const both = __PROFILE__ && trackProperties(input, [input, outcome], { call: id });
  const given = __PROFILE__ && trackProperties(input, outcome, { call: id });
  measure('Queue', `wait ${task}`, submittedAt, dispatched, asked);
  measure('Run', `${task} ${id}`, dispatched, answered, both);
  measure('Transfer', `request ${task}`, dispatched, within(start), asked);
  measure('Transfer', `answer ${task}`, within(end), answered, given);
}
