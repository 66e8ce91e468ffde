import type { Browser, BrowserContext, Page } from 'playwright-core';
import { traceOf } from '../../tests/e2e/trace.ts';
import { PHONE, throttle, watchedPage, withShipped } from './chromium.ts';
import { some, THROTTLE } from './effort.ts';
import { mostOf, type Noise, noiseText, quietRounds } from './quiet-rounds.ts';
import { type Figure, rangeTable } from './range-table.ts';
import type { Seen } from './watch.ts';

const LONG_MS = 50;

/** What a tap has led to is on the screen by then, or it is far beyond the aim. */
const ANSWERED_MS = 1500;

/** What it has cost to find a button is over by then. */
const RESTED_MS = 1000;

/** How smoothly the overlay and the result come on a weak phone, and how soon each button answers. */
export function benchFrames(print: (text: string) => void): Promise<string> {
  const runs = Number(process.env.RUNS ?? 5);
  return withShipped(async (browser, { url }) => {
    print(
      `Home in Chromium ${browser.version()} at ${THROTTLE}× throttle, 360×640, median and range of ${runs} rounds:\n`,
    );
    print(await runTable(browser, url, runs));
    return buttonsTable(browser, url, runs);
  });
}

/** From the tap on «Gerar bilhete rápido» to the end of the reveal. */
async function runTable(browser: Browser, url: string, runs: number): Promise<string> {
  const { values, ...noise } = await quietRounds(runs, async () => {
    const context = await browser.newContext(PHONE);
    const page = await openAtRest(context, url);
    const isQuick = (name: string) => name.startsWith('Gerar bilhete rápido');
    const traced = await traceTap(page, await tapOf(page, (await buttonsOf(page)).findIndex(isQuick)));
    const round = { ...traced, ...(await page.evaluate(() => window.seen)) };
    await context.close();
    return round;
  });
  const figure = (text: string, of: (one: Traced & Seen) => number, aim = '', digits = 0) => {
    return { text, values: values.map(of), aim, digits };
  };
  return rangeTable(`a quick ticket, from the tap to the end of its reveal, ${noiseText(noise)}`, [
    figure('overlay, frames a second', ({ overlayFrames }) => rate(overlayFrames), '≥ 55', 1),
    figure('result, frames a second', ({ resultFrames }) => rate(resultFrames), '≥ 50', 1),
    figure('longest frame, ms', ({ overlayFrames, resultFrames }) =>
      Math.max(...steps(overlayFrames), ...steps(resultFrames)),
    ),
    figure('long tasks', ({ tasks }) => tasks.filter((ms) => ms > LONG_MS).length, '0'),
    figure('longest task, ms', ({ tasks }) => Math.max(...tasks), `≤ ${LONG_MS}`),
    figure('layout shift', ({ shift }) => shift, '≤ 0.01', 3),
    figure('tap → next paint, ms', ({ interaction }) => interaction, '≤ 150'),
  ]);
}

const steps = (frames: readonly number[]) => frames.slice(1).map((at, i) => at - Number(frames[i]));
const rate = (frames: readonly number[]) => (1000 * (frames.length - 1)) / (Number(frames.at(-1)) - Number(frames[0]));

/** What a trace tells of a run, in milliseconds. */
interface Traced {
  /** When the browser drew frames, while the overlay is open and from the ticket to the end of its reveal. */
  readonly overlayFrames: readonly number[];
  readonly resultFrames: readonly number[];
  /** CPU time of each task of the page's thread. */
  readonly tasks: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds; the second those of the thread's own CPU time. */
  readonly ts: number;
  readonly tdur?: number;
}

const CATEGORIES = ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing', 'toplevel'];

/**
 * Frames drawn after a tap: what moves by transform and opacity is drawn by the compositor, also when the page's thread
 * is late, and so what a person sees is not what `requestAnimationFrame` counts. The throttle slows the page's thread
 * only.
 */
async function traceTap(page: Page, tap: () => Promise<void>): Promise<Traced> {
  const mark = (name: string) => page.evaluate((text) => void performance.mark(text), name);
  const events = await traceOf<TraceEvent>(page, CATEGORIES, async () => {
    await mark('begin');
    await tap();
    await page.evaluate(() => window.scored);
    await mark('end');
  });
  const markOf = (name: string) => {
    const found = events.find((event) => event.name === name);
    if (!found) throw new Error(`the trace has no mark ${name}`);
    return found;
  };
  const [begin, overlay, ticket, end] = ['begin', 'overlay', 'ticket', 'end'].map(markOf) as [
    TraceEvent,
    TraceEvent,
    TraceEvent,
    TraceEvent,
  ];
  const within = (from: TraceEvent, to: TraceEvent, isOne: (event: TraceEvent) => boolean) =>
    events.filter((event) => event.pid === begin.pid && event.ts > from.ts && event.ts < to.ts && isOne(event));
  const frames = (from: TraceEvent, to: TraceEvent) =>
    within(from, to, ({ name }) => name === 'DrawFrame')
      .map(({ ts }) => ts / 1000)
      .sort((a, b) => a - b);
  const isTask = ({ name, tid }: TraceEvent) => /RunTask$/.test(name) && tid === begin.tid;
  return {
    overlayFrames: frames(overlay, ticket),
    resultFrames: frames(ticket, end),
    tasks: within(begin, end, isTask).map(({ tdur = 0 }) => tdur / 1000),
  };
}

/** From a tap to the next paint, of every button and way on home; each on a page of its own. */
async function buttonsTable(browser: Browser, url: string, runs: number): Promise<string> {
  const context = await browser.newContext(PHONE);
  const names = await buttonsOf(await openAtRest(context, url));
  const figures: Figure[] = [];
  const noises: Noise[] = [];
  for (const [index, name] of some([...names.entries()])) {
    const { values, ...noise } = await quietRounds(runs, async () => {
      const page = await openAtRest(context, url);
      const tap = await tapOf(page, index);
      await tap();
      await page.waitForTimeout(ANSWERED_MS);
      const { interaction } = await page.evaluate(() => window.seen);
      await page.close();
      return interaction;
    });
    noises.push(noise);
    figures.push({ text: name.trim().slice(0, 40), values, aim: '≤ 100' });
  }
  await context.close();
  const title = `every button and way on home, tap → next paint, ms (0: less than 16), ${noiseText(mostOf(noises))}`;
  return rangeTable(title, figures);
}

/** Opens home, waits until it has come to rest, and makes its thread so many times slower then. */
async function openAtRest(context: BrowserContext, url: string): Promise<Page> {
  const page = await watchedPage(context);
  await page.goto(url);
  if (page.workers().length === 0) await page.waitForEvent('worker');
  await page.waitForLoadState('networkidle');
  await throttle(page, THROTTLE);
  return page;
}

/** Names of the buttons that the page shows, in order. */
function buttonsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    window.shownButtons().map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
}

/**
 * What taps the middle of one of these buttons with a finger, as the screen would tell the browser. A Playwright
 * locator would leave listeners in the page, which are long tasks of their own.
 */
async function tapOf(page: Page, index: number): Promise<() => Promise<void>> {
  const [x, y] = await page.evaluate((at) => {
    const button = window.shownButtons()[at];
    if (!button) throw new Error('no such button');
    button.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = button.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  }, index);
  await page.waitForTimeout(RESTED_MS);
  await page.evaluate(() => void Object.assign(window.seen, { shift: 0, interaction: 0 }));
  return () => page.touchscreen.tap(x, y);
}
