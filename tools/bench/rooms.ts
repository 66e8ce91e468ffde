import type { Browser, BrowserContext, Page } from 'playwright-core';
import { moreTexts } from '../../src/content/shell/more.ts';
import { roomWays } from '../../src/content/shell/rooms.ts';
import { PHONE, throttle, watchedPage, withShipped } from './chromium.ts';
import { some } from './effort.ts';
import { slowLine } from './load-line.ts';
import { mostOf, type Noise, noiseText, quietRounds } from './quiet-rounds.ts';
import { type Figure, rangeTable } from './range-table.ts';

const SLOW = { rate: 1_600_000, latency: 150 };
const FAST = { rate: 100_000_000, latency: 2 };
const RATE = 6;

/** A room that has not opened by then never will. */
const LOST_MS = 20_000;

/** Home is at rest by then: what comes next is there. */
const RESTED_MS = 6000;

/** A room as home leads to it: the names of what is tapped, one after the other, and words that only the room has. */
const ROOMS: readonly (readonly [tapped: readonly string[], shows: string])[] = [
  [['Números frequentes'], 'Nos últimos 30 sorteios'],
  [['Estratégias'], 'Escolha sua Estratégia'],
  [['Meus jogos'], roomWays.syndicate.question],
  [['Conferir'], roomWays.statistics.question],
  [['Mais'], 'Sons'],
  [['Mais', moreTexts.lab], 'Simular'],
  [['Meus jogos', roomWays.syndicate.question], 'Nenhum bolão ainda'],
  [['Meus jogos', roomWays.diary.question], 'gastou com jogos'],
];

/** How soon each room opens from home, at its first tap and from the copy of a second visit without a network. */
export function benchRooms(print: (text: string) => void): Promise<string> {
  const runs = Number(process.env.RUNS ?? 5);
  return withShipped(async (browser, { port }) => {
    for (const [title, isSecond, aim] of [
      [`first tap, 1.6 Mbit/s, 150 ms, ${RATE}×`, false, '≤ 1000'],
      [`second visit, no network, ${RATE}×`, true, '≤ 150'],
    ] as const) {
      const figures: Figure[] = [];
      const noises: Noise[] = [];
      for (const [tapped, shows] of some(ROOMS)) {
        const { values, ...noise } = await quietRounds(runs, () => openRoom(browser, port, tapped, shows, isSecond));
        noises.push(noise);
        figures.push({ text: tapped.join(' › '), values, aim });
      }
      print(rangeTable(`${title}: last tap → the room, ms, ${noiseText(mostOf(noises))}`, figures));
    }
    return '';
  });
}

async function openRoom(browser: Browser, port: number, tapped: readonly string[], shows: string, isSecond: boolean) {
  const line = await slowLine(port);
  const context = await browser.newContext({ ...PHONE, serviceWorkers: isSecond ? 'allow' : 'block' });
  if (isSecond) {
    line.set(FAST);
    await keepCopy(context, line.url);
    line.cut();
  } else line.set(SLOW);
  const page = await watchedPage(context);
  await page.goto(line.url);
  await page.waitForTimeout(RESTED_MS);
  await throttle(page, RATE);
  for (const name of tapped.slice(0, -1)) {
    await tap(page, name);
    await page.waitForTimeout(RESTED_MS / 2);
  }
  await page.evaluate(timeTo, shows);
  await tap(page, tapped.at(-1) ?? '');
  const took = await page.waitForFunction(() => (window as Partial<Timed>).roomTook, undefined, { timeout: LOST_MS });
  const ms = (await took.jsonValue()) as number;
  await context.close();
  line.cut();
  return ms;
}

/** Two visits: the copy of the app comes with the second. */
async function keepCopy(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForTimeout(RESTED_MS / 2);
  await page.goto(url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.close();
}

async function tap(page: Page, name: string): Promise<void> {
  const at = await page.evaluate((text) => {
    const seen = [...document.querySelectorAll('button, a')].filter((each) => each.getClientRects().length > 0);
    const named = seen.find((each) => each.textContent?.trim().startsWith(text));
    named?.scrollIntoView({ block: 'center' });
    const { left = 0, top = 0, width = 0, height = 0 } = named?.getBoundingClientRect() ?? {};
    return [left + width / 2, top + height / 2] as const;
  }, name);
  await page.touchscreen.tap(...at);
}

interface Timed {
  readonly roomTook: number;
}

/** In the page: notes how long after the next tap these words are painted, in a place that loads no more. */
function timeTo(words: string): void {
  let since = 0;
  const note = ({ timeStamp }: Event) => {
    since = timeStamp;
  };
  addEventListener('pointerup', note, { capture: true, once: true });
  const look = () => {
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
    const text = place?.textContent ?? '';
    if (since === 0 || !text.includes(words) || text.includes('Carregando…')) {
      requestAnimationFrame(look);
      return;
    }
    // After this frame is drawn.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => Object.assign(window, { roomTook: performance.now() - since });
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
