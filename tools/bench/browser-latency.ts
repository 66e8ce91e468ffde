import type { Page } from 'playwright-core';
import { median } from './harness.ts';
import type { PoolKind } from './page/pools.ts';
import { THROTTLE } from './page/throttle.ts';

/**
 * From request to answer of 20 tickets, on this machine and on one that is THROTTLE times slower. Chromium slows down
 * the page's thread only («Operation is only supported for pages, not workers»), so the slow machine is approached from
 * two sides: a worker that stands still after each task for as long as a slow one would still be at it, and the same
 * tasks on the page's own thread, where the throttle reaches them.
 */
export async function latencyReport(page: Page): Promise<string> {
  const line = async (kind: PoolKind, text: string) => {
    const times = await page.evaluate((pool) => window.bench.measureLatency(pool), kind);
    const [middle, max] = [median(times), Math.max(...times)].map((ms) => ms.toFixed(1));
    return `  ${text.padEnd(58)} median ${middle} ms, max ${max} ms`;
  };
  const slowDown = () => page.evaluate(() => window.bench.measureSlowDown());

  const session = await page.context().newCDPSession(page);
  const setRate = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  const before = await slowDown();
  const lines = [await line('production', 'no throttle')];
  await setRate(THROTTLE);
  const during = await slowDown();
  lines.push(
    await line('production', `page at ${THROTTLE}× throttle, worker not slowed`),
    await line('slow', `page at ${THROTTLE}× throttle, tasks in the worker ${THROTTLE}× as long`),
    await line('inline', `all on the page's thread at ${THROTTLE}× throttle (degraded mode)`),
  );
  await setRate(1);
  const [onPage, inWorker] = [during.page / before.page, during.worker / before.worker];
  return [
    '20 Lotomania tickets, request to answer, one at a time (aim: under 20 ms at 6× throttle):',
    ...lines,
    `  under the throttle a fixed loop takes ${onPage.toFixed(1)} × as long on the page's thread and`,
    `  ${inWorker.toFixed(1)} × in a worker (1 = not throttled)`,
    '',
  ].join('\n');
}
