import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { home } from '../../src/content/home/home.ts';
import { site } from '../../src/content/shell/site.ts';
import { openBrowser } from './browser.ts';
import { readClipboard } from './clipboard.ts';
import { runIn } from './engine-numbers.ts';
import {
  awaitResult,
  barOf,
  closeDialog,
  lotteryList,
  openCatalogue,
  pressInMenu,
  skipOverlay,
  ticketNumbers,
} from './steps.ts';

const { open } = openBrowser({ moves: false });

const NAME = 'Zornak Quixabeira';

/** Everything that a visitor may hand on or leave behind without looking at it. */
async function saidOutside(page: Page): Promise<string> {
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, history.state]));
  return [page.url(), await page.title(), kept].join('\n');
}

/** A run of a strategy on a premium page, with one field of its options filled in. */
async function openRun(strategy: string, field: string, text: string) {
  const { page, context } = await open({ clock: true, premium: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await lotteryList(page).selectOption('quina');
  await page.getByRole('button', { name: home.strategies, exact: true }).click();
  await openCatalogue(page);
  await page.getByRole('button', { name: strategy }).click();
  const dialog = page.getByRole('dialog', { name: strategy });
  await dialog.getByRole('textbox', { name: field, exact: true }).fill(text);
  await skipOverlay(page, () => dialog.getByRole('button', { name: 'Gerar 1 jogo' }).click());
  return page;
}

/** What «Copiar link» of «Compartilhar» copies, with the name only where that is ticked. */
async function copyLink(page: Page, withName = false): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await barOf(page).getByRole('button', { name: site.share }).click();
  const sheet = page.getByRole('dialog', { name: site.share });
  const choice = sheet.getByRole('checkbox', { name: 'Incluir o nome no link' });
  expect(await choice.isChecked()).toBe(false);
  if (withName) await choice.check();
  await sheet.getByRole('button', { name: 'Copiar link' }).click();
  const read = () => readClipboard(page);
  await expect.poll(read).not.toBe('');
  await closeDialog(page);
  return read();
}

/** What a link leads to in another browser: the numbers, and why. */
async function openedElsewhere(link: string) {
  const { page } = await open({ path: null });
  await page.goto(link);
  await awaitResult(page);
  const why = page.getByText(/^(Raiz|Das datas)/).first();
  return { numbers: await ticketNumbers(page), why: await why.textContent() };
}

async function copyTicket(page: Page): Promise<string> {
  await pressInMenu(page.getByRole('article').first(), 'Copiar');
  await page.getByText('Números copiados').waitFor();
  return readClipboard(page);
}

describe('a link to a run', () => {
  test('has no name in it unless the person who typed it says so', async () => {
    const page = await openRun('Numerologia', 'Nome', NAME);
    const numbers = await ticketNumbers(page);
    const why = (await page.getByText(/^Raiz \d, do nome: /).textContent()) ?? '';
    expect(await saidOutside(page)).not.toMatch(/zornak/i);
    expect(runIn(page.url()).options).toEqual({ root: expect.any(Number) });
    expect(await copyTicket(page)).toMatch(/^Quina: [\d ]+$/);

    const link = await copyLink(page);
    expect(runIn(link).options).toEqual(runIn(page.url()).options);
    const short = await openedElsewhere(link);
    expect(short).toEqual({ numbers, why: why.replace(', do nome', '') });

    const full = await copyLink(page, true);
    expect(runIn(full).options).toEqual({ name: NAME });
    expect(await openedElsewhere(full)).toEqual({ numbers, why });
    expect(await saidOutside(page)).not.toMatch(/zornak/i);

    await page.reload();
    await awaitResult(page);
    expect(await ticketNumbers(page)).toEqual(numbers);
    await page.getByText(short.why ?? '', { exact: true }).waitFor();
  });
});
