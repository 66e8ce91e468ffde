import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { home } from '../../src/content/home/home.ts';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { STRATEGY_IDS } from '../../workers/shared/strategy/catalogue.ts';
import { engineNumbers } from '../e2e/engine-numbers.ts';
import { linkTo } from '../e2e/link.ts';
import { isSoon } from './check.ts';
import type { Event } from './events.ts';
import { evaluateIn } from './page-time.ts';

/** After so many runs the page has loaded and compiled all it needs. */
const WARM = 100;

/** How long a run may take, by the page's clock, in steps of 100 ms. */
const RUN_STEPS = 300;

/** Longer than the pool keeps idle workers, and than it counts crashes. */
const MINUTE = 'wait 65000';

/** Somebody starts a run on home and goes back. */
const LEFT_BY_BACK = ['follow /', 'wait 600', `tap 0 button ${home.quick}`, 'back'];

/** The head holds its last toast until it is rendered again. */
const REST = ['follow /', MINUTE, 'follow /?view=frequent', 'follow /', MINUTE];

/**
 * The script of so many runs in one page. Lotteries and strategies take turns. Each tenth run is disturbed: its worker
 * ends, or the run before it is left by «back». The page may hold no more at the end than when it was warm.
 */
export function scriptOfRuns(count: number, workers: 'workers' | 'no workers'): readonly Event[] {
  const warm = Math.min(WARM, Math.floor(count / 3));
  const hold = `hold ${warm === WARM ? 'heap ' : ''}nodes listeners workers`;
  const flag = workers === 'workers' ? '' : '&workers=0';
  const runs = Array.from({ length: count }, (_, i): readonly Event[] => {
    const n = i + 1;
    const event = `run ${linkOfRun(i)}${flag}`;
    const isBroken = n % 20 === 10 && !flag;
    const run = isBroken ? ['break', event, MINUTE] : n % 10 === 0 ? [...LEFT_BY_BACK, event] : [event];
    return n === warm || n === count ? [...run, ...REST, hold] : run;
  });
  return workers === 'workers' ? runs.flat() : ['go /?workers=0', ...runs.flat()];
}

function linkOfRun(i: number): string {
  const lottery = LOTTERIES[i % LOTTERIES.length]?.key ?? 'megasena';
  const strategy = STRATEGY_IDS[Math.floor(i / LOTTERIES.length) % STRATEGY_IDS.length] ?? 'quick';
  return linkTo({ lottery, strategy, games: 1 + (i % 3), seed: `run-${i}` });
}

/** Returns what is wrong with the run that the page was led to: other tickets than the engine's, or no broken worker. */
export async function faultOfRun(page: Page, link: string): Promise<string | undefined> {
  const wanted = engineNumbers(new URL(link, page.url()).href);
  const isThere = async () => isDeepStrictEqual(await shownNumbers(page), wanted);
  if (!(await isSoon(page, isThere, RUN_STEPS))) return `not the engine's tickets: ${link}`;
  return (await evaluateIn(page, () => window.breaksNext)) ? 'no worker was broken' : undefined;
}

/** The numbers of all tickets on screen. */
function shownNumbers(page: Page): Promise<string[][]> {
  return evaluateIn(page, () =>
    [...document.querySelectorAll('article [aria-label^="Números: "]')].map((picture) =>
      (picture.getAttribute('aria-label') ?? '').slice('Números: '.length).split(', '),
    ),
  );
}
