import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { betTexts } from '../../src/content/bet/bet.ts';
import { home } from '../../src/content/home/home.ts';
import { footerTexts } from '../../src/content/shell/footer.ts';
import { site as siteTexts } from '../../src/content/shell/site.ts';
import { ticketOf } from '../state/saved-games/tickets.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser } from './browser.ts';
import { linkTo } from './link.ts';
import {
  atSaved,
  awaitResult,
  awaitTitle,
  betButton,
  button,
  generateFast,
  isFocused,
  keepOldList,
  lotteryList,
  openCatalogue,
  openHowItWorks,
  openSaved,
  overlayOf,
  quick,
  ticketNumbers,
  unfoldGames,
} from './steps.ts';

const { open, site } = openBrowser();

describe('«back»', () => {
  /** Waits until the history has no entry left of a dialog that has closed. */
  const entriesGone = (page: Page) => page.waitForFunction(() => !history.state?.dialogs);
  const viewOf = (page: Page) => new URL(page.url()).searchParams.get('view');

  test('closes the dialog on top and leaves the view, and one that closes otherwise takes its entry along', async () => {
    const { page } = await open({ premium: true });
    await page.getByRole('button', { name: home.strategies, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Estratégia' }).waitFor();
    const ways = {
      back: () => page.goBack(),
      Esc: () => page.keyboard.press('Escape'),
      button: () => page.getByRole('button', { name: siteTexts.close }).click(),
      backdrop: () => page.mouse.click(10, 10),
    };
    await openCatalogue(page);
    const names = [betTexts.title, 'Datas especiais', 'Numerologia', siteTexts.howItWorks, betTexts.title];
    for (const [i, [way, close]] of Object.entries(ways).entries()) {
      // Each way out of two of them, and of each of them two ways.
      for (const name of names.slice(i, i + 2)) {
        const opener = name === siteTexts.howItWorks ? footerTexts.fairPlayTitle : name;
        await page.getByRole('button', { name: new RegExp(`^${opener}`) }).press('Enter');
        const dialog = page.getByRole('dialog', { name });
        await dialog.waitFor();
        await close();
        await dialog.waitFor({ state: 'detached' });
        expect(viewOf(page), `${way}, ${name}`).toBe('strategy');
        await entriesGone(page);
      }
    }
    // «Forward» opens nothing again.
    await page.goForward();
    await entriesGone(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    // Nor does a reload, which leaves nothing of a dialog that was open.
    await button(page, footerTexts.fairPlayTitle).press('Enter');
    await page.waitForFunction(() => history.state?.dialogs === 1);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Estratégia' }).waitFor();
    await entriesGone(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: siteTexts.appName }).waitFor();
  });

  test('closes an open menu, and nothing else', async () => {
    const { page } = await open({ path: linkTo({ games: 2 }) });
    const menus = async (names: string[]) => {
      const { href } = new URL(page.url());
      for (const name of names) {
        const menu = page.getByRole('button', { name }).first();
        for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
          await menu.press('Enter');
          await page.waitForFunction(() => history.state?.dialogs === 1);
          await close();
          await entriesGone(page);
          await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
          expect(await isFocused(menu), name).toBe(true);
          expect(page.url()).toBe(href);
        }
      }
    };
    await awaitResult(page);
    await menus(['Ações do Bilhete 1', 'Mais ações']);
    await page.goto(site);
    await keepOldList(page, [ticketOf(1)]);
    await unfoldGames(await openSaved(page));
    await menus(['Mais ações: ']);
  });

  /** In the page: from `hold` on steps of the page's own are kept until `letGo`. */
  function holdSteps(): void {
    const { go } = History.prototype;
    const steps: number[] = [];
    let isHeld = false;
    let tell = () => {};
    // Before the page's own listener, which ends the event.
    addEventListener('popstate', () => tell(), true);
    Object.assign(window, {
      hold: () => {
        isHeld = true;
      },
      letGo: () => {
        isHeld = false;
        const told = new Promise<void>((resolve) => {
          tell = resolve;
        });
        for (const by of steps.splice(0)) go.call(history, by);
        return told;
      },
    });
    History.prototype.go = (by = 0) => {
      if (isHeld) steps.push(by);
      else go.call(history, by);
    };
  }

  describe('a step back that the browser tells of late', () => {
    /** A dialog that was closed a minute ago, whose step is held, and is open once more. */
    async function openLate() {
      const { page } = await open({ path: '/?view=strategy', premium: true, clock: true, before: holdSteps });
      const dialog = page.getByRole('dialog', { name: betTexts.title });
      const openBet = () => betButton(page).click();
      const close = async () => {
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      };
      await openBet();
      await dialog.waitFor();
      await page.waitForFunction(() => history.state?.dialogs === 1);
      await page.evaluate('hold()');
      await close();
      await page.clock.runFor(60_000);
      await openBet();
      await dialog.getByRole('button', { name: 'Usar esta aposta' }).waitFor();
      return { page, dialog, close };
    }

    test('closes nothing that has opened since', async () => {
      const { page, dialog, close } = await openLate();
      await page.evaluate('letGo()');
      // The dialog has its entry all the same.
      await page.waitForFunction(() => history.state?.dialogs === 1);
      expect(await dialog.count()).toBe(1);
      await close();
      await entriesGone(page);
      expect(viewOf(page)).toBe('strategy');
    });

    wholeTest('it is one step, though another dialog has closed meanwhile', async () => {
      const { page, close } = await openLate();
      await close();
      await page.evaluate('letGo()');
      await entriesGone(page);
      expect(viewOf(page)).toBe('strategy');
    });

    wholeTest('or never, keeps nobody from another view for longer than a second', async () => {
      const { page, close } = await openLate();
      await close();
      await page.getByRole('button', { name: siteTexts.saved }).click();
      await page.clock.runFor(1000);
      await atSaved(page);
      await page.getByRole('button', { name: siteTexts.nav.home, exact: true }).click();
      await page.waitForFunction(() => location.search === '');
    });
  });

  wholeTest('a dialog over a view leaves no entry behind, and «Meus jogos» is one of the views', async () => {
    const { page } = await open({ premium: true });
    await keepOldList(page, [ticketOf(1)]);
    const saved = await openSaved(page);
    await unfoldGames(saved);
    const copyMode = page.getByRole('dialog', { name: siteTexts.copyMode });
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await saved.getByRole('button', { name: siteTexts.copyMode }).first().press('Enter');
      await copyMode.waitFor();
      await close();
      await copyMode.waitFor({ state: 'detached' });
      await atSaved(page);
      await entriesGone(page);
    }
    await page.goBack();
    await awaitTitle(page, siteTexts.appName);
  });

  wholeTest('from a run begun before a closed dialog has left its entry leads home, not out of the page', async () => {
    const { page } = await open({ clock: true });
    await openHowItWorks(page);
    await page.getByRole('dialog', { name: siteTexts.howItWorks }).waitFor();
    await page.waitForFunction(() => history.state?.dialogs === 1);
    // The clock stands still: after a second without an event the page would take its step back as done.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => {
      history.go = (by) => {
        Reflect.deleteProperty(history, 'go');
        document.addEventListener('let-go', () => history.go(by), { once: true });
      };
    });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await quick(page).press('Enter');
    const overlay = overlayOf(page);
    await overlay.waitFor();
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'detached' });
    await page.evaluate(() => {
      document.dispatchEvent(new Event('let-go'));
    });
    await page.waitForFunction(() => location.search === '' && !history.state?.dialogs);
    await page.clock.resume();
    await page.getByRole('heading', { level: 1, name: siteTexts.appName }).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(3);
  });

  test('from copy mode leads to the ticket; home knows the last one, also on another day, until there is another', async () => {
    const { page: first, context } = await open({ clock: true });
    let page = first;
    await generateFast(page);
    const tickets = await ticketNumbers(page);
    await page.getByRole('button', { name: siteTexts.copyMode }).click();
    const copyMode = page.getByRole('dialog', { name: siteTexts.copyMode });
    await copyMode.waitFor();
    await page.goBack();
    await copyMode.waitFor({ state: 'detached' });
    expect(await ticketNumbers(page)).toEqual(tickets);
    await page.goBack();
    const last = () => page.getByRole('button', { name: 'Seu último bilhete' });
    await last().waitFor();
    await page.close();
    page = await context.newPage();
    await page.goto(`${site}/`);
    await last().click();
    await awaitResult(page);
    expect(await ticketNumbers(page)).toEqual(tickets);
    await page.getByRole('heading', { level: 1, name: 'Seus bilhetes' }).waitFor();
    await page.getByRole('button', { name: siteTexts.newGame }).click();
    await generateFast(page);
    const newer = await ticketNumbers(page);
    expect(newer).not.toEqual(tickets);
    await page.getByRole('button', { name: siteTexts.newGame }).click();
    await last().click();
    await awaitResult(page);
    expect(await ticketNumbers(page)).toEqual(newer);
  });
});

wholeTest('type-ahead in the lottery list starts over after a second', async () => {
  const { page } = await open();
  const list = lotteryList(page);
  await list.focus();
  await page.keyboard.type('D');
  expect(await list.inputValue()).toBe('duplasena');
  // The list's own clock is the browser's, which no test can move; longer does no harm.
  await page.waitForTimeout(1200);
  await page.keyboard.type('Q');
  expect(await list.inputValue()).toBe('quina');
});
