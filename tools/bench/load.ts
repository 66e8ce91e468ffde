import type { Browser } from 'playwright-core';
import { withShipped } from './in-chromium.ts';
import { openProfile } from './load-profile.ts';
import { SITUATIONS, type Situation } from './load-situations.ts';
import { type LoadRound, loadTable } from './load-table.ts';
import { visitAndLook, visitAndTap } from './load-visit.ts';
import { quietRounds } from './quiet-rounds.ts';

/** How home opens on bad lines and slow phones, with a tap made at once; `RUNS` rounds, 5 unless told. */
export function benchLoad(): Promise<string> {
  const runs = Number(process.env.RUNS ?? 5);
  return withShipped(async (browser, { port }) => {
    const tables: string[] = [];
    for (const situation of SITUATIONS) {
      const rounds = await quietRounds(runs, () => measure(browser, port, situation));
      tables.push(loadTable(situation, rounds));
    }
    const title = `Home in Chromium ${browser.version()}, 360×640, «Gerar bilhete rápido» tapped as soon as it is on the screen:
milliseconds, median and range of ${runs} rounds. The line is slow for the page and its workers, and opens
connections in no time; the processor is slow for the page's thread alone.`;
    return [title, '', ...tables].join('\n');
  });
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
