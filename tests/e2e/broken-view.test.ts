import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { betTexts } from '../../src/content/bet/bet.ts';
import { home } from '../../src/content/home/home.ts';
import { site as siteTexts } from '../../src/content/shell/site.ts';
import { ticketOf } from '../state/saved-games/tickets.ts';
import { awaitAnsweredRun } from './answered-runs.ts';
import { violations } from './axe.ts';
import { breakPart, makeBreakable, SECRET } from './breakable.ts';
import { openBrowser, PHONE } from './browser.ts';
import { engineNumbers, runIn } from './engine-numbers.ts';
import { linkTo } from './link.ts';
import { cutTexts, takenMiddles, tooSmall } from './page-checks.ts';
import {
  button,
  changeAddress,
  enlarge,
  isFocused,
  OVERLAY_MS,
  openSaved,
  overlayOf,
  quick,
  ticketNumbers,
} from './steps.ts';

const { open, site } = openBrowser({ moves: false });

/** What a test brings about, and React tells on the console. */
const allow = new RegExp(SECRET);

const broken = (part: Page | Locator) => part.getByRole('alert').filter({ hasText: 'Algo deu errado' });
const retry = (part: Page | Locator) => button(part, 'Tentar de novo');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function visit(path: string, options: Parameters<typeof open>[0] = {}) {
  const { page, context } = await open({ premium: true, allow, ...options, path: null });
  await makeBreakable(context);
  await page.goto(site + path);
  return { page, context };
}

/** The views that load: their part, where they are, and the heading that they have even then. */
const VIEWS = [
  ['FrequentView', '/?view=frequent', siteTexts.frequent.frequent],
  ['StrategyView', '/?view=strategy', 'Estratégia'],
  ['ConfigureView', '/vip1922?view=configure', 'Quantos jogos?'],
  ['SavedView', '/?view=saved', siteTexts.saved],
  ['ResultView', linkTo(), 'Bilhetes do link'],
  ['ResultsView', '/resultados', siteTexts.titles.results],
  ['LabView', '/laboratorio', 'Laboratório'],
  ['SyndicateView', '/bolao', 'Bolão'],
  ['DiaryView', '/diario', 'Meus gastos'],
] as const;

/** The dialogs of any view: their part, the button that opens them, and their name. */
const DIALOGS = [
  ['MoreDialog', siteTexts.nav.more, siteTexts.nav.more],
  ['HowDialog', siteTexts.howItWorks, siteTexts.howItWorks],
  ['TipsDialog', siteTexts.tips, siteTexts.tips],
  ['BetDialog', /^Sua aposta/, betTexts.title],
  ['ShareDialog', siteTexts.share, siteTexts.share],
  ['resumedCopyMode', siteTexts.copyMode, siteTexts.copyMode],
] as const;

test('each view or dialog that throws leaves the page around it, and is tried anew: by its button, or opened again', async () => {
  const { page } = await visit('/');
  await button(page, home.strategies).waitFor();
  for (const [i, [part, path, name]] of VIEWS.entries()) {
    const isOdd = i % 2 === 1;
    await breakPart(page, part, isOdd ? 'effect' : 'render');
    await changeAddress(page, path);
    await broken(page).waitFor();
    expect(await title(page).allTextContents(), part).toEqual([name]);
    await button(page, 'Copiar detalhes').waitFor();
    await button(page.getByRole('main'), 'Voltar ao início').waitFor();
    await breakPart(page, part);
    if (isOdd) {
      await button(page.getByRole('navigation'), siteTexts.nav.home).press('Enter');
      await button(page, home.strategies).waitFor();
      await changeAddress(page, path);
    } else await retry(page).press('Enter');
    await broken(page).waitFor({ state: 'detached' });
    // What had the focus is gone.
    if (!isOdd) await page.waitForFunction(() => document.activeElement?.matches('h1'));
  }
  await changeAddress(page, '/');
  for (const [i, [part, opener, name]] of DIALOGS.entries()) {
    if (part === 'ShareDialog') {
      await changeAddress(page, linkTo());
      await page.getByRole('article').waitFor();
    }
    await breakPart(page, part, i % 2 === 1 ? 'effect' : 'render');
    const way = page.getByRole('button', { name: opener }).first();
    await way.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await broken(dialog).waitFor();
    await button(dialog, 'Copiar detalhes').waitFor();
    await breakPart(page, part);
    if (i === 0) await retry(dialog).press('Enter');
    else {
      await button(dialog, siteTexts.close).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      expect(await isFocused(way), name).toBe(true);
      await way.press('Enter');
    }
    await broken(dialog).waitFor({ state: 'detached' });
    await button(dialog, siteTexts.close).press('Enter');
    await dialog.waitFor({ state: 'detached' });
  }
});

