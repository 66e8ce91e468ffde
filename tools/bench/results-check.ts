import type { Page } from 'playwright-core';
import { LOTTERIES, type LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { some } from './effort.ts';
import { median } from './harness.ts';
import { withBenchPage } from './in-chromium.ts';
import { THROTTLE } from './page/throttle.ts';

/** From request to answer, and in the worker alone, of checking 50 games against 3,500 real draws of each lottery in a worker. */
export function benchCheck(): Promise<string> {
  return withBenchPage(async (page) => {
    const lines: string[] = [];
    for (const { key } of some(LOTTERIES)) lines.push(await lineOf(page, key));
    const title = `checking 50 games against 3,500 draws, request to answer and in the worker alone (aim: 50 ms there on a processor ${THROTTLE} times as slow):`;
    return [title, ...lines, ''].join('\n');
  });
}

async function lineOf(page: Page, key: LotteryKey): Promise<string> {
  const { first, times, inWorker } = await page.evaluate((lottery) => window.bench.measureCheck(lottery), key);
  const [middle, best] = [median(times), Math.min(...times)];
  const [worker, least] = [median(inWorker), Math.min(...inWorker)];
  const slow = `${(worker * THROTTLE).toFixed(0)} ms (best ${(least * THROTTLE).toFixed(0)})`;
  return `  ${key.padEnd(10)} median ${middle.toFixed(1)} ms, best ${best.toFixed(1)}, first ${first.toFixed(0)}; in the worker ${worker.toFixed(1)} ms, ${THROTTLE} times that ${slow}`;
}
