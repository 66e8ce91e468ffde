import { measure } from '../../../workers/shared/run/marks.ts';
import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import { trackProperties } from '../../../workers/shared/run/track-properties.ts';
import { followRun, run } from './run.ts';

/**
 * Records each tick of the run under way on the track `Overlay`: an entry reaches from the tick before, so that a late
 * tick is a long one. It carries the run, once the engine has answered.
 */
export function followTicks(request: GenerateRequest): void {
  let last = performance.now();
  let shown = run.percent;
  const stop = followRun(() => {
    const { percent, made, phase } = run;
    if (phase !== 'asking') stop();
    if (percent === shown) return;
    const now = performance.now();
    const percentage = `${Math.round(percent)} %`;
    measure('Overlay', percentage, last, now, trackProperties(request, made ?? undefined, { percentage }));
    last = now;
    shown = percent;
  });
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
