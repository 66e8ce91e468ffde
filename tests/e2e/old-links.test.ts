import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../workers/shared/engine-version.ts';
import { openBrowser } from './browser.ts';
import { runIn } from './engine-numbers.ts';
import { OLD_PAGES } from './old-pages.ts';
import {
  awaitResult,
  changeAddress,
  numbersOn,
  RUN_TIMEOUT,
  skipOverlay,
  slipsIn,
} from './steps.ts';

const { open, site } = openBrowser({ loadsAhead: false, moves: false });

/** Longer than twenty scores take to show up. */
const SCORES_MS = 6000;

/** Each ticket's numbers, score and potential prize, as a build with engine 2 showed them. */
async function ticketsOf(page: Page): Promise<string[]> {
  await awaitResult(page);
  await page.clock.runFor(SCORES_MS);
  const cards = await page.getByRole('article').all();
  return Promise.all(
    cards.map(async (card) => {
      const score = card.getByText(/^Força \d+$/);
      await score.waitFor({ timeout: RUN_TIMEOUT });
      const numbers = await numbersOn(slipsIn(card));
      // Not `innerText`: a ticket far from the screen is not laid out.
      const unfold = card.getByRole('button', { name: 'Volante', expanded: false });
      // Far from the screen it is not laid out, and no place to click at.
      await unfold.evaluate((button) => (button as HTMLElement).click());
      const prize = (await card.getByText(/^R\$\s[\d.]+$/).textContent()) ?? '';
      return [numbers.join(' '), await score.textContent(), prize.replace(/\s/g, ' ')].join(' | ');
    }),
  );
}

describe('a link of engine 2', () => {
  test('shows what it always showed; and the tickets of another engine when the address changes to that one', async () => {
    const { page } = await open({ path: null, clock: true });
    for (const [i, { link, tickets }] of OLD_PAGES.entries()) {
      await page.goto(`${site}/${link}`);
      expect(await ticketsOf(page), link).toEqual(tickets);
      expect(await page.getByRole('alert').count(), link).toBe(0);
      await page.getByText('Detalhes técnicos').click();
      await page.getByText('Versão do gerador').waitFor();
      expect(await page.getByRole('definition').filter({ hasText: /^2$/ }).count()).toBe(1);
      if (i > 0) continue;
      await changeAddress(page, link.replace('engine=2', 'engine=3'));
      const first = slipsIn(page.getByRole('article').first());
      const numbers = async () => (await numbersOn(first)).join(' ');
      await expect.poll(numbers).not.toBe(tickets[0]?.split(' | ')[0]);
      await page.goBack();
      await awaitResult(page);
      expect(await ticketsOf(page), 'after «back»').toEqual(tickets);
    }
  });

  test('leads to new tickets of the newest engine', async () => {
    const { page } = await open({ path: `/vip1922${OLD_PAGES[3]?.link}`, clock: true });
    await awaitResult(page);
    await skipOverlay(page, () =>
      page.getByRole('button', { name: 'Gerar Novos Bilhetes' }).click(),
    );
    const address = new URL(page.url());
    expect(runIn(address.href).engine).toBe(ENGINE_VERSION);
    expect(runIn(address.href).options).toEqual({ dateNumbers: [2, 11, 20] });
    expect(address.origin).toBe(site);
  });
});
