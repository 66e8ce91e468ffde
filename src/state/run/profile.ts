import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import { trackProperties } from '../../../workers/shared/run/track-properties.ts';
import { measure } from '../../../workers/tasks/marks.ts';
import { run } from './run.ts';
import type { FollowTick } from './runner.ts';

/**
 * Follows the progress overlay of a run on the track `Overlay`. What it returns is to be called at each tick: an entry
 * reaches from the tick before, so that a late tick is a long one. It carries the run, once the engine has answered.
 */
export function followTicks(request: GenerateRequest): FollowTick {
  let last = performance.now();
  return (percent, made) => {
    const now = performance.now();
    const percentage = `${Math.round(percent)} %`;
    const about = trackProperties(request, made ?? undefined, { percentage });
    measure('Overlay', percentage, last, now, about);
    last = now;
  };
}

/**
 * Records on the track `React` that the result of a request has been committed just now, rendered from `start` on:
 * `rendering` is what of that was spent in its components, in milliseconds. It carries the run, once that is what the
 * screen shows.
 */
export function measureCommit(request: GenerateRequest, phase: string, start: number, rendering: number): void {
  const end = performance.now();
  const { receipt, tickets, facts, proof } = run;
  const isShown = receipt?.seed === request.seed;
  const made = isShown ? { receipt, tickets, facts, ...(proof && { proof }) } : undefined;
  const about = trackProperties(request, made, { phase, rendering: `${rendering.toFixed(1)} ms` });
  measure('React', `${phase} result`, start, end, about);
}
