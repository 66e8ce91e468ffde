import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { betTexts } from '../../src/content/bet/bet.ts';
import { home } from '../../src/content/home/home.ts';
import { site as siteTexts } from '../../src/content/shell/site.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import {
  awaitTitle,
  button,
  changeAddress,
  choose,
  closeDialog,
  generateFast,
  isFocused,
  openCatalogue,
  quick,
  skipOverlay,
} from './steps.ts';

const { open, site } = openBrowser({ moves: false });

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`robo-da-sorte:v1:${name}`), key);
const offer = (page: Page) => page.getByRole('dialog', { name: 'Seja Premium' });
const games = (page: Page) => page.getByRole('spinbutton', { name: 'Jogos' });
const shortcuts = (page: Page) => page.getByRole('group', { name: 'Atalhos' }).getByRole('button');

describe('without premium', () => {
  test('home offers the free trial, locks the rest and says so; the dialog has five benefits and leads to the checkout', async () => {
    const { page, context } = await open();
    await page.getByRole('button', { name: 'Gerar bilhete rápido Teste grátis' }).waitFor();
    for (const name of ['Estratégias VIP', siteTexts.tips]) {
      expect(await page.getByRole('button', { name }).isDisabled()).toBe(true);
    }
    for (const count of [2, 3, 5, 10]) {
      const more = button(page, `${count} jogos`);
      expect(await more.getAttribute('aria-describedby')).toBe('so-premium');
      await more.click();
      await offer(page).waitFor();
      await closeDialog(page);
      expect(await isFocused(more)).toBe(true);
      expect(await more.getAttribute('aria-pressed')).toBe('false');
    }
    await button(page, '5 jogos').click();
    await button(offer(page), 'Comprar o Premium').waitFor();
    expect(await offer(page).getByRole('listitem').count()).toBe(5);
    await offer(page).getByText('o bilhete rápido com um jogo é sempre grátis').waitFor();
    const leadsToCheckout = async (name: string) => {
      const tab = context.waitForEvent('page');
      await page.getByRole('button', { name }).click();
      const checkout = await tab;
      await checkout.waitForURL(`${site}/exemplo/checkout.html`);
      await checkout.getByText('Página de exemplo: aqui entra o checkout de quem publica o site').waitFor();
      await checkout.getByRole('link', { name: 'Voltar ao Robô da Sorte' }).click();
      await checkout.waitForURL(`${site}/`);
      await checkout.close();
      await page.bringToFront();
    };
    await leadsToCheckout('Comprar o Premium');
    await button(offer(page), siteTexts.close).click();
    await leadsToCheckout('Quero ser Premium');
  });

  test('a run counts, uses up the trial, and then only home and the result stay open', async () => {
    const { page } = await open({ clock: true });
    await page.waitForFunction(() => localStorage.getItem('robo-da-sorte:v1:game-limit') === '1');
    await choose(page, 'megasena', 1);
    await generateFast(page);
    // It counts as the overlay goes.
    await expect.poll(() => stored(page, 'game-count')).toBe('1');
    await page.getByText('+ 10.679 usuários').waitFor();
    await page.getByText('Acesso enviado por e-mail').waitFor();
    await page.getByRole('button', { name: siteTexts.newGame }).click();
    await expect.poll(() => quick(page).textContent()).toBe('Gerar bilhete rápido 1 jogo grátis');
    for (const name of [siteTexts.frequent.frequent, home.strategies]) {
      await button(page, name).click();
      await offer(page).waitFor();
      expect(new URL(page.url()).search).toBe('');
      await closeDialog(page);
    }
    await generateFast(page);
    await expect.poll(() => stored(page, 'game-count')).toBe('2');
  });

  wholeTest('the way back leads to premium with the trial used elsewhere, and from there home', async () => {
    const { page } = await open({ path: '/?view=frequent', clock: true });
    const back = page.getByRole('button', { name: 'Voltar ao início' });
    await back.waitFor();
    // On the first screen of a phone, not below the catalogue.
    expect((await back.boundingBox())?.y).toBeLessThan(48);
    await pauseClock(page);
    await page.evaluate(() => localStorage.setItem('robo-da-sorte:v1:game-count', '1'));
    await page.clock.runFor(1000);
    await back.click();
    await page.clock.runFor(50);
    const leave = offer(page).getByRole('button', { name: 'Agora não' });
    await leave.waitFor();
    await page.clock.runFor(60_000);
    expect(new URL(page.url()).searchParams.get('view')).toBe('frequent');
    await leave.click();
    await page.clock.runFor(1);
    await awaitTitle(page, siteTexts.appName);
    // The frame after which it takes the focus.
    await page.clock.runFor(50);
    const why = page.getByRole('alert');
    expect(await why.textContent()).toContain('Seu teste grátis acabou');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await why.getByRole('button', { name: 'Entendi' }).click();
    await why.waitFor({ state: 'detached' });
  });

  wholeTest('nobody is sent home from under a dialog of a view', async () => {
    const { page } = await open({ path: '/?view=strategy', clock: true, premium: true });
    await openCatalogue(page);
    for (const name of [betTexts.title, 'Datas especiais']) {
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      const dialog = page.getByRole('dialog', { name });
      await dialog.waitFor();
      // What is still on its way when the clock runs ahead counts as lost.
      await dialog.getByText('Carregando…').waitFor({ state: 'detached' });
      await page.evaluate(() => {
        localStorage.removeItem('robo-da-sorte:v1:premium');
        localStorage.setItem('robo-da-sorte:v1:game-count', '1');
      });
      await page.clock.runFor(60_000);
      expect(await dialog.count(), name).toBe(1);
      await page.evaluate(() => localStorage.setItem('robo-da-sorte:v1:premium', 'true'));
      await page.clock.runFor(1000);
      await closeDialog(page);
    }
    expect(new URL(page.url()).searchParams.get('view')).toBe('strategy');
  });

  wholeTest('the views say what is locked; the trial has up to 3 games, and says once when it is used up', async () => {
    const { page } = await open({ path: '/?view=frequent', clock: true });
    const list = page.getByRole('list', { name: /^Números/ });
    await list.waitFor();
    expect(await list.getByRole('listitem').count()).toBe(10);
    await button(page, 'Gerar').click();
    await offer(page).waitFor();
    await closeDialog(page);
    await changeAddress(page, '/?view=strategy');
    await page.getByText(/^Teste grátis, uma vez só: até 3 jogos, em Rápido, Estratégico ou Agressivo/).waitFor();
    await page.getByRole('button', { name: 'Repetições do último sorteio' }).click();
    await offer(page).waitFor();
    await closeDialog(page);
    const [fewer, more] = [button(page, 'Diminuir'), button(page, 'Aumentar')];
    expect(await shortcuts(page).allTextContents()).toEqual(['1', '2', '3']);
    await games(page).fill('99');
    expect(await page.getByRole('button', { pressed: true }).count(), 'while another number is typed').toBe(0);
    await games(page).blur();
    expect(await games(page).inputValue()).toBe('3');
    expect(await more.isDisabled()).toBe(true);
    await games(page).fill('-4');
    await games(page).blur();
    expect(await games(page).inputValue()).toBe('1');
    expect(await fewer.isDisabled()).toBe(true);
    await more.click();
    await page.getByRole('tab', { name: 'Agressivo' }).click();
    await skipOverlay(page, () => button(page, 'Gerar com essa Estratégia').click());
    expect(await page.getByRole('article').count()).toBe(2);
    const told = page.getByText('Seu teste grátis acabou');
    await told.waitFor();
    await page.getByRole('button', { name: siteTexts.newGame }).click();
    await generateFast(page);
    expect(await told.count()).toBe(0);
  });
});

test('everything on home is open with premium, the stepper goes up to 10, fifteen numbers are frequent, and no run counts', async () => {
  const { page } = await open({ premium: true, clock: true });
  await button(page, 'Gerar bilhete rápido').waitFor();
  expect(await button(page, 'Quero ser Premium').count()).toBe(0);
  await button(page, '10 jogos').click();
  await page.getByRole('button', { name: '10 jogos', exact: true, pressed: true }).waitFor();
  await changeAddress(page, '/?view=strategy');
  await shortcuts(page).filter({ hasText: '10' }).click();
  await page.waitForFunction(() => document.querySelector('input')?.value === '10');
  expect(await button(page, 'Aumentar').isDisabled()).toBe(true);
  await changeAddress(page, '/?view=frequent');
  const list = page.getByRole('list', { name: /^Números/ });
  await list.waitFor();
  expect(await list.getByRole('listitem').count()).toBe(15);
  await skipOverlay(page, () => button(page, 'Gerar').click());
  expect(await stored(page, 'game-count')).not.toBe('1');
  expect(await page.getByText('+ 10.679 usuários').count()).toBe(0);
});
