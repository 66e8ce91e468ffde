import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { otherTexts } from '../../src/content/check/other-lotteries.ts';
import { incomingTexts } from '../../src/content/incoming/incoming.ts';
import { printExport } from '../../src/state/saved-games/format.ts';
import { printSyndicate } from '../../src/state/syndicate/syndicate-file.ts';
import { officialXlsx } from '../draws/read/files.ts';
import { sampleDraws } from '../draws/read/sample-draws.ts';
import { ticketsOf } from '../state/saved-games/tickets.ts';
import { FRIENDS } from '../state/syndicate/any-group.ts';
import { wholeTest } from '../support/whole-test.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { expectReadable } from './expect-readable.ts';
import { awaitCopy, faultyHost } from './faulty-host.ts';
import { tooSmall } from './page-checks.ts';
import { type Shared, share as shareWith } from './share-into.ts';
import { atSaved, button, isFocused, keepFound } from './steps.ts';

const host = faultyHost();
const { open } = openBrowser({ moves: false });

const xlsx = (key: 'quina' | 'megasena') => ({
  name: `${key}.xlsx`,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(officialXlsx(key, sampleDraws(key))),
});
const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const games = printExport(ticketsOf(1, 2).map((ticket) => ({ ...ticket, isFavorite: false })));

const share = (context: BrowserContext, shared: Shared, address = host.site()) => shareWith(context, shared, address);

/** A profile that has the app, and none of its pages open. */
async function installed(): Promise<BrowserContext> {
  const { page, context } = await open({ site: host.site(), serviceWorkers: 'allow' });
  await awaitCopy(page);
  await page.close();
  return context;
}

const title = (page: Page, name: string) => page.getByRole('heading', { name: `Resultados: ${name}` });
const outside = (page: Page) => page.getByRole('heading', { name: incomingTexts.outside });
const read = (page: Page, words = incomingTexts.read) => button(page, words).click();
const kept = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 3 });
const putAside = (page: Page) => page.evaluate(async () => (await caches.keys()).filter((key) => /incoming/.test(key)));

describe('what another app shares with the installed one', () => {
  test('a share is read without a network, kept with «Guardar» only, and taken once', async () => {
    const context = await installed();
    await host.down();
    const page = await share(context, { files: [xlsx('quina')], text: 'a caption' });
    await outside(page).waitFor();
    expect(await isFocused(outside(page))).toBe(true);
    // Whoever has sent it: the page is as it would be without, and what they call it is no heading.
    await button(page, 'Trazer a planilha').waitFor();
    expect(await page.getByRole('heading', { name: 'quina.xlsx' }).count()).toBe(0);
    await page.setViewportSize({ width: 320, height: 568 });
    await expectReadable(page);
    await button(page, incomingTexts.read).press('Enter');
    await title(page, 'Quina').waitFor();
    expect(await isFocused(title(page, 'Quina'))).toBe(true);
    expect(await outside(page).count()).toBe(0);
    expect(page.url()).toBe(`${host.site()}/resultados?tab=file`);
    expect(await page.getByText('Recebido de fora: quina.xlsx').count()).toBe(1);
    expect(await kept(page).count()).toBe(0);
    expect(await putAside(page)).toEqual([]);
    // Nothing was kept, and nothing is left over.
    await page.reload();
    await button(page, 'Trazer a planilha').waitFor();
    expect(await kept(page).count()).toBe(0);
    expect(await title(page, 'Quina').count()).toBe(0);
    await page.close();

    const again = await share(context, { files: [xlsx('megasena'), xlsx('quina')] });
    await read(again, incomingTexts.read);
    await title(again, 'Mega-Sena').waitFor();
    await again.getByText('Depois deste, mais 1 arquivo.').waitFor();
    await button(again, 'Guardar').click();
    await title(again, 'Quina').waitFor();
    await keepFound(again);
  });

  wholeTest('a share may be a bolão, which is shown on its page and kept by a tap alone', async () => {
    const page = await share(await installed(), { files: [file('amigos.json', printSyndicate(FRIENDS))] });
    await button(page, 'Ver o bolão').click();
    await page.getByRole('heading', { level: 2, name: FRIENDS.name }).waitFor();
    await button(page, 'Fechar sem guardar').click();
    await page.getByText('Nenhum bolão').first().waitFor();
  });

  wholeTest('a share may be a list of games, of the lottery that it names or that somebody says', async () => {
    const context = await installed();
    const page = await share(context, { text: 'Jogos da Quina\n07 18 33 54 71\n01 02 03 04 05' });
    await button(page, incomingTexts.check).press('Enter');
    const list = page.getByLabel('Jogos, um por linha');
    await list.waitFor();
    await page.getByText('Como a lista foi lida: 2 jogos').waitFor();
    expect(await page.getByRole('radio', { name: 'Quina' }).isChecked()).toBe(true);
    expect(await list.inputValue()).toContain('07 18 33 54 71');
    await page.close();
    const other = await share(context, { files: [file('jogos.txt', '11 22 33 44 55 60\n12 23 34 45 56 58')] });
    await button(other, incomingTexts.check).click();
    await other.getByRole('alert').getByText(otherTexts.which).waitFor();
    await other.setViewportSize({ width: 320, height: 568 });
    expect(await violations(other)).toEqual([]);
    expect(await other.evaluate(tooSmall)).toEqual([]);
    await button(other, otherTexts.as('megasena')).press('Enter');
    await other.getByText('Como a lista foi lida: 2 jogos').waitFor();
    expect(await other.getByRole('radio', { name: 'Mega-Sena' }).isChecked()).toBe(true);
  });

  wholeTest('a share is brought into «Meus jogos» where it is a copy of them, when somebody says so', async () => {
    const context = await installed();
    const page = await share(context, { files: [file('copy.txt', games), xlsx('quina')] });
    await page.getByText(incomingTexts.gamesTitle).waitFor();
    await read(page);
    await title(page, 'Quina').waitFor();
    await page.setViewportSize({ width: 320, height: 568 });
    await expectReadable(page);
    await button(page, incomingTexts.bringIn).press('Enter');
    await page.getByText('2 jogos importados').waitFor();
    expect(await isFocused(outside(page))).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: incomingTexts.toGames }).press('Enter');
    const saved = await atSaved(page);
    await expect.poll(() => saved.getByRole('button', { name: /^Abrir: / }).count()).toBe(2);
  });
});
