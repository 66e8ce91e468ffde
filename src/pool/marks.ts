import type { Answer } from '../../workers/protocol/api.ts';
import {
  type TrackProperties,
  trackEntry,
  trackProperties,
} from '../../workers/shared/track-properties.ts';
import type { Call } from './call.ts';

/** The page's tracks; the last two not in the default build. */
type Track = 'Queue' | 'Run' | 'Transfer' | 'Overlay' | 'React';

const COLORS: { readonly [T in Track]?: string } = {
  Queue: 'tertiary',
  Run: 'primary',
  Transfer: 'secondary-light',
  ...(__PROFILE__ ? { Overlay: 'primary-light', React: 'tertiary-dark' } : {}),
};

/**
 * Records an entry on a track of the DevTools performance panel; `start` and `end` are
 * `performance.now()`. Without two times in order it does nothing; it never throws.
 */
export function measure(
  track: Track,
  label: string,
  start: number,
  end: number,
  about: TrackProperties | false,
): void {
  if (!(start >= 0 && end >= start)) return;
  try {
    performance.measure(label, trackEntry(track, COLORS[track], start, end, about));
    // DevTools has it by now; the timeline buffer would only grow.
    performance.clearMeasures(label);
  } catch {
    // A browser without such measures shows no profile; it still has its tickets.
  }
}

/** Browsers coarsen each thread's clock by itself: so many milliseconds between two mean nothing. */
const COARSE_MS = 2;

/**
 * Records an answered call: how long it waited, how long its worker had it, post to answer, and the
 * two ways between the threads, from post to the first slice and from outcome to answer. Wait, first
 * way, the worker's own entry and second way follow each other without a gap. A way is left out when
 * its time is not between the two: the system's clock was corrected after one of the threads had
 * started, and they no longer agree. Never throws.
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
