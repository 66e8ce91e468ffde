import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { openCatalogue } from './steps.ts';

const { open } = openBrowser();

test('a tooltip comes after 700 ms; again within 300 ms it comes at once', async () => {
  const { page } = await open({
    path: '/?view=strategy',
    premium: true,
    clock: true,
    viewport: { width: 1280, height: 800 },
  });
  const entry = page.getByRole('button', { name: 'Números quentes e frios' });
  await entry.waitFor();
  await entry.scrollIntoViewIfNeeded();
  await pauseClock(page);
  const tooltip = page.getByRole('tooltip');
  const leave = async () => {
    // The second move shows that the pointer was not on its way into the tooltip; a busy browser may tell of one of
    // them only.
    const isThere = async () => {
      await page.mouse.move(2, 2);
      await page.mouse.move(4, 4);
      await page.clock.runFor(10);
      return tooltip.count();
    };
    await expect.poll(isThere).toBe(0);
  };

  await entry.hover();
  await page.clock.runFor(680);
  expect(await tooltip.count()).toBe(0);
  await page.clock.runFor(60);
  await tooltip.waitFor();

  await leave();
  await entry.hover();
  await page.clock.runFor(60);
  await tooltip.waitFor();

  await leave();
  await page.clock.runFor(310);
  await entry.hover();
  await page.clock.runFor(680);
  expect(await tooltip.count()).toBe(0);

  await leave();
  await openCatalogue(page);
  await page.getByRole('button', { name: 'Números da sorte no mundo' }).hover();
  await page.clock.runFor(740);
  await tooltip.getByText('China: 8, 9, 64, 68, 88, 99').waitFor();
});
