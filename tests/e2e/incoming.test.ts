import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { incomingTexts } from '../../src/content/incoming/incoming.ts';
import { printExport } from '../../src/state/saved-games/format.ts';
import { printSyndicate } from '../../workers/shared/syndicate/syndicate-file.ts';
import { delimited, officialXlsx } from '../draws/read/files.ts';
import { sampleDraws } from '../draws/read/sample-draws.ts';
import { FRIENDS } from '../shared/syndicate/any-group.ts';
import { ticketsOf } from '../state/saved-games/tickets.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { awaitCopy, faultyHost } from './faulty-host.ts';
import { cutTexts, tooSmall } from './page-checks.ts';
import { fillForm, type Shared, send, share as shareWith } from './share-into.ts';
import { atSaved, awaitResult, button, enlarge, isFocused, keepFound, ticketNumbers } from './steps.ts';

const host = faultyHost();
const { open, site } = openBrowser({ moves: false });

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

const title = (page: Page, name: string) => page.getByRole('heading', { name: `${name}: encontramos os resultados` });
const kept = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 3 });
const putAside = (page: Page) => page.evaluate(async () => (await caches.keys()).filter((key) => /incoming/.test(key)));

describe('what another app shares with the installed one', () => {
  test('is read without a network, kept with «Guardar» only, and taken once', async () => {
    const context = await installed();
    await host.down();
    const page = await share(context, { files: [xlsx('quina')], text: 'a caption' });
    await title(page, 'Quina').waitFor();
    expect(await isFocused(title(page, 'Quina'))).toBe(true);
    expect(page.url()).toBe(`${host.site()}/resultados?tab=file`);
    expect(await page.getByText('quina.xlsx').count()).toBe(1);
    expect(await kept(page).count()).toBe(0);
    expect(await putAside(page)).toEqual([]);
    // Nothing was kept, and nothing is left over.
    await page.reload();
    await button(page, 'Escolher arquivo').waitFor();
    expect(await kept(page).count()).toBe(0);
    expect(await title(page, 'Quina').count()).toBe(0);
    await page.close();

    const again = await share(context, { files: [xlsx('megasena'), xlsx('quina')] });
    await title(again, 'Mega-Sena').waitFor();
    await again.getByText('Depois deste, mais 1 arquivo.').waitFor();
    await button(again, 'Guardar').click();
    await title(again, 'Quina').waitFor();
    await keepFound(again);
  });

  test('may be a bolão, which is shown on its page and kept by a tap alone', async () => {
    const page = await share(await installed(), { files: [file('amigos.json', printSyndicate(FRIENDS))] });
    await button(page, 'Ver o bolão').click();
    await page.getByRole('heading', { level: 1, name: FRIENDS.name }).waitFor();
    await button(page, 'Fechar sem guardar').click();
    await page.getByText('Nenhum bolão').first().waitFor();
    await page.close();
    const damaged = printSyndicate(FRIENDS).replace('"quotas":', '"quotas":-');
    const other = await share(page.context(), { files: [file('amigos.json', damaged)] });
    await button(other, 'Ver o bolão').click();
    await other.getByText('há uma pessoa com nome, cotas ou pagamento danificado').waitFor();
  });

  test('may be the text of a chat', async () => {
    const page = await share(await installed(), { text: delimited('quina', sampleDraws('quina'), '\t') });
    await title(page, 'Quina').waitFor();
    await page.getByText('Texto colado').waitFor();
  });

  test('is said to be of no use by its name, whatever it is', async () => {
    const context = await installed();
    const hostile = `\u202e${'a'.repeat(300)}\u0007__proto__.xlsx`;
    const damaged = { ...xlsx('quina'), name: hostile, buffer: xlsx('quina').buffer.subarray(0, 3000) };
    const large = { ...file('large.csv', ''), buffer: Buffer.alloc(5 * 2 ** 20 + 1, 'a') };
    const page = await share(context, { files: [damaged, large, file('__proto__', '')] });
    await page.getByText('O arquivo está danificado ou incompleto.').waitFor();
    await page.getByText('a'.repeat(80), { exact: true }).waitFor();
    expect(await page.evaluate(cutTexts)).toEqual([]);
    await button(page, 'Fechar').click();
    await page.getByText('O arquivo é grande demais: o limite é 5 MB.').waitFor();
    await button(page, 'Fechar').click();
    await page.getByText('__proto__').waitFor();
    await page.getByText('O arquivo está vazio.').waitFor();
    await page.close();

    const long = await share(context, { text: 'x '.repeat(500_000) });
    await long.getByRole('heading', { name: 'Não deu para usar este texto' }).waitFor();
  });

  test('is not taken, and said why', async () => {
    const context = await installed();
    const many = Array.from({ length: 51 }, (_, i) => file(`${i}.csv`, 'x'));
    const huge = [{ ...file('huge.csv', ''), buffer: Buffer.alloc(16_000_001, 'a') }];
    for (const [fault, shared] of Object.entries({
      nothing: {},
      'too-many': { files: many },
      'too-large': { files: huge },
    })) {
      const page = await share(context, shared);
      const said = page.getByRole('alert').filter({ hasText: incomingTexts.faults[fault as 'nothing'] });
      await said.waitFor();
      expect(await putAside(page), fault).toEqual([]);
      expect(await violations(page), fault).toEqual([]);
      await button(page, 'Entendi').click();
      await said.waitFor({ state: 'detached' });
      await page.reload();
      await button(page, 'Escolher arquivo').waitFor();
      expect(await page.getByRole('alert').count(), fault).toBe(0);
      await page.close();
    }
  });

  test('that the host gets, for want of a service worker, is said to be lost', async () => {
    const { context } = await open();
    const page = await share(context, { files: [xlsx('quina')] }, site);
    await page.getByRole('alert').filter({ hasText: incomingTexts.faults.lost }).waitFor();
  });

  test('is brought into «Meus jogos» where it is a copy of them, when somebody says so', async () => {
    const context = await installed();
    const page = await share(context, { files: [file('copy.txt', games), xlsx('quina')] });
    await title(page, 'Quina').waitFor();
    await page.getByRole('heading', { name: incomingTexts.gamesTitle }).waitFor();
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(tooSmall)).toEqual([]);
    await enlarge(page, 200);
    expect(await page.evaluate(cutTexts)).toEqual([]);
    await enlarge(page, 100);
    await button(page, incomingTexts.bringIn).press('Enter');
    await page.getByText('2 jogos importados').waitFor();
    expect(await isFocused(page.getByRole('heading', { name: incomingTexts.gamesTitle }))).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: incomingTexts.toGames }).press('Enter');
    const saved = await atSaved(page);
    await expect.poll(() => saved.getByRole('button', { name: /^Abrir: / }).count()).toBe(2);
  });

  test('waits for a run that is under way in the page that it takes the place of', async () => {
    // The form is sent from the page itself here, which its policy forbids.
    const { page } = await open({ site: host.site(), serviceWorkers: 'allow', bypassCSP: true });
    await awaitCopy(page);
    await fillForm(page, { files: [xlsx('quina')] }, host.site());
    await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
    await page.getByRole('dialog', { name: 'Gerando seus jogos' }).waitFor();
    await send(page);
    await title(page, 'Quina').waitFor();
    // The run came to its end, and its tickets are a step back.
    await page.goBack();
    await awaitResult(page);
    expect((await ticketNumbers(page)).length).toBe(1);
  });
});

/** A desktop that opens files with the app: it hands them to whoever asks, as its queue does. */
function launchWithFiles(): void {
  const handle = (name: string, text: string) => ({ getFile: async () => new File([text], name) });
  const lost = { getFile: () => Promise.reject(new DOMException('gone', 'NotFoundError')) };
  const launch = { files: [handle('opened.csv', 'nothing of use'), lost] };
  const setConsumer = (consume: (launched: object) => void) => consume(launch);
  Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
}

test('files that a desktop opens with the app are read alike; one that is gone is said', async () => {
  const { page } = await open({ path: '/resultados?tab=file', before: launchWithFiles });
  await page.getByRole('heading', { name: 'Não deu para usar este arquivo' }).waitFor();
  await page.getByText('opened.csv').waitFor();
  await page.getByRole('alert').filter({ hasText: incomingTexts.faults.unreadable }).waitFor();
});
