import type { Browser, BrowserContext } from 'playwright-core';
import { buttonsTable } from './frames-buttons.ts';
import { type RunTraced, traceDrawn } from './frames-drawn.ts';
import { buttonsOf, openAtRest, tapOf } from './frames-page.ts';
import type { FramesSeen } from './frames-watch.ts';
import { withShipped } from './in-chromium.ts';
import { THROTTLE } from './page/throttle.ts';
import { noiseText, type QuietRounds, quietRounds } from './quiet-rounds.ts';
import { rangeTable } from './range-table.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const LONG_MS = 50;

/** How smoothly the overlay and the result come on a weak phone, and how soon each button answers. */
export function benchFrames(): Promise<string> {
  const runs = Number(process.env.RUNS ?? 5);
  return withShipped(async (browser, { url }) => {
    const title = `Home in Chromium ${browser.version()} at ${THROTTLE}× throttle, 360×640, median and range of ${runs} rounds:`;
    const seen = await quietRounds(runs, () => withContext(browser, url, runQuick));
    const buttons = await withContext(browser, url, (context) => buttonsTable(context, url, runs));
    return [title, '', runTable(seen), buttons].join('\n');
  });
}

type Round = FramesSeen & RunTraced;

async function withContext<T>(
  browser: Browser,
  site: string,
  work: (context: BrowserContext, site: string) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    return await work(context, site);
  } finally {
    await context.close();
  }
}

/** From the tap on «Gerar bilhete rápido» to the end of the reveal. */
async function runQuick(context: BrowserContext, site: string): Promise<Round> {
  const page = await openAtRest(context, site, THROTTLE);
  const isQuick = (name: string) => name.startsWith('Gerar bilhete rápido');
  const tap = await tapOf(page, (await buttonsOf(page)).findIndex(isQuick));
  return traceDrawn(page, async () => {
    await page.evaluate(() => {
      Object.assign(window, { watched: window.watchFrames(1) });
    });
    await tap();
    await page.evaluate(() => (window as unknown as { watched: Promise<void> }).watched);
    return page.evaluate(() => window.framesSeen);
  });
}

function runTable({ values: seen, ...noise }: QuietRounds<Round>): string {
  const steps = (frames: readonly number[]) => frames.slice(1).map((at, i) => at - Number(frames[i]));
  const rate = (frames: readonly number[]) =>
    (1000 * (frames.length - 1)) / (Number(frames.at(-1)) - Number(frames[0]));
  const long = (times: readonly number[]) => times.filter((ms) => ms > LONG_MS).length;
  const figure = (text: string, of: (one: Round) => number, aim = '', digits = 0) => {
    return { text, values: seen.map(of), aim, digits };
  };
  const title = `a quick ticket, from the tap to the end of its reveal, ${noiseText(noise)}`;
  return rangeTable(title, [
    figure('overlay, drawn frames a second', ({ drawn }) => rate(drawn.overlay), '≥ 55', 1),
    figure('result, drawn frames a second', ({ drawn }) => rate(drawn.result), '≥ 50', 1),
    figure('longest drawn frame, ms', ({ drawn }) => Math.max(...steps(drawn.overlay), ...steps(drawn.result))),
    figure("overlay, the page's own frames a second", ({ overlay }) => rate(overlay), '', 1),
    figure("result, the page's own frames a second", ({ result }) => rate(result), '', 1),
    figure('overlay, own frames over 50 ms', ({ overlay }) => long(steps(overlay)), '0'),
    figure('result, own frames over 50 ms', ({ result }) => long(steps(result))),
    figure('longest own frame, ms', ({ overlay, result }) => Math.max(...steps(overlay), ...steps(result))),
    figure('long tasks', ({ longTasks }) => longTasks.length, '0'),
    figure('longest task, ms', ({ longTasks }) => Math.max(0, ...longTasks), `≤ ${LONG_MS}`),
    figure("tasks long by the thread's own CPU time", ({ tasks }) => long(tasks), '0'),
    figure('longest of them, ms', ({ tasks }) => Math.max(...tasks), `≤ ${LONG_MS}`),
    figure('layout shift', ({ shift }) => shift, '≤ 0.01', 3),
    figure('tap → next paint, ms', ({ interaction }) => interaction, '≤ 150'),
  ]);
}
