import { cpus, loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { latencyReport } from './browser-latency.ts';
import { summarize, tableOf } from './harness.ts';
import { withBenchPage } from './in-chromium.ts';

/** The engine in Chromium's workers, through the app's own pool. Returns the tables to print. */
export function benchBrowser(): Promise<string> {
  return withBenchPage(async (page) => {
    const machine = `Chromium ${page.context().browser()?.version()}, ${cpus().length} cores`;
    const parts = [
      `${machine}, load average ${load()} before`,
      await shortRun(page),
      await latencyReport(page),
      `load average ${load()} after\n`,
    ];
    return parts.join('\n');
  });
}

async function shortRun(page: Page): Promise<string> {
  const rounds = await page.evaluate(() => window.bench.measureShortRun());
  return tableOf('20 Lotomania tickets, a request:', summarize(rounds));
}

function load(): string {
  return (loadavg()[0] as number).toFixed(1);
}
