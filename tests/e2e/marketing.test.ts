import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';

const { open, site } = openBrowser();

test('an avatar that does not load gives way to initials', async () => {
  const { page, context } = await open({ path: null, allow: /404|Failed to load/ });
  await context.route(/\.svg/, (route) => route.fulfill({ status: 404 }));
  await page.goto(site);
  const samples = page.getByRole('heading', { level: 3 });
  await page.getByRole('button', { name: 'Assistir ao vídeo' }).waitFor();
  expect(await samples.count()).toBeGreaterThan(0);
  // Images below the fold wait until they come near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page
    .getByRole('region', { name: 'Como o robô entra no dia a dia' })
    .scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main img')].every(
      (image) => (image as HTMLImageElement).naturalWidth > 0,
    ),
  );
  const initials = await page.evaluate(
    () =>
      [...document.querySelectorAll('main [aria-hidden=true]')].filter((e) =>
        /^[A-ZÀ-Ý]{1,2}$/.test(e.textContent ?? ''),
      ).length,
  );
  expect(initials).toBeGreaterThanOrEqual(5);
});
