import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { betTexts } from '../../src/content/bet/bet.ts';
import { site } from '../../src/content/shell/site.ts';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { violations } from './axe.ts';
import { openBrowser, PHONE } from './browser.ts';
import { pauseClock } from './clock.ts';
import { fail, takenMiddles, tooSmall, unfoldDetails, unstyled } from './page-checks.ts';
import {
  changeAddress,
  choose,
  closeDialog,
  enlarge,
  generateFast,
  isFocused,
  isFocusInDialog,
  openCatalogue,
  overlayOf,
  quick,
} from './steps.ts';

const { open } = openBrowser({ moves: false });

/** The dialog over a page that is looked at elsewhere. */
const DIALOG = 'dialog[open]';

/** By its words: on a busy machine the clock that is put on makes workers late, and their notice has such a button too. */
const offer = (part: Page | Locator) =>
  part.getByRole('button', { name: 'Recarregar a página', description: /^Isso não deu certo/ });

/** It has the focus, and Tab stays in it. */
async function expectFocusKept(page: Page): Promise<void> {
  for (let i = 0; i < 12; i++) {
    expect(await isFocusInDialog(page)).toBe(true);
    await page.keyboard.press('Tab');
  }
}

/** At each size the middle of each control is its own. */
async function expectReadable(page: Page, name: string): Promise<void> {
  for (const [width, percent] of [
    [320, 100],
    [320, 200],
    [360, 200],
    [360, 100],
  ] as const) {
    const reading = `${name} at ${width} px, ${percent} %`;
    await page.setViewportSize({ ...PHONE, width });
    await enlarge(page, percent);
    expect.soft(await page.evaluate(takenMiddles, true), reading).toEqual([]);
  }
}

/** «Como funciona» says what is simulated and gives the exact odds. */
async function saysHowItWorks(_: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('heading', { name: 'O histórico é simulado' }).waitFor();
  await dialog.getByRole('row', { name: 'Mega-Sena 1 em 50.063.860' }).waitFor();
  expect(await dialog.getByRole('row').count()).toBe(1 + LOTTERIES.length);
}

/** Advice: four categories with three tips each, and a way back. */
async function hasAdvice(page: Page, dialog: Locator): Promise<void> {
  for (const name of [/^Disciplina/, /^Gestão/, /^Postura/, /^Mentalidade/]) {
    await dialog.getByRole('button', { name }).click();
    expect(await dialog.getByRole('heading', { level: 4 }).count()).toBe(3);
    if (name.source === '^Disciplina') expect(await violations(page, DIALOG)).toEqual([]);
    await dialog.getByRole('button', { name: 'Voltar às categorias' }).click();
  }
}

/** The view that a dialog is opened from, its name, and what more it has. */
const DIALOGS: readonly (readonly [path: string, name: string, look?: typeof hasAdvice])[] = [
  ['/', betTexts.title],
  ['/', site.howItWorks, saysHowItWorks],
  ['/', site.tips, hasAdvice],
  ['/?view=strategy', 'Espelhamento'],
  ['/?view=strategy', 'Datas especiais'],
  ['/?view=strategy', 'Numerologia'],
  ['/?view=strategy', 'Cercamento inteligente'],
];

test('every dialog takes the focus, keeps it and gives it back, can be read and reached, and axe finds nothing', async () => {
  const { page } = await open({ premium: true, clock: true });
  let at = '/';
  for (const [path, name, look] of DIALOGS) {
    if (path !== at) await changeAddress(page, path);
    at = path;
    if (path.includes('strategy')) await openCatalogue(page);
    // Premium opens «Conselhos e dicas», and comes with the stored flag.
    const button = page.getByRole('button', { name: new RegExp(`^${name}`), disabled: false });
    await button.waitFor();
    await page.evaluate(fail);
    await offer(page).waitFor();
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: site.close }).waitFor();
    await dialog.getByText('Carregando…').waitFor({ state: 'detached' });
    // What the page offers stands in the head of the dialog, for the rest of its time.
    await offer(dialog).waitFor();
    await page.clock.runFor(8000);
    await offer(dialog).waitFor({ state: 'detached' });
    await expectFocusKept(page);
    expect.soft(await violations(page, name === betTexts.title ? undefined : DIALOG), name).toEqual([]);
    await expectReadable(page, name);
    await page.evaluate(unfoldDetails);
    for (const check of [tooSmall, unstyled]) expect.soft(await page.evaluate(check), name).toEqual([]);
    await look?.(page, dialog);
    await pauseClock(page);
    await expectReadable(page, name);
    await page.clock.resume();
    await closeDialog(page);
    expect(await isFocused(button), name).toBe(true);
  }
});

test('axe finds nothing on what premium has', async () => {
  const { page } = await open();
  await page.getByRole('button', { name: '5 jogos', exact: true }).click();
  await page.getByRole('dialog', { name: 'Seja Premium' }).waitFor();
  expect(await violations(page, DIALOG)).toEqual([]);
});

/** In the page: an overlay does not end while it is looked at, however long that takes. */
function holdTicks(): void {
  const { setTimeout: start } = window;
  const { now } = performance;
  const still = performance.now();
  // The first tick is asked for after just 300 ms then.
  performance.now = () => still;
  Object.assign(window, {
    setTimeout: (callback: () => void, ms: number) => (ms === 300 ? 0 : start(callback, ms)),
    releaseTicks() {
      performance.now = now;
      window.setTimeout = start;
    },
  });
}

test('axe finds nothing on the overlay, and on the result before and after its scores', async () => {
  const { page } = await open({ clock: true, premium: true });
  await choose(page, 'lotomania', 2);
  await page.evaluate(holdTicks);
  await quick(page).click();
  await overlayOf(page).waitFor();
  expect(await violations(page, DIALOG)).toEqual([]);
  await closeDialog(page);
  await page.evaluate('releaseTicks()');
  await generateFast(page);
  expect(await violations(page)).toEqual([]);
  await page.clock.runFor(5000);
  await page
    .getByText(/^Força \d/)
    .first()
    .waitFor();
  expect(await violations(page, 'article')).toEqual([]);
});
