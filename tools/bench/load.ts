import type { Browser, BrowserContext } from 'playwright-core';
import { PHONE, throttle, watchedPage, withShipped } from './chromium.ts';
import { type Conditions, slowLine } from './load-line.ts';
import { noiseText, quietRounds } from './quiet-rounds.ts';
import { rangeTable } from './range-table.ts';
import type { Seen } from './watch.ts';

/** How home is opened, with the aims for it in milliseconds. */
interface Situation {
  readonly name: string;
  readonly line: Conditions;
  /** How many times slower the page's thread is. */
  readonly rate: number;
  /** What an earlier visit has left: nothing, the browser's cache, a service worker and no network. */
  readonly left: 'nothing' | 'cache' | 'service worker';
  /** From the start of the visit to the ticket; a tap is answered in 150. */
  readonly aim?: number;
}

const SLOWEST = { rate: 280_000, latency: 800 };
const SLOW = { rate: 1_600_000, latency: 150 };

/** What is measured, in its order. */
const SITUATIONS: readonly Situation[] = [
  { name: '280 kbit/s, 800 ms, 4×, nothing kept', line: SLOWEST, rate: 4, left: 'nothing', aim: 9000 },
  { name: '1.6 Mbit/s, 150 ms, 6×, nothing kept', line: SLOW, rate: 6, left: 'nothing', aim: 8300 },
  { name: '280 kbit/s, 800 ms, 4×, the second visit, cache only', line: SLOWEST, rate: 4, left: 'cache' },
  { name: 'no network, 4×, the second visit, service worker', line: SLOWEST, rate: 4, left: 'service worker' },
];

/** A visit that has not come to its end by then never will. */
const LOST_MS = 90_000;

/** How home opens on bad lines and slow phones, with a tap made at once; `RUNS` rounds, 5 unless told. */
export function benchLoad(print: (text: string) => void): Promise<string> {
  const runs = Number(process.env.RUNS ?? 5);
  return withShipped(async (browser, { port }) => {
    print(`Home in Chromium ${browser.version()}, 360×640, «Gerar bilhete rápido» tapped as soon as it is on the screen:
milliseconds, median and range of ${runs} rounds. The line is slow for the page and its workers, and opens
connections in no time; the processor is slow for the page's thread alone.
`);
    for (const situation of SITUATIONS) {
      const { values, ...noise } = await quietRounds(runs, () => measure(browser, port, situation));
      const figure = (text: string, of: (round: Round) => number, aim = '') => ({ text, values: values.map(of), aim });
      print(
        rangeTable(`${situation.name}, ${noiseText(noise)}`, [
          figure('first contentful paint', ({ firstContent }) => firstContent),
          figure('the button on the screen', ({ button }) => button),
          figure('the tap', ({ tap }) => tap),
          figure('tap → overlay on the screen', ({ overlay, tap }) => overlay - tap, '≤ 150'),
          figure('tap → ticket on the screen', ({ ticket, tap }) => ticket - tap),
          figure('start of the visit → ticket', ({ ticket }) => ticket, situation.aim ? `≤ ${situation.aim}` : ''),
          figure('kB transferred until then', ({ bytes }) => bytes / 1000),
        ]),
      );
    }
    return '';
  });
}

interface Round extends Seen {
  /** Bytes that had arrived when the ticket was there. */
  readonly bytes: number;
}

/** A visit in a profile of its own; the earlier one had a fast line, and led to a ticket. */
async function measure(browser: Browser, port: number, { left, line: conditions, rate }: Situation): Promise<Round> {
  const line = await slowLine(port);
  const context = await browser.newContext({ ...PHONE, serviceWorkers: left === 'cache' ? 'block' : 'allow' });
  if (left !== 'nothing') await visitAndTap(context, line.url, 1);
  if (left === 'service worker') {
    await awaitServiceWorker(context, line.url);
    line.cut();
  } else line.set(conditions);
  const before = line.received();
  const seen = await visitAndTap(context, line.url, rate);
  const bytes = line.received() - before;
  await context.close();
  line.cut();
  return { ...seen, bytes };
}

/** Waits for a service worker that rules the site: one that is ready has all its files. */
async function awaitServiceWorker(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.close();
}

/** Opens home on a phone so many times slower, and taps «Gerar bilhete rápido» as soon as it can be seen. */
async function visitAndTap(context: BrowserContext, url: string, rate: number): Promise<Seen> {
  const page = await watchedPage(context);
  await throttle(page, rate);
  const session = await context.newCDPSession(page);
  await page.exposeFunction('buttonSeen', async (x: number, y: number) => {
    // Not one after the other: a page that is busy with the first would put off the second.
    await Promise.all([
      session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]);
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.ticketSeen.then(() => true), undefined, { timeout: LOST_MS });
  const seen = await page.evaluate(() => window.seen);
  await page.close();
  return seen;
}
