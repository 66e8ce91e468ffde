import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { home } from '../../src/content/home/home.ts';
import { offlineTexts } from '../../src/content/offline/offline.ts';
import { trialTexts } from '../../src/content/premium/trial.ts';
import { site as siteTexts, site as texts } from '../../src/content/shell/site.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser } from './browser.ts';
import { nextFrames } from './clock.ts';
import { atSaved, generateFast, overlayOf } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

/** A browser that can install the app says so the moment it has the page's manifest. */
function offersEarly(): void {
  const prompt = () => {
    document.documentElement.dataset.asked = 'yes';
    return Promise.resolve();
  };
  const manifest = new MutationObserver(() => {
    if (!document.querySelector('link[rel=manifest]')) return;
    manifest.disconnect();
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  manifest.observe(document, { childList: true, subtree: true });
}

/** Makes a result that is on the screen, with all that comes with it. */
async function makeResult(page: Page): Promise<void> {
  await generateFast(page);
  await overlayOf(page).waitFor({ state: 'detached' });
  await nextFrames(page);
}

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

async function again(page: Page): Promise<void> {
  await page.getByRole('button', { name: siteTexts.newGame }).click();
  await makeResult(page);
}

describe('a browser that can install the app', () => {
  test('finds nothing wrong with the manifest', async () => {
    const { page, context } = await open();
    await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
    const devtools = await context.newCDPSession(page);
    const { url, errors, data } = await devtools.send('Page.getAppManifest');
    expect(url).toMatch(/\/manifest\.webmanifest$/);
    expect(errors).toEqual([]);
    const { icons, screenshots, shortcuts, ...rest } = JSON.parse(data ?? '{}');
    expect(rest).toMatchObject({ name: texts.appName, lang: 'pt-BR', display: 'standalone' });
    expect(rest).toMatchObject({ start_url: '/', scope: '/', id: '/' });
    for (const purpose of ['any', 'maskable']) {
      const sizes = icons.flatMap((icon: Picture) => (icon.purpose === purpose ? icon.sizes : []));
      expect(sizes).toEqual(['192x192', '512x512']);
    }
    expect(new Set(screenshots.map((shot: Picture) => shot.form_factor)).size).toBe(2);
    const pictures: Picture[] = [...icons, ...screenshots, ...shortcuts[0].icons];
    for (const { src, sizes } of pictures) {
      const size = await page.evaluate(async (address) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, `/${src}`);
      expect(size, src).toBe(sizes);
    }
  });

  wholeTest('it is asked in one place, also where the result tells of the end of the trial, and once', async () => {
    const { page } = await open({ clock: true, before: offersEarly });
    await page.evaluate(() => localStorage.setItem('robo-da-sorte:v1:results', '1'));
    await makeResult(page);
    const offer = page.getByText(offlineTexts.offer.question);
    await offer.first().waitFor();
    await page.getByText(trialTexts.over).waitFor();
    expect(await offer.count()).toBe(1);
    const button = page.getByRole('button', { name: offlineTexts.install });
    await button.click();
    expect(await page.locator('html').getAttribute('data-asked')).toBe('yes');
    await page.reload();
    await page.getByRole('button', { name: siteTexts.newGame }).waitFor();
    await again(page);
    expect(await button.count()).toBe(0);
  });
});

test('a shortcut opens the saved games, another leads to the quick ticket, and starts none', async () => {
  const { page } = await open({ path: '/?view=saved' });
  await atSaved(page);
  // As earlier versions installed it.
  await page.goto(`${site}/?start=saved`);
  await page.waitForURL('**/?view=saved');
  await atSaved(page);
  await page.goto(`${site}/?start=quick`);
  await page.waitForFunction((name) => document.activeElement?.textContent?.startsWith(name), home.quick);
  expect(await page.getByRole('dialog').count()).toBe(0);
});
