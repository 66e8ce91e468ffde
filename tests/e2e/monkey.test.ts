import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { scriptOf } from '../monkey/events.ts';
import { findFault } from '../monkey/find-fault.ts';
import { launchMonkeyBrowser } from '../monkey/open.ts';
import { scriptOfRuns } from '../monkey/runs.ts';
import { linkTo } from './link.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchMonkeyBrowser();
});
afterAll(() => browser.close());

/** What a seed brings depends on how many events there are. */
const EVENTS = 500;

test.each([1, 2, 3, 4])(`${EVENTS} random events with the seed %i do no harm`, async (seed) => {
  expect(await findFault(stage({ seed }), scriptOf(seed, EVENTS))).toBeUndefined();
});

/** What a test breaks in the page is found; among events that have nothing to do with it, it is shrunk to few. */
describe('negative controls', () => {
  const NOISE = scriptOf(5, 6).filter((event) => event !== 'check');
  const HOW = 'tap 0 button Mais';
  const SAVE = [`follow ${linkTo()}`, 'wait 4000', 'tap 0 button Salvar'];

  test('a button that throws', async () => {
    const script = [...NOISE, 'go /', 'wait 2000', HOW, ...NOISE];
    const found = await findFault(stage({ before: breakButton }), script);
    expect(found?.fault).toMatch(/^uncaught: broken/);
    expect(found?.script.at(-1)).toBe(HOW);
    expect(found?.script.length).toBeLessThanOrEqual(5);
  });

  test('a saved game that is gone after a tap on something else', async () => {
    const script = [...NOISE, ...SAVE, 'tap 0 button Compartilhar', 'check'];
    const found = await findFault(stage({ before: dropGames }), script);
    expect(found?.fault).toBe('saved games: they have changed unasked');
    expect(found?.script.length).toBeLessThanOrEqual(5);
  });

  test('a dialog that Esc does not close', async () => {
    const script = ['go /', 'wait 2000', HOW, 'check'];
    const found = await findFault(stage({ before: keepDialogs }), script);
    expect(found?.fault).toBe('a dialog cannot be left by Esc: Mais');
    expect(found?.script.length).toBeLessThanOrEqual(5);
  });

  test('a page that keeps elements of each run', async () => {
    const found = await findFault(stage({ before: keepElements }), scriptOfRuns(6, 'workers'));
    expect(found?.fault).toMatch(/^the page holds more: nodes \d+, then \d+$/);
  });
});

function stage(more: { seed?: number; before?: () => void }) {
  return { browser, site: inject('site'), rate: 1, seed: 1, ...more };
}

function breakButton(): void {
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('button')?.textContent === 'Mais') throw new Error('broken');
  });
}

function dropGames(): void {
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('button')?.textContent !== 'Compartilhar') return;
    indexedDB.open('robo-da-sorte').onsuccess = ({ target }) => {
      const db = (target as IDBOpenDBRequest).result;
      // Before the app has opened it there is nothing in it.
      if (db.objectStoreNames.contains('games')) db.transaction('games', 'readwrite').objectStore('games').clear();
      db.close();
    };
  });
}

function keepDialogs(): void {
  addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault(), true);
}

function keepElements(): void {
  const kept: Element[] = [];
  addEventListener('popstate', () => {
    for (let i = 0; i < 500; i++) kept.push(document.createElement('p'));
  });
}
