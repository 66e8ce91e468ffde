import type { Answer } from '../../workers/protocol/api.ts';
import type { Call } from './call.ts';

type Track = 'Queue' | 'Run' | 'Transfer';

const COLORS = { Queue: 'tertiary', Run: 'primary', Transfer: 'secondary-light' } as const;

/** Browsers coarsen each thread's clock by itself: so many milliseconds between two mean nothing. */
const COARSE_MS = 2;

/**
 * Records how long a call waited and how long its worker had it, post to answer, on the tracks
 * `Queue` and `Run` of the DevTools performance panel. Times are `performance.now()`. Never throws.
 * https://developer.chrome.com/docs/devtools/performance/extension
 */
export function measureCall(call: Call, dispatched: number, answered: number): void {
  measure('Queue', `wait ${call.task}`, call.submittedAt, dispatched);
  measure('Run', `${call.task} ${call.id}`, dispatched, answered);
}

/**
 * Records the two ways between the threads: from post to the first slice, from outcome to answer.
 * A way is left out when its time is not between the two: the system's clock was corrected after
 * one of the threads had started, and they no longer agree. Never throws.
 */
export function measureTransfer(
  call: Call,
  dispatched: number,
  answered: number,
  { start, end }: Answer<unknown>,
): void {
  const within = (time: number) =>
    time >= dispatched - COARSE_MS && time <= answered + COARSE_MS
      ? Math.min(Math.max(time, dispatched), answered)
      : Number.NaN;
  const { timeOrigin } = performance;
  measure('Transfer', `request ${call.task}`, dispatched, within(start - timeOrigin));
  measure('Transfer', `answer ${call.task}`, within(end - timeOrigin), answered);
}

function measure(track: Track, label: string, start: number, end: number): void {
  if (!(start >= 0 && end >= start)) return;
  try {
    performance.measure(label, {
      start,
      end,
      detail: {
        devtools: {
          dataType: 'track-entry',
          track,
          trackGroup: 'Robô da Sorte',
          color: COLORS[track],
        },
      },
    });
    // DevTools has it by now; the timeline buffer would only grow.
    performance.clearMeasures(label);
  } catch {
    // A browser without such measures shows no profile; it still has its tickets.
  }
}
