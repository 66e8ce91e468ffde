import { cpus, loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { latencyReport } from './browser-latency.ts';
import { rateOver, summarize } from './harness.ts';
import { LONG_RUN } from './page/names.ts';
import { tableOf } from './table.ts';
import { withBenchPage } from './with-bench-page.ts';

/** The engine in Chromium's workers, through the app's own pool. Returns the tables to print. */
export function benchBrowser(): Promise<string> {
  return withBenchPage(async (page) => {
    const machine = `Chromium ${page.context().browser()?.version()}, ${cpus().length} cores`;
    const parts = [
      `${machine}, load average ${load()} before`,
      await shortRun(page),
      await longRun(page),
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
