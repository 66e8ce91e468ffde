import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { offlineTexts } from '../../src/content/offline/offline.ts';
import { trialTexts } from '../../src/content/premium/trial.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { linkTo } from './link.ts';
import { awaitResult, generateFast, ticketNumbers } from './steps.ts';

const { open } = openBrowser();

/** Notes what the live regions of the result say, each time that it changes. */
function noteLive(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  new MutationObserver(() => {
    if (!document.querySelector('article')) return;
    const live = [...document.querySelectorAll('main :is([role=status], [aria-live])')];
    const words = live.map(({ textContent }) => textContent).join(' | ');
    if (words !== said.at(-1)) said.push(words);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test.each([
  [1, /^Bilhete 1: força \d+, (Força Máxima|Top Class|Muito Forte|Bom)\.$/],
  [3, /^As forças dos 3 bilhetes estão prontas\.$/],
])('one live region, empty before, tells once that all scores of %i tickets are there', async (games, words) => {
  const { page } = await open({ path: linkTo({ games }), clock: true, before: noteLive });
  await awaitResult(page);
  await pauseClock(page);
  const scores = page.getByRole('article').getByText(/^Força \d/);
  await page.clock.runFor(6000);
  await expect.poll(() => scores.count()).toBe(games);
  await expect.poll(() => said(page)).toEqual(['', expect.stringMatching(words)]);
});

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

/** Notes what each live region says, once it says something else, on an iPhone; what the overlay said does not count. */
function noteAnnounced(): void {
  const said: string[] = [];
  const last = new WeakMap<Element, string>();
  Object.assign(window, { said });
  Object.defineProperty(navigator, 'standalone', { value: false });
  new MutationObserver(() => {
    for (const region of document.querySelectorAll(':is([role=status], [role=alert], [aria-live]):not(dialog *)')) {
      const words = region.textContent ?? '';
      if (words !== '' && words !== (last.get(region) ?? '')) said.push(words);
      last.set(region, words);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

wholeTest('the toast of a result is heard, then its score; the end of the trial and the install are not', async () => {
  const { page } = await open({ clock: true, before: noteAnnounced, userAgent: SAFARI });
  await page.evaluate(() => localStorage.setItem('robo-da-sorte:v1:results', '1'));
  await generateFast(page);
  await pauseClock(page);
  for (const text of [trialTexts.over, offlineTexts.offer.menu]) await page.getByText(text).waitFor();
  await page.clock.runFor(6000);
  await page.getByText(/^Bilhete 1: força/).waitFor({ state: 'attached' });
  expect(await said(page)).toEqual(['Bilhete Premiado Gerado!', expect.stringMatching(/^Bilhete 1: força \d+/)]);
});

wholeTest('an open ticket is read as a list of its numbers, a compact one as one sentence of them', async () => {
  const { page } = await open({ path: linkTo({ games: 2 }) });
  await awaitResult(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const heard = nodes.filter(({ ignored }) => !ignored);
  const [first = [], second = []] = await ticketNumbers(page);
  const named = (role: string, numbers: readonly string[]) =>
    heard.filter((node) => node.role?.value === role && node.name?.value === `Números: ${numbers.join(', ')}`);
  expect(named('list', first)).toHaveLength(1);
  expect(named('image', second)).toHaveLength(1);
  // One by one only those of the list; scores, which may be there by now, are others.
  const digits = heard.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => String(name?.value));
  expect(digits.filter((text) => first.includes(text))).toEqual(first);
  expect(digits.filter((text) => second.includes(text) && !first.includes(text))).toEqual([]);
});

test('the class that is named in English is read as English', async () => {
  const { page } = await open({ path: linkTo({ games: 8 }, '/vip1922') });
  await awaitResult(page);
  const named = page.getByRole('article').getByText('Top Class', { exact: true });
  await named.first().waitFor();
  expect(await named.evaluateAll((all) => all.map((one) => one.getAttribute('lang')))).toEqual(['en']);
  expect(await page.locator('article [lang]').count()).toBe(1);
});
