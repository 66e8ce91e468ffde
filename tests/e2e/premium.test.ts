import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { changeAddress, choose, generateFast, isFocused, skipOverlay } from './steps.ts';

const { open } = openBrowser({ moves: false });

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`robo-da-sorte:v1:${name}`), key);

describe('without premium', () => {
  test('home offers the free trial, locks the rest and says so; the dialog has five benefits and leads to the checkout', async () => {
    const { page, context } = await open();
    await page.getByRole('button', { name: 'Gerar bilhete rápido Teste grátis' }).waitFor();
    for (const name of ['Estratégias VIP', 'Conselhos e dicas']) {
      expect(await page.getByRole('button', { name }).isDisabled()).toBe(true);
    }
    const dialog = page.getByRole('dialog', { name: 'Seja Premium' });
    for (const count of [2, 3, 5, 10]) {
      const button = page.getByRole('button', { name: `${count} jogos`, exact: true });
      expect(await button.getAttribute('aria-describedby')).toBe('so-premium');
      await button.click();
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await isFocused(button)).toBe(true);
      expect(await button.getAttribute('aria-pressed')).toBe('false');
    }
    await context.route('https://checkout.example/**', (route) => route.fulfill({ body: 'ok' }));
    await page.getByRole('button', { name: '5 jogos', exact: true }).click();
    await dialog.getByRole('button', { name: 'Ir para o checkout' }).waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(5);
    await dialog.getByText('o bilhete rápido com um jogo é sempre grátis').waitFor();
    const tab = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Ir para o checkout' }).click();
    await (await tab).waitForURL('https://checkout.example/robo-da-sorte');
    await (await tab).close();
    await page.bringToFront();
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    const second = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Quero ser Premium' }).click();
    await (await second).waitForURL('https://checkout.example/robo-da-sorte');
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
    await page.getByRole('button', { name: 'Novo Jogo' }).click();
    const quick = page.getByRole('button', { name: /^Gerar bilhete rápido/ });
    await expect.poll(() => quick.textContent()).toBe('Gerar bilhete rápido 1 jogo grátis');
    for (const name of ['Números frequentes', 'Estratégias']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog', { name: 'Seja Premium' }).waitFor();
      expect(new URL(page.url()).search).toBe('');
      await page.keyboard.press('Escape');
    }
    await generateFast(page);
    await expect.poll(() => stored(page, 'game-count')).toBe('2');
  });

  test('with the trial used elsewhere, the way back leads to premium, and from there home', async () => {
    const { page } = await open({ path: '/?view=frequent', clock: true });
    const back = page.getByRole('button', { name: 'Voltar ao início' });
    await back.waitFor();
    // On the first screen of a phone, not below the catalogue.
    expect((await back.boundingBox())?.y).toBeLessThan(320);
    await pauseClock(page);
    await page.evaluate(() => localStorage.setItem('robo-da-sorte:v1:game-count', '1'));
    await page.clock.runFor(1000);
    await back.click();
    const dialog = page.getByRole('dialog', { name: 'Seja Premium' });
    await dialog.getByRole('button', { name: 'Agora não' }).waitFor();
    await page.clock.runFor(60_000);
    expect(await dialog.count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('view')).toBe('frequent');
    await dialog.getByRole('button', { name: 'Agora não' }).click();
    await page.clock.runFor(1);
    await page.getByRole('heading', { level: 1, name: 'Robô da Sorte' }).waitFor();
    // The frame after which it takes the focus.
    await page.clock.runFor(50);
    const why = page.getByRole('alert');
    expect(await why.textContent()).toContain('O teste grátis já foi usado');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await why.getByRole('button', { name: 'Entendi' }).click();
    await why.waitFor({ state: 'detached' });
  });

  test('nobody is sent home from under a dialog of a view', async () => {
    const { page } = await open({ path: '/?view=strategy', clock: true, premium: true });
    for (const [button, name] of [
      [/^Sua aposta/, 'Sua aposta'],
      ['Datas especiais', 'Datas especiais'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
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
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    expect(new URL(page.url()).searchParams.get('view')).toBe('strategy');
  });

  test('the trial says what it is, and once, when it is used up, what stays free', async () => {
    const { page } = await open({ path: '/?view=strategy', clock: true });
    await page
      .getByText(
        'Teste grátis: na primeira geração, até 3 jogos, em Rápido, Estratégico ou Agressivo. O bilhete rápido, com um jogo, continua grátis.',
        { exact: true },
      )
      .waitFor();
    await page.getByRole('button', { name: 'Aumentar' }).click();
    await page.getByRole('tab', { name: 'Agressivo' }).click();
    await skipOverlay(page, () => page.getByRole('button', { name: 'Gerar com essa Estratégia' }).click());
    expect(await page.getByRole('article').count()).toBe(2);
    const told = page.getByText('Com esta geração o teste grátis terminou');
    await told.waitFor();
    await page.getByRole('button', { name: 'Novo Jogo' }).click();
    await generateFast(page);
    expect(await told.count()).toBe(0);
  });

  test('the frequent view has ten numbers and its button locked, the strategy view 3 games and its catalogue', async () => {
    const { page } = await open({ path: '/?view=frequent' });
    const list = page.getByRole('list', { name: /^Números/ });
    await list.waitFor();
    expect(await list.getByRole('listitem').count()).toBe(10);
    await page.getByRole('button', { name: 'Gerar', exact: true }).click();
    await page.getByRole('dialog', { name: 'Seja Premium' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await changeAddress(page, '/?view=strategy');
    await page.getByRole('heading', { level: 1, name: 'Estratégia' }).waitFor();
    const games = page.getByRole('spinbutton', { name: 'Jogos' });
    await page.getByRole('button', { name: 'Aumentar' }).click();
    await page.getByRole('button', { name: 'Aumentar' }).click();
    await page.waitForFunction(() => document.querySelector('input')?.value === '3');
    expect(await page.getByRole('button', { name: 'Aumentar' }).isDisabled()).toBe(true);
    await games.fill('99');
    const marked = page.getByRole('button', { pressed: true });
    expect(await marked.count(), 'while another number is typed').toBe(0);
    await games.blur();
    expect(await games.inputValue()).toBe('3');
    await games.fill('-4');
    await games.blur();
    expect(await games.inputValue()).toBe('1');
    expect(await page.getByRole('button', { name: 'Diminuir' }).isDisabled()).toBe(true);
    const shortcuts = page.getByRole('group', { name: 'Atalhos' }).getByRole('button');
    expect(await shortcuts.allTextContents()).toEqual(['1', '2', '3']);
    await page.getByRole('button', { name: 'Repetições do último sorteio' }).click();
    await page.getByRole('dialog', { name: 'Seja Premium' }).waitFor();
  });
});

describe('with premium', () => {
  test('everything on home is open, the stepper goes up to 10, fifteen numbers are frequent, and no run counts', async () => {
    const { page } = await open({ premium: true, clock: true });
    await page.getByRole('button', { name: 'Gerar bilhete rápido', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Quero ser Premium' }).count()).toBe(0);
    await page.getByRole('button', { name: '10 jogos', exact: true }).click();
    await page.getByRole('button', { name: '10 jogos', exact: true, pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Conselhos e dicas' }).click();
    await page.getByRole('dialog', { name: 'Conselhos e dicas' }).waitFor();
    await page.keyboard.press('Escape');
    await changeAddress(page, '/?view=strategy');
    await page.getByRole('heading', { level: 1, name: 'Estratégia' }).waitFor();
    await page.getByRole('group', { name: 'Atalhos' }).getByRole('button', { name: '1', exact: true }).click();
    await page.waitForFunction(() => document.querySelector('input')?.value === '1');
    await page.getByRole('group', { name: 'Atalhos' }).getByRole('button', { name: '10' }).click();
    await page.waitForFunction(() => document.querySelector('input')?.value === '10');
    expect(await page.getByRole('button', { name: 'Aumentar' }).isDisabled()).toBe(true);
    await changeAddress(page, '/?view=frequent');
    const list = page.getByRole('list', { name: /^Números/ });
    await list.waitFor();
    expect(await list.getByRole('listitem').count()).toBe(15);
    await skipOverlay(page, () => page.getByRole('button', { name: 'Gerar', exact: true }).click());
    expect(await stored(page, 'game-count')).not.toBe('1');
    expect(await page.getByText('+ 10.679 usuários').count()).toBe(0);
  });
});
