import type { Page } from 'playwright-core';
import { effort } from './effort.ts';
import { median } from './harness.ts';
import { withBenchPage } from './in-chromium.ts';
import type { LabSize, LabTimes } from './page/lab.ts';
import { THROTTLE } from './page/throttle.ts';

const MEGA: LabSize = { lottery: 'megasena', draws: effort(10_000_000, 10_000), games: 1 };
const LOTOMANIA: LabSize = { lottery: 'lotomania', draws: effort(1_000_000, 1000), games: 20 };

/** Simulations of the laboratory in Chromium: on one worker, on two, beside a bare popcount loop, and on a slow machine. */
export function benchLab(): Promise<string> {
  return withBenchPage(async (page) => {
    const title = 'Simulations in Chromium, medians (aims: 10⁷ × Mega-Sena ≤ 0.5 s on 2 workers, ≥ 12 million a second';
    const aims = 'and core, ≥ 0.7 of the bare loop, 2 workers ≥ 1.8 × one; at 6× ≤ 4 s and no long task):';
    const lines = [await lineOf(page, MEGA), await lineOf(page, LOTOMANIA), await slowLine(page, MEGA)];
    return [title, aims, ...lines, ''].join('\n');
  });
}

const nameOf = ({ lottery, draws, games }: LabSize) => `${lottery}, ${draws.toExponential(0)} draws × ${games}:`;

async function lineOf(page: Page, size: LabSize): Promise<string> {
  const { one, two, bare } = await measure(page, size, false);
  const rate = (ms: number) => (size.draws / ms / 1000).toFixed(1);
  const ratio = (a: readonly number[], b: readonly number[]) =>
    median(a.map((ms, i) => (b[i] as number) / ms)).toFixed(2);
  return [
    `  ${nameOf(size)} 1 worker ${median(one).toFixed(0)} ms, ${rate(median(one))} million draws a second;`,
    `    2 workers ${median(two).toFixed(0)} ms, ${ratio(two, one)} × one;`,
    `    bare loop on the page's thread ${median(bare).toFixed(0)} ms, 1 worker ${ratio(one, bare)} of it`,
  ].join('\n');
}

/**
 * A worker that takes so many times as long, and a page that is throttled as much. It has half of the draws, as each of
 * two has: two that stand still with a core each would leave the page none of this machine's.
 */
async function slowLine(page: Page, size: LabSize): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const { one, longestTask } = await measure(page, { ...size, draws: size.draws / 2 }, true);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const long = longestTask > 0 ? `longest task of the page ${longestTask.toFixed(0)} ms` : 'no long task of the page';
  return `  ${nameOf(size)} at ${THROTTLE}× half of them on a worker ${median(one).toFixed(0)} ms; ${long}`;
}

function measure(page: Page, size: LabSize, isSlow: boolean): Promise<LabTimes> {
  return page.evaluate(([of, slow]) => window.bench.measureLab(of, slow), [size, isSlow] as const);
}
