import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { findChromium } from '../e2e/chromium.mjs';
import { launchQuiet } from '../e2e/launch.ts';
import { openProfile } from './load-profile.ts';
import { SITUATIONS, type Situation } from './load-situations.ts';
import { type LoadRound, loadTable } from './load-table.ts';
import { visitAndLook, visitAndTap } from './load-visit.ts';
import { quietRounds } from './quiet-rounds.ts';
import { serveShipped } from './shipped-site.ts';

/** How home opens on bad lines and slow phones, with a tap made at once; `RUNS` rounds, 5 unless told. */
export async function benchLoad(): Promise<string> {
  const executablePath = findChromium();
  if (!executablePath) return 'In Chromium: none found; name one in CHROMIUM_PATH.\n';
  const { port, close } = await serveShipped();
  const browser = await launchQuiet(executablePath);
  const runs = Number(process.env.RUNS ?? 5);
  try {
    const tables: string[] = [];
    for (const situation of SITUATIONS) {
      if (situation.left === 'service worker' && !existsSync('dist/sw.js')) {
        tables.push(`  ${situation.name}: the build has none\n`);
        continue;
      }
      const rounds = await quietRounds(runs, () => measure(browser, port, situation));
      tables.push(loadTable(situation, rounds));
    }
    const title = `Home in Chromium ${browser.version()}, 360×640, «Gerar bilhete rápido» tapped as soon as it is on the screen:
milliseconds, median and range of ${runs} rounds. The line is slow for the page and its workers, and opens
connections in no time; the processor is slow for the page's thread alone.`;
    return [title, '', ...tables].join('\n');
  } finally {
    await browser.close();
    await close();
  }
}

/** A visit that only looks and one that taps; what the first leaves must not help the second. */
async function measure(browser: Browser, port: number, situation: Situation): Promise<LoadRound> {
  const looking = await openProfile(browser, port, situation);
  const largest = await visitAndLook(looking.context, looking.url, situation.throttle);
  await looking.close();
  const tapping = await openProfile(browser, port, situation);
  const times = await visitAndTap(tapping.context, tapping.url, situation.throttle);
  const bytes = tapping.received();
  await tapping.close();
  return { times, largest, bytes };
}
