import type { BrowserContext } from 'playwright-core';
import { buttonsOf, openAtRest, tapOf } from './frames-page.ts';
import { THROTTLE } from './page/throttle.ts';
import { mostOf, type Noise, noiseText, quietRounds } from './quiet-rounds.ts';
import { type Figure, rangeTable } from './range-table.ts';

/** What a tap has led to is on the screen by then, or it is far beyond the aim. */
const ANSWERED_MS = 1500;

/** From a tap to the next paint, of every button on home; each on a page of its own. */
export async function buttonsTable(context: BrowserContext, site: string, runs: number): Promise<string> {
  const page = await openAtRest(context, site, 1);
  const names = await buttonsOf(page);
  await page.close();
  const figures: Figure[] = [];
  const noises: Noise[] = [];
  for (const [index, name] of names.entries()) {
    const { values, ...noise } = await quietRounds(runs, () => answerOf(context, site, index));
    noises.push(noise);
    figures.push({ text: name.trim().slice(0, 40), values, aim: '≤ 150' });
  }
  const title = `every button on home, tap → next paint, ms (0: less than 16), ${noiseText(mostOf(noises))}`;
  return rangeTable(title, figures);
}

async function answerOf(context: BrowserContext, site: string, index: number): Promise<number> {
  const page = await openAtRest(context, site, THROTTLE);
  const tap = await tapOf(page, index);
  await tap();
  await page.waitForTimeout(ANSWERED_MS);
  const { interaction } = await page.evaluate(() => window.framesSeen);
  await page.close();
  return interaction;
}
