import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ticketOf } from '../state/saved-games/tickets.ts';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { linkTo } from './link.ts';
import { changeAddress, keepOldList, unfoldGames } from './steps.ts';

const { open } = openBrowser({ moves: false });

/** From where the browser brings a control into view, or that it leaves all where it is. */
type From = 'both ends' | 'where it is';

/**
 * In the page: the controls whose middle somebody else's tap takes, as far as they are in sight: those of a browser
 * that brings each into view, as it does for the keyboard, all are.
 */
function takenMiddles(from: From): string[] {
  const CONTROLS = 'button, a[href]:not([href^="#"]), select, input, textarea, summary';
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const scroller = root === document.body ? document.documentElement : root;
  const nameOf = (it: Element | null) =>
    it?.getAttribute('aria-label') ?? it?.textContent?.trim().slice(0, 40) ?? String(it);
  const found: string[] = [];
  for (const control of root.querySelectorAll<HTMLElement>(CONTROLS)) {
    const { width, height } = control.getBoundingClientRect();
    if (!control.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1) continue;
    for (const top of from === 'both ends' ? [0, scroller.scrollHeight] : [0]) {
      scroller.scrollTop = top;
      // Twice: what sticks moves less than the page at first.
      for (let times = from === 'both ends' ? 2 : 0; times > 0; times--) {
        control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }
      const box = control.getBoundingClientRect();
      if (box.top < 0 || box.bottom > innerHeight) continue;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const own = control.closest('label') ?? control;
      if (!own.contains(hit)) found.push(`${nameOf(control)} is ${nameOf(hit)} (${Math.round(box.y)})`);
    }
  }
  scroller.scrollTop = 0;
  return found;
}

/** In the page: shows text at so many percent of its size. */
function enlarge(percent: number): void {
  document.documentElement.style.fontSize = `${percent}%`;
}

/** In the page: something fails that nobody has caught, which it offers to be loaded again for. */
function fail(): void {
  dispatchEvent(new ErrorEvent('error', { error: new Error('of the test') }));
}

const offer = (part: Page | Locator) => part.getByRole('button', { name: 'Recarregar a página' });

async function expectOwnMiddles(page: Page, what: string): Promise<void> {
  for (const percent of [100, 200]) {
    await page.evaluate(enlarge, percent);
    const taken = await page.evaluate(takenMiddles, 'both ends' as From);
    expect.soft(taken, `${what} at ${percent} %`).toEqual([]);
  }
}

const VIEWS: readonly (readonly [path: string, there: (page: Page) => Locator])[] = [
  ['/', (page) => page.getByRole('button', { name: /^Sua aposta/ })],
  ['/?view=frequent', (page) => page.getByRole('list', { name: /^Números/ })],
  ['/?view=strategy', (page) => page.getByRole('button', { name: 'Datas especiais' })],
  ['/vip1922?view=configure', (page) => page.getByRole('button', { name: 'Gerar Jogos' })],
  ['/resultados', (page) => page.getByRole('tab', { selected: true })],
  ['/resultados?tab=check', (page) => page.getByRole('tab', { name: 'Conferir', selected: true })],
  ['/resultados?tab=statistics', (page) => page.getByRole('tab', { name: 'Estatísticas', selected: true })],
  [linkTo(), (page) => page.getByRole('region', { name: 'Link para conferir' })],
  [linkTo({ games: 10 }), (page) => page.getByRole('article', { name: 'Bilhete 10' })],
];

const DIALOGS = ['Sua aposta', 'Datas especiais', 'Meus jogos', 'Como funciona', 'Conselhos e dicas'];

test('the middle of each control is its own: in every view, with large text, below something to undo', async () => {
  const { page } = await open({ premium: true, clock: true });
  for (const [path, there] of VIEWS) {
    if (path !== '/') await changeAddress(page, path);
    await there(page).waitFor();
    await expectOwnMiddles(page, path);
    // With large text nothing sticks: what is in sight at first is what it seems to be.
    const taken = await page.evaluate(takenMiddles, 'where it is' as From);
    expect.soft(taken, `${path} at first sight`).toEqual([]);
    await pauseClock(page);
    await page.evaluate(fail);
    await offer(page).waitFor();
    await expectOwnMiddles(page, `${path} and a toast`);
    await page.clock.runFor(8000);
    await offer(page).waitFor({ state: 'detached' });
    await page.clock.resume();
    await page.evaluate(enlarge, 100);
  }
});

test('and in every dialog, where none of the page is seen; it waits below, and comes back', async () => {
  const { page } = await open({ premium: true, clock: true });
  await keepOldList(
    page,
    [1, 2, 3, 4].map((n) => ticketOf(n)),
  );
  await page.getByRole('button', { name: /^Sua aposta/ }).waitFor();
  for (const name of DIALOGS) {
    if (name === 'Datas especiais') await changeAddress(page, '/?view=strategy');
    if (name === 'Conselhos e dicas') await changeAddress(page, '/');
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor();
    await page.evaluate(fail);
    await offer(page).waitFor();
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: 'Fechar' }).waitFor();
    await page.clock.runFor(8000);
    expect(await offer(dialog).count(), name).toBe(0);
    if (name === 'Meus jogos') {
      await unfoldGames(dialog);
      await dialog
        .getByRole('button', { name: /^Apagar: / })
        .first()
        .press('Enter');
      await dialog.getByRole('button', { name: 'Desfazer' }).waitFor();
    }
    await pauseClock(page);
    await expectOwnMiddles(page, name);
    await page.clock.resume();
    await page.evaluate(enlarge, 100);
    await page.keyboard.press('Escape');
    await offer(page).waitFor();
    await page.clock.runFor(8000);
    await offer(page).waitFor({ state: 'detached' });
  }
});