/** In the page, before its scripts: takes what is copied, until the browser refuses to; keeps a list of saved games. */
function takeCopies(saved: string): void {
  // The first document of a tab, about:blank, has no storage.
  if (location.protocol !== 'about:') localStorage.setItem('robo-da-sorte:v1:saved-games', saved);
  const copies: string[] = [];
  const writeText = async (text: string) => {
    if ('refuses' in window) throw new DOMException('denied', 'NotAllowedError');
    copies.push(text);
  };
  Object.assign(window, { copies });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
}

test('the details tell nothing of games, names and numbers; the run that was under way and what is saved are whole', async () => {
  const { page } = await visit(linkTo({ strategy: 'numerologia', name: SECRET }), {
    clock: true,
    before: `(${takeCopies})(${JSON.stringify(JSON.stringify([ticketOf(1)]))})`,
  });
  await page.getByRole('article').waitFor();
  await changeAddress(page, '/');
  await quick(page).press('Enter');
  await overlayOf(page).waitFor();
  await breakPart(page, 'ResultView', 'effect');
  await awaitAnsweredRun(page, 1);
  await page.clock.runFor(OVERLAY_MS);
  await broken(page).waitFor();
  await overlayOf(page).waitFor({ state: 'hidden' });

  await button(page, 'Copiar detalhes').press('Enter');
  await page.getByRole('status').filter({ hasText: 'Detalhes copiados' }).waitFor();
  const [copy = ''] = await page.evaluate(() => (window as unknown as { copies: string[] }).copies);
  expect(copy).toMatch(
    /^Robô da Sorte: detalhes de uma falha\nVersão: initial-[\w-]+\.js; gerador \d+\.\d+\.\d+\nNavegador: Mozilla/,
  );
  expect(copy).toMatch(/\n\d+ tela \/ início\n\d+ geração pedida Mega-Sena Jogo Rápido\n/);
  expect(copy).toMatch(/\n\d+ erro RangeError( initial-[\w-]+\.js:\d+:\d+){3}/);
  const numbers = engineNumbers(page.url()).flat();
  for (const secret of [...SECRET.split(' '), new URL(page.url()).search, runIn(page.url()).seed, numbers.join(' ')])
    expect(copy).not.toContain(secret);

  for (const [width, percent] of [
    [320, 100],
    [360, 200],
  ] as const) {
    await page.setViewportSize({ ...PHONE, width });
    await enlarge(page, percent);
    expect(await page.evaluate(cutTexts), `${width} px, ${percent} %`).toEqual([]);
    expect(await page.evaluate(takenMiddles, true), `${width} px, ${percent} %`).toEqual([]);
  }
  expect(await page.evaluate(tooSmall)).toEqual([]);
  await page.setViewportSize(PHONE);

  await page.evaluate(() => {
    document.execCommand = () => false;
    Object.assign(window, { refuses: true });
  });
  await button(page, 'Copiar detalhes').press('Enter');
  const text = page.getByRole('textbox', { name: 'Detalhes' });
  expect(await text.inputValue()).toContain(copy);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(copy.slice(0, 40));
  expect(await violations(page)).toEqual([]);

  await breakPart(page, 'ResultView');
  await retry(page).press('Enter');
  await page.getByRole('article').waitFor();
  expect(await ticketNumbers(page)).toEqual(engineNumbers(page.url()));
  await (await openSaved(page)).getByText('1 de 50 jogos salvos').waitFor();
});
