import type { Browser } from 'playwright-core';
import { traceOf } from '../../tests/e2e/trace.ts';

/** CPU time of a page's main thread, in milliseconds. */
export interface MainThread {
  /** Style and layout of the tickets, from their coming to their first score. */
  readonly layout: number;
  /** All tasks of that time. */
  readonly opening: number;
  /** The longest task from the first score to a second after the last. */
  readonly longestOfScores: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, like the next two; of the clock, and of the thread's own CPU time. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

declare global {
  interface Window {
    /** Resolves a second after so many scores are on screen. */
    scored(games: number): Promise<void>;
  }
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Opens a link to a run on a phone so many times slower, and tells what its result costs. */
export async function traceResult(browser: Browser, url: string, games: number, throttle: number): Promise<MainThread> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  // The files are in the cache then.
  await page.goto(new URL('/', url).href, { waitUntil: 'networkidle' });
  await page.addInitScript(watchTickets);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const events = await traceOf<TraceEvent>(page, CATEGORIES, async () => {
    await page.goto(url);
    // Asked once: to look again and again would be the longest tasks of all.
    await page.evaluate((all) => window.scored(all), games);
  });
  await context.close();
  return summarize(events);
}

/** Leaves a mark in the trace when the tickets come, and one at their first score. */
function watchTickets(): void {
  const wanted = { tickets: 'article', score: 'article [data-class]' };
  const marked = new Set<string>();
  const waiting: (() => void)[] = [];
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(wanted)) {
      if (marked.has(name) || !document.querySelector(selector)) continue;
      marked.add(name);
      performance.mark(name);
    }
    for (const look of waiting) look();
  }).observe(document, { childList: true, subtree: true, attributes: true });
  window.scored = (games) =>
    new Promise((resolve) => {
      waiting.push(() => {
        const scores = document.querySelectorAll('article [data-class]').length;
        if (scores === games) setTimeout(resolve, 1000);
      });
    });
}

function summarize(events: readonly TraceEvent[]): MainThread {
  const tickets = events.find(({ name }) => name === 'tickets');
  const score = events.find(({ name }) => name === 'score');
  if (!tickets || !score) throw new Error('no tickets, or no score, in the trace');
  const own = events.filter(({ ph, pid, tid }) => {
    return ph === 'X' && pid === tickets.pid && tid === tickets.tid;
  });
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const taskAt = ({ ts }: TraceEvent) =>
    tasks.find((task) => task.ts <= ts && ts <= task.ts + (task.dur ?? 0))?.ts ?? ts;
  const [from, to] = [taskAt(tickets), taskAt(score)];
  const opening = tasks.filter(({ ts }) => ts >= from && ts < to);
  const layout = own.filter(({ name, ts }) => /^(Layout|UpdateLayoutTree)$/.test(name) && ts >= from && ts < to);
  return {
    layout: sum(layout),
    opening: sum(opening),
    longestOfScores: Math.max(...tasks.filter(({ ts }) => ts >= to).map(cpuTime)),
  };
}

function cpuTime({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur / 1000;
}

function sum(events: readonly TraceEvent[]): number {
  return events.map(cpuTime).reduce((a, b) => a + b, 0);
}
