import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FAILURE_REASONS } from '../../../src/content/run/failure.ts';
import { resultTexts } from '../../../src/content/run/result.ts';
import { site as siteTexts } from '../../../src/content/shell/site.ts';
import { linkTo } from '../../e2e/link.ts';
import { button, RUN_TIMEOUT } from '../../e2e/steps.ts';
import type { Fault } from '../fault.ts';
import { hasTickets, LINK } from './of-a-link.ts';

const WHEEL = linkTo({ lottery: 'quina', games: 4, strategy: 'cercamento' });

const notice = (page: Page) => page.getByText(/^Modo compatível/);
const reload = (page: Page) => button(page, siteTexts.reload);
const retry = (page: Page) => button(page, siteTexts.retry);
const lost = (page: Page, code: keyof typeof FAILURE_REASONS) => page.getByText(resultTexts.replayFailed(code));

/** Puts something else in the place of the worker's script. */
const replaceWorker = (page: Page, body: string, contentType = 'text/javascript') =>
  page.context().route('**/entry-*.js', (route) => route.fulfill({ contentType, body }));

/** Scripts of a worker that never says anything. */
const MUTE = {
  'turns in circles': 'for (;;);',
  'ends at once': 'self.close();',
  'hears nothing': 'self.onmessage = () => {};',
  'is cut off between two lines': 'const api = {};',
};

const mute = Object.entries(MUTE).map(
  ([what, script]): Fault => ({
    done: `quick tickets: the script of every worker ${what}`,
    saw: 'all of it four seconds later, no word',
    only: 'chromium',
    options: { clock: true },
    async play(scene) {
      const { visit, site } = scene;
      const page = scene.page();
      await replaceWorker(page, script);
      await visit.open(site + LINK);
      await page.getByText('Refazendo os bilhetes do link').waitFor();
      await page.clock.runFor(4000);
      await hasTickets(scene.visit);
      expect(await notice(page).count()).toBe(0);
    },
  }),
);

/** Scripts of a worker that are no script. */
const NONE = {
  'is the page itself': ['<!doctype html>', 'text/html'],
  'is cut off in a line': ['const api = {', 'text/javascript'],
  'is empty, of no kind': ['', 'application/octet-stream'],
} as const;

const none = Object.entries(NONE).map(
  ([what, [body, type]]): Fault => ({
    done: `a wheel: the file of the worker's script ${what}, until a reload`,
    saw: 'all of it, that the page does without workers and why, and with the button there all of it by a worker',
    only: 'chromium',
    allow: /404|MIME|entry-|Unexpected end/,
    async play(scene) {
      const page = scene.page();
      await replaceWorker(page, body, type);
      await scene.visit.open(scene.site + WHEEL);
      await hasTickets(scene.visit);
      await page.getByText(/^Modo compatível: (um arquivo do gerador não carregou|o gerador .* parou)/).waitFor();
      expect(page.workers()).toHaveLength(0);
      await page.context().unrouteAll();
      await reload(page).click();
      await notice(page).waitFor({ state: 'detached' });
      await hasTickets(scene.visit);
      expect(page.workers()).toHaveLength(1);
    },
  }),
);

/**
 * Loses the file of wheels until `isLost` says no; `asked` counts the requests for it. Each worker remembers that an
 * import has failed for as long as it lives, as in the browsers that keep failures in their module map
 * (https://github.com/whatwg/html/issues/6768).
 */
async function loseWheels(context: BrowserContext, isLost: (asked: number) => boolean) {
  const file = { asked: 0 };
  await context.route('**/entry-*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const wheel = /import\(`[^`]*\bwheel-[^`]*`\)/g;
    const body = script.replace(wheel, (load) => `(self.w??=${load})`);
    expect(body).not.toBe(script);
    await route.fulfill({ response, body });
  });
  await context.route('**/wheel-*.js', (route) => (isLost(++file.asked) ? route.abort() : route.continue()));
  return file;
}

/** Waits until the file has been asked for so often, and then for the pool's next try. */
async function passWait(page: Page, file: { asked: number }, times: number): Promise<void> {
  await expect.poll(() => file.asked, { timeout: RUN_TIMEOUT }).toBeGreaterThanOrEqual(times);
  await page.clock.runFor(1000 * 2 ** (times - 1));
}

const OFFLINE = { only: 'chromium', options: { clock: true }, allow: /wheel-|ERR_FAILED/ } as const;

const wheels: readonly Fault[] = [
  {
    done: 'a wheel: the file that its worker loads for it is lost at three tries',
    saw: 'that a part did not load, and with the button there all of it',
    ...OFFLINE,
    async play(scene) {
      const page = scene.page();
      let isOffline = true;
      const file = await loseWheels(page.context(), () => isOffline);
      await scene.visit.open(scene.site + WHEEL);
      for (const times of [1, 2, 3]) await passWait(page, file, times);
      await lost(page, 'not-loaded').waitFor();
      expect(file.asked).toBeGreaterThanOrEqual(4);
      // For a file that is gone since a deploy.
      expect(await reload(page).isVisible()).toBe(true);
      isOffline = false;
      await retry(page).click();
      await hasTickets(scene.visit);
      expect(await notice(page).count()).toBe(0);
    },
  },
  {
    done: 'a wheel: the file that its worker loads for it is lost at two tries',
    saw: 'all of it, no word',
    ...OFFLINE,
    async play(scene) {
      const page = scene.page();
      const file = await loseWheels(page.context(), (asked) => asked < 3);
      await scene.visit.open(scene.site + WHEEL);
      for (const times of [1, 2]) await passWait(page, file, times);
      await hasTickets(scene.visit);
      expect(await notice(page).count()).toBe(0);
    },
  },
  {
    done: 'a wheel: there are no workers, and the tasks for the page itself do not load',
    saw: 'that the generator did not start, and with the button there all of it',
    only: 'chromium',
    allow: /inline-|ERR_FAILED/,
    first: `Reflect.deleteProperty(window, 'Worker');`,
    async play(scene) {
      const page = scene.page();
      await page.context().route('**/inline-*.js', (route) => route.abort());
      await scene.visit.open(scene.site + WHEEL);
      await lost(page, 'spawn-failed').waitFor();
      expect(await reload(page).isVisible()).toBe(true);
      await page.context().unrouteAll();
      await retry(page).click();
      await hasTickets(scene.visit);
    },
  },
];

/** Scripts of workers, and what they load, that are lost or something else. */
export const LOST_FILES: readonly Fault[] = [...mute, ...none, ...wheels];
