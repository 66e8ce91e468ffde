import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { linkTo } from './link.ts';
import { cutTexts, smallest } from './page-checks.ts';
import { awaitResult, enlarge, playslipIn, pressInMenu, slipsIn } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

/** The numbers of all tickets are whole, and no smaller than text, on small phones and with large text. */
async function expectWhole(page: Page, what: string): Promise<void> {
  for (const [width, percent] of [
    [320, 100],
    [320, 200],
    [360, 100],
    [360, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 568 });
    await enlarge(page, percent);
    const reading = `${what} at ${width} px, ${percent} %`;
    expect(await page.evaluate(cutTexts), reading).toEqual([]);
    expect(await page.evaluate(smallest, '[aria-label^="Números: "] :is(b, span)'), reading).toBeGreaterThanOrEqual(1);
  }
  await enlarge(page, 100);
}

/** A phone held sideways. */
const SIDEWAYS = { width: 640, height: 360 };

/** The picture of the first ticket is on the screen with the ticket's name, and then its playslip, whole. */
async function expectWholeSideways(page: Page, what: string): Promise<void> {
  await page.setViewportSize(SIDEWAYS);
  const ticket = page.getByRole('article', { name: 'Bilhete 1' });
  await ticket.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top));
  if (what === 'megasena') {
    const heading = await ticket.getByRole('heading', { name: 'Bilhete 1' }).boundingBox();
    const picture = await slipsIn(ticket).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(0);
    expect((picture?.y ?? 0) + (picture?.height ?? 360)).toBeLessThanOrEqual(SIDEWAYS.height);
  }
  await pressInMenu(ticket, 'Ver volante');
  const slip = playslipIn(ticket);
  await slip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { y = 0, height = 0 } = (await slip.boundingBox()) ?? {};
  expect(height, what).toBeGreaterThan(150);
  expect(y, what).toBeGreaterThanOrEqual(0);
  expect(y + height, what).toBeLessThanOrEqual(SIDEWAYS.height);
  const digits = await slip.locator('b').first().boundingBox();
  expect(digits?.height, what).toBeGreaterThanOrEqual(1.3 * 17);
}

test('the tickets of any lottery are whole with large text, and their playslips on a phone held sideways', async () => {
  const { page } = await open({ path: null });
  for (const { key } of LOTTERIES) {
    for (const games of [1, 3]) {
      await page.goto(site + linkTo({ lottery: key, games }));
      await awaitResult(page);
      await expectWhole(page, `${games} of ${key}`);
    }
    await expectWholeSideways(page, key);
  }
});

test('axe finds nothing on the proof of a wheel and on a result in compatible mode', async () => {
  const { page } = await open({ path: linkTo({ lottery: 'quina', games: 5, strategy: 'cercamento' }) });
  await page.getByRole('region', { name: 'Garantia provada' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${site}${linkTo({ lottery: 'lotofacil', games: 3 })}&pool=0`);
  await page.getByText(/^Modo compatível/).waitFor();
  await page.getByRole('article').first().waitFor();
  expect(await violations(page)).toEqual([]);
});
