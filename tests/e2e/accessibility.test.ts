import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { coloursOf } from '../ui/tokens.ts';
import { violations } from './axe.ts';
import { type OpenOptions, openBrowser } from './browser.ts';
import { linkTo } from './link.ts';
import { changeAddress, choose, generateFast, openHowItWorks, unfoldGames } from './steps.ts';

const browser = openBrowser({ moves: false });
/** Opens a page that stands still: half-way through a change of colour there is no contrast. */
const open = (options: OpenOptions = {}) => browser.open({ reducedMotion: 'reduce', ...options });

const TOKENS = ['--ground', '--card', '--tint', '--ink', '--soft', '--accent', '--on-accent'];

/** The dialog over a page that is looked at elsewhere. */
const DIALOG = 'dialog[open]';

/** The colours that the part of the page has which is a lottery's. */
function tokensOn(page: Page): Promise<string[]> {
  return page.locator('[data-lottery]').evaluate((part, tokens) => {
    const style = getComputedStyle(part);
    // The build shortens them.
    const long = (colour: string) => colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
    return tokens.map((token) => long(style.getPropertyValue(token).trim()));
  }, TOKENS);
}

/** In the page: an overlay does not end while it is looked at, however long that takes. */
function holdTicks(): void {
  const { setTimeout: start } = window;
  const { now } = performance;
  const still = performance.now();
  // The first tick is asked for after just 300 ms then.
  performance.now = () => still;
  const held = (callback: () => void, ms: number) => (ms === 300 ? 0 : start(callback, ms));
  Object.assign(window, {
    setTimeout: held,
    releaseTicks() {
      performance.now = now;
      window.setTimeout = start;
    },
  });
}

function releaseTicks(): void {
  (window as unknown as { releaseTicks(): void }).releaseTicks();
}

describe('axe finds nothing, in light and in dark,', () => {
  test('on home with its marketing, in the colours of any lottery, and with a broken link', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Assistir ao vídeo' }).waitFor();
    for (const { key } of LOTTERIES) {
      await page.getByRole('combobox', { name: 'Loteria' }).selectOption(key);
      await page.locator(`[data-lottery=${key}]`).waitFor();
      // In the very frame of the change what fades in is hardly there.
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
      // `tests/ui/contrast.test.ts` has the contrasts of these tokens.
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        const colours = coloursOf(scheme, key);
        expect(await tokensOn(page)).toEqual(TOKENS.map((token) => colours.get(token)));
      }
    }
    expect(await violations(page)).toEqual([]);
    await changeAddress(page, '/?view=result&lottery=x');
    await page.getByRole('alert').waitFor();
    expect(await violations(page, '[role=alert]')).toEqual([]);
  });

  test('on the frequent and strategy views of / and /new, and on /vip1922: home, strategy and configure', async () => {
    const { page } = await open({ path: '/?view=frequent' });
    const expectNone = async (view: string) => expect(await violations(page), view).toEqual([]);
    for (const path of ['/', '/new']) {
      if (path !== '/') await changeAddress(page, `${path}?view=frequent`);
      await page.getByRole('list', { name: /^Números/ }).waitFor();
      await expectNone(`${path}, frequent`);
      await changeAddress(page, `${path}?view=strategy`);
      await page.getByRole('tablist').waitFor();
      await expectNone(`${path}, strategy`);
    }
    await changeAddress(page, '/vip1922');
    await page.getByRole('button', { name: 'Menu de estratégias VIP' }).waitFor();
    await expectNone('/vip1922');
    await page.getByRole('button', { name: 'Menu de estratégias VIP' }).click();
    await page.getByRole('button', { name: 'Continuar com essa Estratégia' }).waitFor();
    await expectNone('/vip1922, strategy');
    await page.getByRole('button', { name: 'Continuar com essa Estratégia' }).click();
    await page.getByRole('button', { name: 'Gerar Jogos' }).waitFor();
    await expectNone('/vip1922, configure');
  });

  test('on every dialog, and on the options of each strategy that has some', async () => {
    const { page } = await open({ premium: true });
    const expectNone = async (view: string) => expect(await violations(page, DIALOG), view).toEqual([]);
    const shut = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await page.getByRole('button', { name: 'Meus jogos' }).click();
    await page.getByRole('dialog', { name: 'Meus jogos' }).waitFor();
    expect(await violations(page), 'the whole page with a dialog').toEqual([]);
    await shut();
    await openHowItWorks(page);
    await page.getByRole('dialog', { name: 'Como funciona' }).waitFor();
    await expectNone('Como funciona');
    await shut();
    await page.getByRole('button', { name: 'Conselhos e dicas' }).click();
    await page.getByRole('dialog', { name: 'Conselhos e dicas' }).waitFor();
    await expectNone('Conselhos e dicas');
    await page.getByRole('button', { name: /Disciplina/ }).click();
    await page.getByRole('button', { name: 'Voltar às categorias' }).waitFor();
    await expectNone('Disciplina');
    await shut();
    await changeAddress(page, '/?view=strategy');
    for (const name of ['Datas especiais', 'Numerologia', 'Cercamento inteligente']) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog', { name }).waitFor();
      await expectNone(name);
      await shut();
    }
  });

  test('on the proof of a wheel, the result in compatible mode, saved games and the premium dialog', async () => {
    const wheel = linkTo({ lottery: 'quina', games: 5, strategy: 'cercamento' });
    const { page } = await open({ path: wheel });
    await page.getByRole('region', { name: 'Garantia conferida' }).waitFor();
    expect(await violations(page), 'the proof of a wheel').toEqual([]);
    await page.getByRole('article').first().getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Jogo salvo').waitFor();
    // The toast stands over what is below it, and does not come to this page.
    await page.goto(`${browser.site}${linkTo({ lottery: 'lotofacil', games: 3 })}&pool=0`);
    await page.getByText(/^Modo compatível/).waitFor();
    await page.getByRole('article').first().waitFor();
    expect(await violations(page), 'the result in compatible mode').toEqual([]);
    await page.getByRole('button', { name: 'Meus jogos' }).click();
    const saved = page.getByRole('dialog', { name: 'Meus jogos' });
    await saved.getByRole('heading', { level: 3 }).waitFor();
    expect(await violations(page, DIALOG), 'saved games').toEqual([]);
    await unfoldGames(saved);
    await saved.getByRole('button', { name: /^Apagar: / }).click();
    await saved.getByRole('button', { name: 'Desfazer' }).waitFor();
    expect(await violations(page, DIALOG), 'no game any more').toEqual([]);
    await page.keyboard.press('Escape');
    await saved.waitFor({ state: 'detached' });
    await changeAddress(page, '/');
    await page.getByRole('button', { name: '5 jogos', exact: true }).click();
    await page.getByRole('dialog', { name: 'Seja Premium' }).waitFor();
    expect(await violations(page, DIALOG), 'the premium dialog').toEqual([]);
  });

  test('on the overlay, and on the result before and after its scores', async () => {
    const { page } = await open({ clock: true, premium: true });
    await choose(page, 'lotomania', 2);
    await page.evaluate(holdTicks);
    await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page, DIALOG)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.evaluate(releaseTicks);
    await generateFast(page);
    expect(await violations(page)).toEqual([]);
    await page.clock.runFor(5000);
    await page
      .getByText(/^Força \d/)
      .first()
      .waitFor();
    expect(await violations(page, 'article')).toEqual([]);
  });
});
