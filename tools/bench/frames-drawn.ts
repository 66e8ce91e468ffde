import type { Page } from 'playwright-core';
import { traceOf } from '../../tests/e2e/trace.ts';
import type { FramesSeen } from './frames-watch.ts';

/** Times of the frames that the browser drew, in milliseconds of the page's clock. */
export interface FramesDrawn {
  readonly overlay: readonly number[];
  readonly result: readonly number[];
}

/** What a trace tells of a run. */
export interface RunTraced {
  readonly drawn: FramesDrawn;
  /** CPU time of each task of the page's thread, in milliseconds. */
  readonly tasks: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds; the second those of the thread's own CPU time. */
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly startTime?: number } };
}

/** Where the work begins. */
const BEGIN = 'frames-begin';

/** Ties the trace's clock to the page's. */
const TIED = 'frames-drawn';

const TASK = /RunTask$/;

const CATEGORIES = ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing', 'toplevel'];

/**
 * Frames drawn while `work` ran: what moves by transform and opacity is drawn by the compositor, also when the page's
 * thread is late, and so what a person sees is not what `requestAnimationFrame` counts. The throttle slows the page's
 * thread only.
 */
export async function traceDrawn(page: Page, work: () => Promise<FramesSeen>): Promise<FramesSeen & RunTraced> {
  let seen: FramesSeen | undefined;
  const events = await traceOf<TraceEvent>(page, CATEGORIES, async () => {
    await page.evaluate((name) => void performance.mark(name), BEGIN);
    seen = await work();
    await page.evaluate((name) => void performance.mark(name), TIED);
  });
  if (!seen) throw new Error('nothing was watched');
  const begin = events.find(({ name }) => name === BEGIN);
  const tie = events.find(({ name }) => name === TIED);
  const startTime = tie?.args.data?.startTime;
  if (!begin || !tie || startTime === undefined) throw new Error('the trace has no mark of the page');
  const times = events
    .filter(({ name, pid }) => name === 'DrawFrame' && pid === tie.pid)
    .map(({ ts }) => startTime + (ts - tie.ts) / 1000)
    .sort((a, b) => a - b);
  const within = (frames: readonly number[]) =>
    times.filter((at) => at >= Number(frames[0]) && at <= Number(frames.at(-1)));
  const tasks = events
    .filter(({ name, pid, tid }) => TASK.test(name) && pid === tie.pid && tid === tie.tid)
    .filter(({ ts }) => ts > begin.ts && ts < tie.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
  return { ...seen, tasks, drawn: { overlay: within(seen.overlay), result: within(seen.result) } };
}
