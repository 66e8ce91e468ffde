import type { Page } from 'playwright-core';
import { largestNumberPool } from '../../workers/engine/wheels/wheel-sizes.ts';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { combinations } from '../../workers/shared/lottery/odds.ts';
import { guaranteesOf, MAX_WHEEL_TICKETS } from '../../workers/shared/strategy/guarantees.ts';
import { some } from './effort.ts';
import { msText } from './harness.ts';
import { withBenchPage } from './in-chromium.ts';
import { THROTTLE } from './page/throttle.ts';

/** Beyond this many draws a proof counts: it takes no time. */
const LOOKED_AT = 1e9;

/** The wheel of each lottery whose proof looks at the most draws, largest first. */
function largestWheels() {
  return LOTTERIES.map((lottery) => {
    const wheels = guaranteesOf(lottery).map((hits) => {
      const { pool } = largestNumberPool(lottery, hits, MAX_WHEEL_TICKETS);
      return { key: lottery.key, hits, pool, draws: Number(combinations(pool, lottery.drawn)) };
    });
    const looked = wheels.filter(({ draws }) => draws < LOOKED_AT);
    return looked.sort((a, b) => b.draws - a.draws)[0] ?? wheels[0];
  })
    .flatMap((wheel) => wheel ?? [])
    .sort((a, b) => b.draws - a.draws);
}

/**
 * From request to answer of each lottery's largest wheel, with its proof, in the app's worker and in one that stands
 * still after each task for as long as a slow one would still be at it.
 */
export function benchProof(): Promise<string> {
  return withBenchPage(async (page) => {
    const lines: string[] = [];
    for (const wheel of some(largestWheels())) lines.push(await lineOf(page, wheel));
    const title = `cercamento with its proof, 20 tickets, request to answer (aim: under 300 ms at ${THROTTLE}× throttle):`;
    return [title, ...lines, ''].join('\n');
  });
}

type Wheel = ReturnType<typeof largestWheels>[number];

async function lineOf(page: Page, { key, hits, pool, draws }: Wheel): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const measure = async (kind: 'production' | 'slow', rate: number) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const args = [kind, key, hits] as const;
    return page.evaluate((given) => window.bench.measureProof(...given), args);
  };
  const fast = await measure('production', 1);
  const slow = await measure('slow', THROTTLE);
  const task = slow.longestTask > 0 ? `, longest task of the page ${slow.longestTask} ms` : '';
  const proof = draws < LOOKED_AT ? `${draws.toLocaleString('en')} draws` : 'by counting';
  return `  ${key.padEnd(10)} ${hits} hits in ${pool}, ${proof}: ${msText(fast.times)}; at ${THROTTLE}× ${msText(slow.times)}${task}`;
}
