import { describe, expect, test } from 'vitest';
import { video } from '../../src/content/marketing/marketing.ts';
import { noInternet, offlineTexts } from '../../src/content/offline/offline.ts';
import { premium } from '../../src/content/premium/premium.ts';
import { resultsTexts } from '../../src/content/results/results.ts';
import { site, tabTitle } from '../../src/content/shell/site.ts';
import { inRound } from '../../tools/build/test-rounds.ts';
import { STRATEGY_IDS } from '../../workers/shared/strategy/catalogue.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser } from './browser.ts';
import { engineNumbers } from './engine-numbers.ts';
import { awaitCopy, faultyHost } from './faulty-host.ts';
import { linkTo } from './link.ts';
import { changeAddress, generateFast, ticketNumbers } from './steps.ts';

const host = faultyHost();
const { open } = openBrowser({ moves: false });

/** What some strategies have to be told. */
const OPTIONS: Readonly<Record<string, Record<string, string | number>>> = {
  'datas-especiais': { dateNumbers: '1,12,25' },
  numerologia: { root: 7 },
  cercamento: {
    games: 20,
    hits: 4,
    numbers: '80,1,2,3,5,8,13,21,34,55,40,41,42,43,44,45,46,47,48',
  },
};

/** A link to a run of a strategy that has several tickets of Timemania. */
const linkOf = (strategy: string) => linkTo({ lottery: 'timemania', games: 2, strategy, ...OPTIONS[strategy] });

/** A fresh profile after one visit to home, whose files are all kept; the network is gone. */
async function visitOnce(options: { premium?: boolean; clock?: boolean } = {}) {
  const { page, context } = await open({
    site: host.site(),
    serviceWorkers: 'allow',
    ...options,
  });
  await awaitCopy(page);
  await host.down();
  await page.close();
  return context.newPage();
}

describe('without a network, after one visit to home', () => {
  test('every address opens the page that the host would send, and every dialog opens', async () => {
    const page = await visitOnce({ premium: true, clock: true });
    for (const [address, edition, title] of [
      ['/?view=frequent', '/', site.frequent.frequent],
      ['/?view=saved', '/', tabTitle('saved', 'frequent')],
      ['/new', '/new', tabTitle('home', 'frequent')],
      ['/new/?view=strategy', '/new', tabTitle('strategy', 'frequent')],
      ['/new.html?view=frequent', '/new', site.frequent.hot],
      ['/vip1922', '/vip1922', tabTitle('home', 'frequent')],
      ['/vip1922?view=configure', '/vip1922', tabTitle('configure', 'frequent')],
      ['/resultados', '/resultados', tabTitle('results', 'frequent')],
      ['/bolao', '/bolao', tabTitle('syndicate', 'frequent')],
      ['/diario', '/diario', tabTitle('diary', 'frequent')],
      ['/resultados.html?tab=check', '/resultados', tabTitle('results', 'frequent')],
      [linkOf('strategic'), '/', tabTitle('linked', 'frequent')],
      ['/index.html', '/', tabTitle('home', 'frequent')],
      ['/no/such/page?x=/new', '/', tabTitle('home', 'frequent')],
    ] as const) {
      await page.goto(host.site() + address);
      const root = page.locator('#root');
      expect(await root.getAttribute('data-path'), address).toBe(edition);
      await expect.poll(() => page.title(), { message: address }).toContain(title);
      await page.getByText(site.loading).waitFor({ state: 'detached' });
      expect(await page.getByRole('alert').count(), address).toBe(0);
    }
    for (const name of [site.tips, site.howItWorks]) {
      await page.getByRole('button', { name, disabled: false }).press('Enter');
      const dialog = page.getByRole('dialog', { name });
      await dialog.getByRole('button').first().waitFor();
      await dialog.getByText(site.loading).waitFor({ state: 'detached' });
      expect(await page.getByRole('alert').count(), name).toBe(0);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await generateFast(page);
    await changeAddress(page, '/');
    await page.getByRole('button', { name: video.play }).click();
    await page.frameLocator('iframe').getByText(noInternet.title).waitFor();
    expect(page.frames().map((frame) => frame.url())).toContain(`${host.site()}/exemplo/video.html`);
  });

  wholeTest('all strategies make the tickets that they make elsewhere, wheels and champions too', async () => {
    const page = await visitOnce();
    await page.goto(host.site());
    // A wheel and champions load files of their own.
    for (const strategy of inRound(['cercamento', 'campeao', ...STRATEGY_IDS], 2)) {
      const link = linkOf(strategy);
      const expected = engineNumbers(host.site() + link);
      await changeAddress(page, link);
      await expect.poll(() => ticketNumbers(page), { message: strategy }).toEqual(expected);
    }
    await changeAddress(page, '/');
    expect(STRATEGY_IDS.length).toBeGreaterThanOrEqual(20);
    // Open without premium only.
    await page.getByRole('button', { name: '5 jogos', exact: true }).click();
    await page.getByRole('list', { name: premium.benefitsTitle }).waitFor();
    await expect(page.goto(`${host.site()}/assets/none.js`)).rejects.toThrow('ERR_');
  });
});

test('what works without a network is promised once all of it is here', async () => {
  const { page: first } = await open({ site: host.site(), path: '/resultados?tab=file', serviceWorkers: 'block' });
  await first.getByText(resultsTexts.lead).waitFor();
  expect(await first.getByText('sem internet').count()).toBe(0);
  host.harm = { file: /in-page-.*js/, how: 'held' };
  const { page } = await open({ site: host.site(), path: '/resultados?tab=file', serviceWorkers: 'allow' });
  await page.getByText(offlineTexts.copy.coming).waitFor();
  host.release();
  await page.getByText(offlineTexts.copy.whole).waitFor();
});
