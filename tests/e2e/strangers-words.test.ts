import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ADDRESS_KEYS, type AddressSearch } from '../../src/state/address/address.ts';
import { openBrowser } from './browser.ts';
import { readClipboard } from './clipboard.ts';
import { awaitResult, changeAddress, openSaved, pressInMenu, quick, RUN_TIMEOUT } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

/** What a stranger would have the app say; all of it may stand in a seed. */
const WORDS = 'ATENCAO:sua-conta-Zornak-foi-premiada,envie-o-CPF-para-zornak.example';

const RUN: AddressSearch = {
  view: 'result',
  lottery: 'quina',
  games: '2',
  strategy: 'quick',
  seed: 'abc',
  history: 'h1',
  date: '2026-11-20',
  now: '2026-11-20T12:00:00Z',
  engine: '2',
};

/** The options that a strategy takes. */
const TAKEN_BY: Readonly<Record<string, readonly string[]>> = {
  'datas-especiais': ['dates', 'dateNumbers', 'from'],
  numerologia: ['name', 'birthDate', 'birth', 'root'],
  cercamento: ['pool', 'numbers', 'hits'],
};
const strategyFor = (key: string) => Object.keys(TAKEN_BY).find((id) => TAKEN_BY[id]?.includes(key)) ?? 'quick';

const addressOf = (search: AddressSearch) => `/?${new URLSearchParams({ ...search })}`;

/** Where the words are in a text, with what stands around them. */
const wordsIn = (text: string) => /.{0,40}zornak.{0,20}/i.exec(text)?.[0];

/** All that the page says to anyone: its markup with every attribute, its title, what is read out. */
async function saidBy(page: Page): Promise<string> {
  const spoken = await page.locator('html').ariaSnapshot();
  return [await page.content(), await page.title(), spoken].join('\n');
}

async function openWatched(path: string) {
  const visit = await open({ path: null });
  const logged: string[] = [];
  visit.page.on('console', (message) => logged.push(message.text()));
  const goTo = async (next: string) => {
    // A fragment alone would not load the page again.
    if (next.includes('#')) await visit.page.goto('about:blank');
    await visit.page.goto(site + next);
    await visit.page.getByRole('article').first().or(quick(visit.page)).waitFor({ timeout: RUN_TIMEOUT });
  };
  await goTo(path);
  return { ...visit, logged, goTo };
}

/** Leads an open page to a run, or to what is wrong with it. */
async function goBackTo(page: Page, path: string): Promise<void> {
  // A view of neither, so that what comes next is the answer to the address.
  await changeAddress(page, '/?view=frequent');
  await page.getByRole('list', { name: /^Números/ }).waitFor();
  await changeAddress(page, path);
  const answer = page.getByRole('article').first().or(page.getByRole('alert'));
  await answer.waitFor({ timeout: RUN_TIMEOUT });
}

describe("a stranger's words in an address", () => {
  test('are never shown, whichever parameter has them', async () => {
    const { page, logged } = await openWatched('/');
    for (const key of ADDRESS_KEYS) {
      await goBackTo(page, addressOf({ ...RUN, strategy: strategyFor(key), [key]: WORDS }));
      expect(new URL(page.url()).searchParams.get(key)).toBe(WORDS);
      expect(wordsIn(await saidBy(page)), key).toBeUndefined();
      expect(wordsIn(logged.join()), key).toBeUndefined();
    }
  });

  test('are never shown as anything else that an address can have', async () => {
    const { page, logged, goTo } = await openWatched('/');
    // A path, a parameter that the app does not have, the name of one, a fragment.
    for (const path of [`/${WORDS}`, `/?aviso=${WORDS}`, `/?${WORDS}=1`, `/#${WORDS}`]) {
      await goTo(path);
      expect(wordsIn(await saidBy(page)), path).toBeUndefined();
      expect(wordsIn(logged.join()), path).toBeUndefined();
    }
  });

  test('as every text that a run may have come neither with its tickets nor with what is saved', async () => {
    const words = { seed: WORDS, history: WORDS, name: `${WORDS} à vista` };
    const search = { ...RUN, strategy: 'numerologia', ...words };
    const { page, context } = await openWatched(addressOf(search));
    await awaitResult(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const card = page.getByRole('article').first();
    await pressInMenu(card, 'Copiar');
    await page.getByText('Números copiados').waitFor();
    expect(await readClipboard(page)).toMatch(/^Quina: [\d ]+$/);
    await page
      .getByRole('button', { name: /^Salvar/ })
      .first()
      .click();
    const saved = await openSaved(page);
    await saved.getByRole('heading', { level: 2 }).waitFor();
    expect(wordsIn(await saidBy(page))).toBeUndefined();
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(wordsIn(stored)).toBeUndefined();
  });
});
