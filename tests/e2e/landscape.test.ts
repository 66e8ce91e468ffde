import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { openBrowser } from './browser.ts';
import { linkTo } from './link.ts';
import { awaitResult, playslipIn, slipsIn } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

/** A phone held sideways. */
const SIDEWAYS = { width: 640, height: 360 };

/** The picture of the first ticket and the ticket's name are on the screen together. */
async function expectUnderName(page: Page): Promise<void> {
  const ticket = page.getByRole('article', { name: 'Bilhete 1' });
  await ticket.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top));
  const heading = await ticket.getByRole('heading', { name: 'Bilhete 1' }).boundingBox();
  const slip = await slipsIn(ticket).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(0);
  expect((slip?.y ?? 0) + (slip?.height ?? 360)).toBeLessThanOrEqual(SIDEWAYS.height);
}

test('a phone held sideways shows the whole playslip of any lottery, and that of Mega-Sena under the name of its ticket', async () => {
  const { page } = await open({ path: null, viewport: SIDEWAYS });
  for (const { key } of LOTTERIES) {
    await page.goto(site + linkTo({ lottery: key, games: 2 }));
    await awaitResult(page);
    if (key === 'megasena') await expectUnderName(page);
    const ticket = page.getByRole('article', { name: 'Bilhete 1' });
    await ticket.getByRole('button', { name: 'Volante' }).click();
    const slip = playslipIn(ticket);
    await slip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { y = 0, height = 0 } = (await slip.boundingBox()) ?? {};
    expect(height, key).toBeGreaterThan(150);
    expect(y, key).toBeGreaterThanOrEqual(0);
    expect(y + height, key).toBeLessThanOrEqual(SIDEWAYS.height);
    const digits = await slip.locator('b').first().boundingBox();
    expect(digits?.height, key).toBeGreaterThanOrEqual(1.3 * 17);
  }
});
