import type { Answer } from '../../workers/protocol/api.ts';
import type { Call } from './call.ts';

type Track = 'Queue' | 'Run' | 'Transfer';

const COLORS = { Queue: 'tertiary', Run: 'primary', Transfer: 'secondary-light' } as const;

/**
 * Records how long a call waited and how long its worker had it, post to answer, on the tracks
 * `Queue` and `Run` of the DevTools performance panel. Times are `performance.now()`.
 * https://developer.chrome.com/docs/devtools/performance/extension
 */
export function measureCall(call: Call, dispatched: number, answered: number): void {
  measure('Queue', `wait ${call.task}`, call.submittedAt, dispatched);
  measure('Run', `${call.task} ${call.id}`, dispatched, answered);
}

/** Records the two ways between the threads: from post to the first slice, from outcome to answer. */
export function measureTransfer(
  call: Call,
  dispatched: number,
  answered: number,
  { start, end }: Answer<unknown>,
): void {
  if (Number.isNaN(start)) return;
  const { timeOrigin } = performance;
  measure('Transfer', `request ${call.task}`, dispatched, start - timeOrigin);
  measure('Transfer', `answer ${call.task}`, end - timeOrigin, answered);
}

function measure(track: Track, label: string, start: number, end: number): void {
  // Browsers coarsen each thread's clock by itself: a very short way can come out below zero.
  performance.measure(label, {
    start,
    end: Math.max(start, end),
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
}
