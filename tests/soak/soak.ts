import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page, Route } from 'playwright-core';
import { engineNumbers } from '../e2e/engine-numbers.ts';
import { openForMonkey } from '../monkey/open.ts';
import { evaluateIn, passTime } from '../monkey/page-time.ts';
import { follow } from '../monkey/perform.ts';
import { armFaults, FAULTS, FAULTS_WITHOUT_WORKERS, type Fault, LAST_FAULT } from './faults.ts';
import { soakLink } from './links.ts';
import { type Held, heldBy, leaksOf } from './measure.ts';

/** A part of the runs that the page makes in one way. */
interface Stretch {
  readonly name: 'with workers' | 'without workers';
  readonly runs: number;
  readonly early: Held;
  readonly late: Held;
}

/** What has come of a soak. */
export interface Soaked {
  readonly stretches: readonly Stretch[];
  /** How often each fault was brought about. */
  readonly faults: Readonly<Record<string, number>>;
  /** What was wrong: runs that had other tickets or none, what the page holds that it should not, errors. */
  readonly wrong: readonly string[];
}

/** A fault comes with each tenth run. */
const FAULT_EACH = 10;

/** Of all runs those that have workers; the others come after a worker has fallen silent. */
const WITH_WORKERS = 0.8;

/** After so many runs the page is warm. */
const WARM = 100;

/** Looks for the tickets of a run, each some milliseconds long and 100 ms of the page's clock. */
const LOOKS = 600;

/** Errors that the faults bring about on purpose. */
const ON_PURPOSE = /ERR_FAILED/;

/** Makes so many runs in one page, of all lotteries and strategies, a fault with each tenth. */
export async function soak(browser: Browser, site: string, runs: number, tell = (_: string) => {}): Promise<Soaked> {
  const { page, faults: errors, close } = await openForMonkey({ browser, site, rate: 1, seed: 1, before: armFaults });
  const devtools = await page.context().newCDPSession(page);
  const faults: Record<string, number> = {};
  const wrong: string[] = [];
  const stretches: Stretch[] = [];
  let n = 0;

  const one = async (fault?: Fault) => {
    if (fault) faults[fault] = (faults[fault] ?? 0) + 1;
    const problem = await runWith(page, soakLink(n), fault);
    if (problem) wrong.push(`run ${n}${fault ? `, ${fault}` : ''}: ${problem}`);
    n++;
  };
  const stretch = async (name: Stretch['name'], count: number, turns: readonly Fault[]) => {
    const warm = Math.min(WARM, Math.floor(count / 3));
    let early: Held | undefined;
    for (let i = 1; i <= count; i++) {
      await one(i % FAULT_EACH === 0 ? turns[(i / FAULT_EACH) % turns.length] : undefined);
      if (i === warm) early = await heldAtRest();
      if (i % WARM === 0) tell(`${name}: ${i} of ${count} runs`);
    }
    if (!early) return;
    const late = await heldAtRest();
    stretches.push({ name, runs: count, early, late });
    // A page that is not warm yet still loads and compiles.
    const leaks = leaksOf(early, late).filter((leak) => warm === WARM || !leak.startsWith('heap'));
    wrong.push(...leaks.map((leak) => `${name}: ${leak}`));
  };
  const heldAtRest = async () => {
    await follow(page, '/');
    await passMinute(page);
    // The head, until it is rendered again, holds the last toast that it was rendered with, and that its button.
    await follow(page, '/?view=frequent');
    await follow(page, '/');
    // Workers are freed after a minute without a call.
    await passMinute(page);
    return heldBy(page, devtools);
  };

  try {
    await stretch('with workers', Math.ceil(runs * WITH_WORKERS), FAULTS);
    await one(LAST_FAULT);
    await stretch('without workers', Math.floor(runs * (1 - WITH_WORKERS)), FAULTS_WITHOUT_WORKERS);
    wrong.push(...errors.filter((error) => !ON_PURPOSE.test(error)));
    return { stretches, faults, wrong };
  } finally {
    await close();
  }
}

/** Makes the run of a link, with a fault; returns what was wrong, undefined: nothing. */
async function runWith(page: Page, link: string, fault?: Fault): Promise<string | undefined> {
  if (fault === 'left by back' && !(await leaveRun(page))) return 'it was not left';
  let isLost = false;
  if (fault === 'file lost') {
    const lose = (route: Route) => {
      isLost = true;
      return route.abort();
    };
    await page.route('**/assets/**', lose, { times: 1 });
  }
  if (fault && fault !== 'no room' && fault !== 'left by back') await arm(page, fault);
  await follow(page, link);
  const wanted = engineNumbers(new URL(link, page.url()).href);
  const isThere = async () => isDeepStrictEqual(await shownNumbers(page), wanted);
  if (!(await isSoon(page, isThere))) return `not its tickets: ${JSON.stringify(await shownNumbers(page))}`;
  if (fault === 'no room') await saveWithoutRoom(page);
  if (fault === 'file lost' && !isLost) return 'no file was lost';
  if (fault && (await evaluateIn(page, () => window.armed !== null))) return 'the fault did not come';
  if (fault === LAST_FAULT && !(await isCompatible(page))) return 'no word of the compatible mode';
  // Three workers that die within a minute would end the use of workers.
  if (fault === 'worker ended' || fault === 'file lost') await passMinute(page);
  return undefined;
}

async function isSoon(page: Page, holds: () => Promise<boolean>): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    if (await holds()) return true;
    await passTime(page, 100);
  }
  return false;
}

/** Starts a run on home and goes «back» while it is under way; false where it was not. */
async function leaveRun(page: Page): Promise<boolean> {
  const isOpen = () => evaluateIn(page, () => document.querySelector('dialog[open]') !== null);
  await follow(page, '/');
  await passTime(page, 600);
  await evaluateIn(page, () => document.querySelector<HTMLElement>('[data-early=quick]')?.click());
  if (!(await isSoon(page, isOpen))) return false;
  await page.goBack({ waitUntil: 'commit' });
  return isSoon(page, async () => !(await isOpen()));
}

function isCompatible(page: Page): Promise<boolean> {
  return evaluateIn(page, () => document.body.textContent?.includes('Modo compatível') ?? false);
}

async function saveWithoutRoom(page: Page): Promise<void> {
  await arm(page, 'no room');
  await evaluateIn(page, () => document.querySelector<HTMLElement>('[role=group] button')?.click());
  await isSoon(page, () => evaluateIn(page, () => window.armed === null));
}

function arm(page: Page, fault: Fault): Promise<void> {
  return evaluateIn(
    page,
    (what) => {
      window.armed = what;
    },
    fault,
  );
}

async function passMinute(page: Page): Promise<void> {
  for (let s = 0; s < 65; s += 5) {
    await evaluateIn(page, () => window.__pwClock.controller.runFor(5000));
    await passTime(page, 16);
  }
}

/** The numbers of all tickets on screen. */
function shownNumbers(page: Page): Promise<string[][]> {
  return evaluateIn(page, () =>
    [...document.querySelectorAll('article [aria-label^="Números: "]')].map((picture) =>
      (picture.getAttribute('aria-label') ?? '').slice('Números: '.length).split(', '),
    ),
  );
}
