import type { Browser, Page } from 'playwright-core';
import type { FramesSeen } from './frames-watch.ts';

/** Times of the frames that the browser drew, in milliseconds of the page's clock. */
export interface FramesDrawn {
  readonly overlay: readonly number[];
  readonly result: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly args: { readonly data?: { readonly startTime?: number } };
}

/** Ties the trace's clock to the page's. */
const TIED = 'frames-drawn';

/**
 * Frames drawn while `work` ran: what moves by transform and opacity is drawn by the compositor,
 * also when the page's thread is late, and so what a person sees is not what
 * `requestAnimationFrame` counts. The throttle slows the page's thread only.
 */
export async function traceDrawn(
  browser: Browser,
  page: Page,
  work: () => Promise<FramesSeen>,
): Promise<FramesSeen & { readonly drawn: FramesDrawn }> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as never[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing'],
    },
  });
  const seen = await work();
  await page.evaluate((name) => void performance.mark(name), TIED);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const tie = events.find(({ name }) => name === TIED);
  const startTime = tie?.args.data?.startTime;
  if (!tie || startTime === undefined) throw new Error('the trace has no mark of the page');
  const times = events
    .filter(({ name, pid }) => name === 'DrawFrame' && pid === tie.pid)
    .map(({ ts }) => startTime + (ts - tie.ts) / 1000)
    .sort((a, b) => a - b);
  const within = (frames: readonly number[]) =>
    times.filter((at) => at >= Number(frames[0]) && at <= Number(frames.at(-1)));
  return { ...seen, drawn: { overlay: within(seen.overlay), result: within(seen.result) } };
}
