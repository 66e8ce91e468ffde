import { cpus, loadavg } from 'node:os';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../e2e/chromium.mjs';
import { latencyReport } from './browser-latency.ts';
import { serveBenchPage } from './browser-site.ts';
import { rateOver, summarize } from './harness.ts';
import { LONG_RUN } from './page/names.ts';
import { tableOf } from './table.ts';

// As in the end-to-end tests.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The engine in Chromium's workers, through the app's own pool. Returns the tables to print. */
export async function benchBrowser(): Promise<string> {
  const executablePath = findChromium();
  if (!executablePath) return 'In Chromium: none found; name one in CHROMIUM_PATH.\n';
  const site = await serveBenchPage();
  const browser = await chromium.launch({ executablePath, args: QUIET });
  try {
    const page = await browser.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(site.url);
    const machine = `Chromium ${browser.version()}, ${cpus().length} cores`;
    const parts = [
      `${machine}, load average ${load()} before`,
      await shortRun(page),
      await longRun(page),
      await latencyReport(page),
      `load average ${load()} after\n`,
    ];
    if (errors[0]) throw errors[0];
    return parts.join('\n');
  } finally {
    await browser.close();
    await site.close();
  }
}

async function shortRun(page: Page): Promise<string> {
  const rounds = await page.evaluate(() => window.bench.measureShortRun());
  return tableOf('20 Lotomania tickets, a request:', summarize(rounds));
}

async function longRun(page: Page): Promise<string> {
  const rounds = await page.evaluate(() => window.bench.measureLongRun());
  const rate = (name: keyof typeof LONG_RUN, over: keyof typeof LONG_RUN) =>
    rateOver(rounds, LONG_RUN[name], LONG_RUN[over]).toFixed(2);
  return [
    tableOf('1,000,000 Lotomania tickets in blocks, a ticket:', summarize(rounds)),
    `  2 workers against 1: ${rate('two', 'one')} × (aim ≥ 1.8)`,
    `    merged in order: ${rate('twoMerged', 'oneMerged')} ×; the bare loop: ${rate('bareTwo', 'bareOne')} ×`,
    `  rate per core against the bare loop's (aim ≥ 0.8):`,
    `    1 worker: ${rate('one', 'bareOne')}, merged ${rate('oneMerged', 'bareOne')}`,
    `    2 workers: ${rate('two', 'bareTwo')}, merged ${rate('twoMerged', 'bareTwo')}`,
    '',
  ].join('\n');
}

function load(): string {
  return (loadavg()[0] as number).toFixed(1);
}
