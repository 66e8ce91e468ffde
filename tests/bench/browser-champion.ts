import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { build, type InlineConfig, preview } from 'vite';
import { LOTTERIES, type Lottery } from '../../workers/domain/lotteries.ts';
import { findChromium } from '../e2e/chromium.mjs';
import type {} from './champion-page/page.ts';

const CONFIG: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  root: fileURLToPath(new URL('./champion-page', import.meta.url)),
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: fileURLToPath(new URL('../../.cache/bench-champion', import.meta.url)),
    emptyOutDir: true,
  },
  preview: { host: '127.0.0.1', port: 0, strictPort: false },
};

/** 20 tickets of campeao in Chromium on 2 workers against 1. */
export async function benchChampion(): Promise<string> {
  const executablePath = findChromium();
  if (!executablePath) return 'campeao in Chromium: none found; name one in CHROMIUM_PATH.\n';
  await build(CONFIG);
  const server = await preview(CONFIG);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const { port } = server.httpServer.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    const lines: string[] = [];
    for (const lottery of LOTTERIES) lines.push(await lineOf(page, lottery));
    if (errors[0]) throw errors[0];
    const title =
      'campeao in Chromium, 20 tickets, medians (aim: 2 workers ≤ 0.6 of 1, no long task):';
    return [title, ...lines, ''].join('\n');
  } finally {
    await browser.close();
    await server.close();
  }
}

async function lineOf(page: Page, { key }: Lottery): Promise<string> {
  const { one, two, longestTask } = await page.evaluate(
    (lottery) => window.measureChampion(lottery),
    key,
  );
  const [a, b] = [median(one), median(two)];
  const ratio = median(two.map((ms, i) => ms / (one[i] as number)));
  const best = Math.min(...two) / Math.min(...one);
  const ms = (value: number) => `${value.toFixed(0).padStart(5)} ms`;
  const long =
    longestTask > 0 ? `longest task of the page ${longestTask.toFixed(0)} ms` : 'no long task';
  return `  ${key.padEnd(10)} 1 worker ${ms(a)}, 2 workers ${ms(b)}: ${ratio.toFixed(2)} (of the fastest rounds ${best.toFixed(2)}); ${long}`;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] as number;
}
