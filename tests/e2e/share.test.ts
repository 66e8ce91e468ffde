import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site as siteTexts } from '../../src/content/shell/site.ts';
import { wholeTest } from '../support/whole-test.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { readClipboard } from './clipboard.ts';
import { engineNumbers, runIn } from './engine-numbers.ts';
import { linkTo } from './link.ts';
import { awaitResult, barOf, button, excessWidth, pressInMenu } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

const LINK = linkTo({ lottery: 'quina', games: 3, strategy: 'numerologia', name: 'Zornak' });

const sheet = (page: Page) => page.getByRole('dialog', { name: siteTexts.share });
const way = (page: Page, name: string) => sheet(page).getByRole('button', { name });
const ticketMenu = (page: Page) => button(page, 'Ações do Bilhete 1');

async function contentOf(download: Promise<Download>): Promise<[name: string, content: Buffer]> {
  const file = await download;
  return [file.suggestedFilename(), readFileSync(await file.path())];
}

/** A phone's share sheet, which keeps what it is given. */
function stubShare() {
  const kept: unknown[] = [];
  Object.assign(window, { kept });
  Object.assign(navigator, {
    canShare: ({ files }: ShareData) => files?.every(({ type }) => type === 'image/png') ?? true,
    share: async ({ files, ...rest }: ShareData) => {
      kept.push({
        ...rest,
        files: files?.map(({ name, size }) => ({ name, isFull: size > 9999 })),
      });
    },
  });
}

test('a ticket is handed on as code, link, table and picture, by the keyboard alone', async () => {
  const { page, context } = await open({ path: LINK, reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await awaitResult(page);
  const [numbers = []] = engineNumbers(site + LINK);
  await pressInMenu(page.getByRole('article').first(), 'Compartilhar');
  await way(page, 'Mensagem').waitFor();

  const told = page.getByText('Texto copiado: cole na conversa').waitFor();
  await Promise.all([told, way(page, 'Mensagem').press('Enter')]);
  const text = await readClipboard(page);
  expect(text).toContain(`\n${numbers.join('\u00a0·\u00a0')}\n`);

  await Promise.all([page.getByText('Link copiado').waitFor(), way(page, 'Copiar link').press('Enter')]);
  const link = await readClipboard(page);
  expect(text).toContain(link);
  expect(link.length).toBeLessThanOrEqual(site.length + 81);
  expect(runIn(link).options).toEqual({ root: expect.any(Number) });
  expect(engineNumbers(link)[0]).toEqual(numbers);

  await way(page, 'Código QR').press('Enter');
  await sheet(page)
    .getByRole('img', { name: `Código QR do link ${link}` })
    .waitFor();
  expect(await way(page, 'Código QR').getAttribute('aria-expanded')).toBe('true');
  expect(await violations(page, 'dialog[open]')).toEqual([]);

  const picture = contentOf(page.waitForEvent('download'));
  await way(page, 'Imagem').press('Enter');
  const [pictureName, png] = await picture;
  expect(pictureName).toBe('robo-da-sorte-quina-1-jogo.png');
  expect([png.readUInt32BE(16), png.readUInt32BE(20) < 2000]).toEqual([1080, true]);
  await sheet(page).getByText('A imagem está pronta.').waitFor();
  expect(await violations(page, 'dialog[open]')).toEqual([]);
  expect(await excessWidth(page)).toBe(0);

  const table = contentOf(page.waitForEvent('download'));
  await way(page, 'Baixar planilha (CSV)').press('Enter');
  const [tableName, csv] = await table;
  expect(tableName).toBe('robo-da-sorte-quina-1-jogo.csv');
  expect(csv.toString()).toMatch(new RegExp(`^\ufeffJogo;.*\r\n1;Quina;${numbers.join(';')};`));

  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  expect(await ticketMenu(page).evaluate((it) => it === document.activeElement)).toBe(true);
});

wholeTest(
  'on a phone one tap hands a whole batch to the share sheet; its picture is drawn anew for a link with the name',
  async () => {
    const path = LINK.replace('quina&games=3', 'lotomania&games=20');
    const { page } = await open({ path, before: stubShare, hasTouch: true });
    const kept = () => page.evaluate(() => (window as unknown as { kept: (ShareData & { text: string })[] }).kept);
    await awaitResult(page);
    const tickets = engineNumbers(site + path);
    const bar = barOf(page);
    await bar.getByRole('button', { name: siteTexts.share }).tap();
    await way(page, 'Mensagem').tap();
    await expect.poll(async () => (await kept()).length).toBe(1);
    expect((await kept())[0]?.text).toContain(`\n\nBilhete 20\n${tickets[19]?.slice(0, 10).join('·')}\n`);
    await way(page, 'Imagem').tap();
    await expect.poll(async () => (await kept()).length).toBe(2);
    const file = { name: 'robo-da-sorte-lotomania-20-jogos.png', isFull: true };
    expect((await kept())[1]).toEqual({ files: [file] });
    await sheet(page).getByRole('button', { name: 'Compartilhar imagem' }).tap();
    await expect.poll(async () => (await kept()).length).toBe(3);
    // With another link it is drawn anew, and nothing is handed on that nobody asked for.
    const canvas = sheet(page).getByRole('img', { name: 'Imagem: Lotomania · 20 jogos' });
    const drawn = await canvas.screenshot();
    await sheet(page).getByRole('checkbox', { name: 'Incluir o nome no link' }).check();
    await expect.poll(async () => drawn.equals(await canvas.screenshot())).toBe(false);
    await sheet(page).getByText('A imagem está pronta.').waitFor();
    expect(await kept()).toHaveLength(3);
  },
);
