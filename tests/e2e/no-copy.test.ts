import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { faultyHost } from './faulty-host.ts';
import { generateFast } from './steps.ts';

const host = faultyHost();
const { open } = openBrowser({ moves: false });

/** Shows in the page what becomes of the service worker that it registers. */
function watchInstalling(): void {
  // The first document of a tab, about:blank, has none.
  if (typeof ServiceWorkerContainer === 'undefined') return;
  const { prototype } = ServiceWorkerContainer;
  const { register } = prototype;
  prototype.register = async function (...args) {
    const registration = await register.apply(this, args);
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      document.documentElement.dataset.worker = worker.state;
    });
    return registration;
  };
}

const becomes = (page: Page, state: string) => page.locator(`html[data-worker=${state}]`).waitFor();

/** Everything that a page can be without: no error on the console, and tickets. */
const visit = (before: () => void) => open({ site: host.site(), serviceWorkers: 'allow', clock: true, before });

describe('the app makes tickets without a copy of itself', () => {
  test('in a browser that has no service workers', async () => {
    const { page } = await visit(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
    });
    await generateFast(page);
    expect(host.asked).not.toContain('/sw.js');
  });

  test('in one that wants none', async () => {
    const { page } = await visit(() => {
      if (typeof ServiceWorkerContainer === 'undefined') return;
      ServiceWorkerContainer.prototype.register = () => {
        document.documentElement.dataset.worker = 'refused';
        return Promise.reject(new DOMException('refused', 'SecurityError'));
      };
    });
    await becomes(page, 'refused');
    await page.getByRole('combobox', { name: 'Loteria' }).waitFor();
  });

  test('where there is no room for it, and keeps it when there is', async () => {
    const { page, context } = await open({ path: null, serviceWorkers: 'allow' });
    await page.addInitScript(watchInstalling);
    const devtools = await context.newCDPSession(page);
    const origin = host.site();
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 });
    await page.goto(origin);
    await becomes(page, 'redundant');
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    await page.reload();
    await becomes(page, 'activated');
    await host.down();
    await page.reload();
    await page.getByRole('combobox', { name: 'Loteria' }).waitFor();
  });

  test('of which a file is lost, and the rest follows when it is found', async () => {
    host.lost = /wheel/;
    const { page } = await visit(watchInstalling);
    await becomes(page, 'redundant');
    await generateFast(page);
    host.lost = null;
    host.asked = [];
    await page.goto(host.site());
    await becomes(page, 'activated');
    const pages = host.asked.filter((path) => path.endsWith('.html'));
    expect(pages).toEqual([]);
  });
});
