import type { Page } from 'playwright-core';
import { LOTTERIES, type LotteryKey } from '../../workers/shared/lotteries.ts';
import { median } from './harness.ts';
import { THROTTLE } from './page/throttle.ts';
import { withBenchPage } from './with-bench-page.ts';

/** From request to answer of checking 50 games against 3,500 real draws of each lottery in a worker. */
export function benchCheck(): Promise<string> {
  return withBenchPage(async (page) => {
    const lines: string[] = [];
    for (const { key } of LOTTERIES) lines.push(await lineOf(page, key));
    const title = `checking 50 games against 3,500 draws, request to answer (aim: 50 ms on a processor ${THROTTLE} times as slow):`;
    return [title, ...lines, ''].join('\n');
  });
}

async function lineOf(page: Page, key: LotteryKey): Promise<string> {
  const { first, times } = await page.evaluate(
    (lottery) => window.bench.measureCheck(lottery),
    key,
  );
  const [middle, best] = [median(times), Math.min(...times)];
  const slow = `${(middle * THROTTLE).toFixed(0)} ms (best ${(best * THROTTLE).toFixed(0)})`;
  return `  ${key.padEnd(10)} median ${middle.toFixed(1)} ms, best ${best.toFixed(1)}, first ${first.toFixed(0)}; ${THROTTLE} times that ${slow}`;
}
