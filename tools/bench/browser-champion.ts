import type { Page } from 'playwright-core';
import { LOTTERIES, type Lottery } from '../../workers/shared/lottery/lotteries.ts';
import { some } from './effort.ts';
import { median } from './harness.ts';
import { withBenchPage } from './in-chromium.ts';

/** 20 tickets of campeao in Chromium on 2 workers against 1. */
export function benchChampion(): Promise<string> {
  return withBenchPage(async (page) => {
    const lines: string[] = [];
    for (const lottery of some(LOTTERIES)) lines.push(await lineOf(page, lottery));
    const title = 'campeao in Chromium, 20 tickets, medians (aim: 2 workers ≤ 0.6 of 1, no long task):';
    return [title, ...lines, ''].join('\n');
  });
}

async function lineOf(page: Page, { key }: Lottery): Promise<string> {
  const { one, two, longestTask } = await page.evaluate((lottery) => window.bench.measureChampion(lottery), key);
  const [a, b] = [median(one), median(two)];
  const ratio = median(two.map((ms, i) => ms / (one[i] as number)));
  const best = Math.min(...two) / Math.min(...one);
  const ms = (value: number) => `${value.toFixed(0).padStart(5)} ms`;
  const long = longestTask > 0 ? `longest task of the page ${longestTask.toFixed(0)} ms` : 'no long task';
  return `  ${key.padEnd(10)} 1 worker ${ms(a)}, 2 workers ${ms(b)}: ${ratio.toFixed(2)} (of the fastest rounds ${best.toFixed(2)}); ${long}`;
}
