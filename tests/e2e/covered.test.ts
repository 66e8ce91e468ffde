import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type OpenOptions, openBrowser } from './browser.ts';
import { isFocusInDialog } from './focus.ts';
import { RUN_TIMEOUT, scrollAndSettle } from './steps.ts';

const { open } = openBrowser();

/** As Firefox before 125 and Safari before 18. */
function leaveNothingOut(): void {
  const supports = CSS.supports.bind(CSS) as (...what: string[]) => boolean;
  CSS.supports = (...what: string[]) => what[0] !== 'content-visibility' && supports(...what);
}

const BROWSERS = {
  'leaves out what is covered': { before: undefined, isModal: false },
  'cannot leave anything out': { before: leaveNothingOut, isModal: true },
};

describe.each(Object.entries(BROWSERS))('a browser that %s', (_, { before, isModal }) => {
  test('has nothing within reach below the overlay, and stays where it was', async () => {
    const page = await openReady(before ? { before } : {});
    const overlay = page.getByRole('dialog', { name: 'Gerando seus jogos' });
    const quick = page.getByRole('button', { name: /Gerar bilhete rápido/ });
    for (const leave of [cancel, escapeOverlay, escapeFromNowhere]) {
      await page.evaluate(scrollAndSettle, undefined);
      await quick.evaluate((button) => button.focus({ preventScroll: true }));
      const at = await page.evaluate(() => scrollY);
      expect(at).toBeGreaterThan(1000);
      const height = await heightOf(page);
      await page.keyboard.press('Enter');
      await overlay.waitFor();
      expect(await overlay.evaluate((dialog) => dialog.matches(':modal'))).toBe(isModal);
      expect(await controlsTold(page)).toEqual(['Cancelar']);
      expect(await heightOf(page)).toBe(height);
      for (let i = 0; i < 6; i++) {
        expect(await isFocusInDialog(page), `Tab ${i}`).toBe(true);
        await page.keyboard.press('Tab');
      }
      await leave(page);
      await overlay.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => scrollY)).toBe(at);
      expect(await quick.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.waitForFunction(() => location.search === '');
    }
  });
});

test('before it opens, the overlay is laid out, unseen and out of reach', async () => {
  const page = await openReady({});
  const overlay = page.locator('dialog[data-timing][role]');
  await overlay.waitFor({ state: 'attached' });
  expect(await overlay.isVisible()).toBe(false);
  const { height, canFocus } = await overlay.evaluate((dialog) => {
    const button = dialog.querySelector('button:not([data-early="retry"])') as HTMLButtonElement;
    button.focus();
    return { height: button.offsetHeight, canFocus: document.activeElement === button };
  });
  expect(height).toBeGreaterThan(40);
  expect(canFocus).toBe(false);
  expect(await controlsTold(page)).not.toContain('Cancelar');
});

test('the bar of the next run begins empty, wherever that of the last one has ended', async () => {
  const page = await openReady({});
  const quick = page.getByRole('button', { name: /Gerar bilhete rápido/ });
  const overlay = page.getByRole('dialog', { name: 'Gerando seus jogos' });
  await quick.press('Enter');
  await page.waitForFunction(
    () => Number(document.querySelector('[role=progressbar]')?.ariaValueNow) > 20,
  );
  await cancel(page);
  await overlay.waitFor({ state: 'detached' });
  const width = await page.evaluateHandle(() => {
    const dialog = document.querySelector('dialog[data-timing]') as HTMLDialogElement;
    const bar = dialog.querySelector('[role=progressbar] > div') as HTMLElement;
    return {
      asItOpens: new Promise<number>((done) => {
        new MutationObserver(() => dialog.open && done(bar.getBoundingClientRect().width)).observe(
          dialog,
          { attributeFilter: ['open'] },
        );
      }),
    };
  });
  await quick.press('Enter');
  expect(await width.evaluate(({ asItOpens }) => asItOpens)).toBeLessThan(1);
});

test('what comes below the overlay is drawn before it goes, with all that is around it', async () => {
  const page = await openReady({});
  await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
  await page.getByRole('dialog', { name: 'Gerando seus jogos' }).waitFor();
  await page.locator('[data-covered]').waitFor();
  // Asked in the page: the moment passes.
  const below = await page.evaluate(
    () =>
      new Promise<{ looks: (string | undefined)[]; isGoing: boolean; inTheWay: number }>((done) => {
        const looks = new Set<string | undefined>();
        const dialog = document.querySelector('dialog[data-timing]') as HTMLDialogElement;
        const cover = dialog.parentElement as HTMLElement;
        new MutationObserver(() => {
          looks.add(cover.dataset.covered);
          if (dialog.open) return;
          const inTheWay = [...dialog.querySelectorAll('*'), dialog].filter((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return dialog.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          }).length;
          const isGoing = getComputedStyle(dialog).visibility === 'visible';
          done({ looks: [...looks], isGoing, inTheWay });
        }).observe(cover, {
          attributes: true,
          subtree: true,
          attributeFilter: ['data-covered', 'open'],
        });
      }),
  );
  expect(below).toEqual({ looks: [undefined], isGoing: true, inTheWay: 0 });
  await page.getByRole('article').waitFor({ timeout: RUN_TIMEOUT });
  await page.getByRole('banner').waitFor();
});

/** Home, once what makes runs is there, and its style with it: the first worker says so. */
async function openReady(options: OpenOptions): Promise<Page> {
  const { page } = await open(options);
  if (page.workers().length === 0) await page.waitForEvent('worker');
  // Nothing more comes at the end of the page.
  await page.getByRole('button', { name: 'Assistir ao vídeo' }).waitFor();
  // The browser remembers in a frame how high what is covered was.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page;
}

/** What a reader tells of that one can use. */
async function controlsTold(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && /link|button|combo|switch/i.test(role?.value))
    .map(({ name }) => name?.value);
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

async function cancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancelar' }).press('Enter');
}

async function escapeOverlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancelar' }).press('Escape');
}

/** After a tap on the words, which take no focus. */
async function escapeFromNowhere(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Gerando seus jogos' }).click({ force: true });
  await page.keyboard.press('Escape');
}
