import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/content/shell/site.ts';
import { inRound } from '../../tools/build/test-rounds.ts';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { wholeTest } from '../support/whole-test.ts';
import { openBrowser, PHONE } from './browser.ts';
import { pauseClock } from './clock.ts';
import { linkTo } from './link.ts';
import {
  awaitResult,
  barOf,
  button,
  changeAddress,
  enlarge,
  isFocused,
  pressInMenu,
  ticketNumbers,
  unfolder,
} from './steps.ts';

const { open } = openBrowser();

describe('the result', () => {
  test('a score has the same five stars whatever it is', async () => {
    const { page } = await open({ clock: true });
    const seen = new Map<string, string>();
    for (const seed of ['a', 'b', 'c']) {
      await changeAddress(page, linkTo({ seed }));
      await awaitResult(page);
      await page.clock.runFor(3000);
      const score = page.locator('article [data-class]');
      const drawn = score.locator('> [aria-hidden]').evaluate((stars) => getComputedStyle(stars, '::before').content);
      seen.set((await score.textContent()) ?? '', await drawn);
    }
    expect(seen.size).toBeGreaterThan(1);
    expect([...new Set(seen.values())].map((drawn) => drawn.replace(/[^★]/g, ''))).toEqual(['★★★★★']);
  });

  test('on a wide screen has those that come next beside the first, which are together as high as that one', async () => {
    const { page } = await open({ path: linkTo({ games: 8 }) });
    await awaitResult(page);
    for (const [columns, width] of [
      [2, 1100],
      [3, 1280],
      [4, 1680],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const [first, ...others] = await page
        .getByRole('article')
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
      expect(others[columns - 2]?.top).toBe(first?.top);
      expect(others[2 * columns - 3]?.bottom).toBeCloseTo(first?.bottom ?? 0, 0);
      expect(others[2 * columns - 2]?.left).toBe(first?.left);
      expect(new Set([first, ...others].map((box) => Math.round(box?.width ?? 0))).size).toBe(1);
    }
  });

  test.each(
    inRound(
      [
        ['lotomania', 8 * 640],
        ['megasena', 1900],
        ['lotofacil', 2500],
      ] as const,
      0,
    ),
  )('has twenty tickets of %s on %i px', async (lottery, most) => {
    const { page } = await open({ path: linkTo({ lottery, games: 20 }, '/vip1922') });
    await awaitResult(page);
    const tickets = page.getByRole('article').first().locator('..');
    expect((await tickets.boundingBox())?.height).toBeLessThanOrEqual(most);
  });

  test.each(
    inRound(
      [
        [320, 568, 104, 1],
        [360, 640, 104, 1],
        // All numbers of Lotomania are open there.
        [1280, 800, 310, 5],
      ] as const,
      1,
    ),
  )(
    'names the lottery on each ticket of a batch, which is low while it is compact: %i × %i',
    async (width, height, mostOfMany, beside) => {
      const { page } = await open({ viewport: { width, height }, clock: true });
      for (const { key, name, pick } of LOTTERIES) {
        await changeAddress(page, linkTo({ lottery: key, games: 10 }));
        await page.locator(`[data-lottery=${key}]`).first().waitFor();
        await awaitResult(page);
        const cards = await page.getByRole('article').evaluateAll(
          (all, lottery) =>
            all.map((card) => {
              // One that is far from the screen is not laid out.
              card.scrollIntoView();
              const line = [...card.querySelectorAll('p')].find((each) => each.textContent?.includes(lottery));
              return {
                heading: card.querySelector('h2')?.textContent,
                wide: line?.getBoundingClientRect().width ?? 0,
                high: card.getBoundingClientRect().height,
              };
            }),
          name,
        );
        expect(cards).toHaveLength(10);
        for (const [i, { heading, wide, high }] of cards.entries()) {
          const told = `${name}, ticket ${i + 1}`;
          expect.soft(heading, told).toBe(`Bilhete ${i + 1}`);
          expect.soft(wide, told).toBeGreaterThan(name.length * 6);
          // The first, and those that stand beside it and are together as high.
          if (i < beside) continue;
          expect.soft(high, told).toBeLessThanOrEqual(pick > 7 ? mostOfMany : 90);
        }
      }
    },
  );

  test.each(
    inRound(
      [
        [320, 568],
        [360, 640],
        [1280, 800],
      ] as const,
      0,
    ),
  )(
    'on /vip1922 has «Gerar Novos Bilhetes» below the line of its tickets, from 768 px beside it: %i × %i',
    async (width, height) => {
      const { page } = await open({ path: linkTo({ games: 20 }, '/vip1922'), viewport: { width, height } });
      await awaitResult(page);
      const line = await page.getByText(/^20 jogos · Mega-Sena · R\$.120,00$/).boundingBox();
      const again = await button(page, 'Gerar Novos Bilhetes').boundingBox();
      const ticket = await page.getByRole('article').first().boundingBox();
      if (!line || !again || !ticket) throw new Error('not on the page');
      if (width < 768) expect(again.y).toBeGreaterThanOrEqual(line.y + line.height);
      else expect(again.x).toBeGreaterThan(line.x + line.width);
      expect(again.y + again.height).toBeLessThanOrEqual(ticket.y);
    },
  );

  wholeTest('has one ticket with six controls at most, all of them in sight', async () => {
    const { page } = await open({ path: linkTo() });
    await awaitResult(page);
    const controls = [
      ...(await page.getByRole('article').getByRole('button').all()),
      ...(await barOf(page).getByRole('button').all()),
    ];
    expect(controls.length).toBeLessThanOrEqual(6);
    for (const control of controls) {
      const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(PHONE.height);
    }
  });
});

test.each([
  [360, 3, 3],
  [360, 4, 1],
  [768, 4, 4],
])('at %i px of %i tickets of Lotomania %i have all of their 50 numbers open', async (width, games, whole) => {
  const { page } = await open({ path: linkTo({ lottery: 'lotomania', games }), viewport: { width, height: 640 } });
  await awaitResult(page);
  const balls = await page
    .getByRole('article')
    .evaluateAll((all) => all.map((card) => card.querySelectorAll('b').length));
  expect(balls.filter((count) => count >= 50)).toHaveLength(whole);
});

describe('the bar', () => {
  test('the bar has four places with a word each, below what a ticket costs; «Novo Jogo» is the way back', async () => {
    const { page } = await open({ path: linkTo() });
    await awaitResult(page);
    expect(await button(page.getByRole('banner'), 'Novo Jogo').innerText()).toBe('Novo Jogo');
    const bar = barOf(page);
    const facts = page.getByRole('region', { name: 'Em comum' }).getByText(/^R\$.6,00 · chance de 1.em.50\.063\.860$/);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ ...PHONE, width });
      for (const name of ['Salvar', site.copyMode, site.share, 'Mais ações'])
        expect(await button(bar, name).count(), name).toBe(1);
      const shown = await bar.getByRole('button').evaluateAll((all) =>
        all.map((tool) => {
          const spans = [...tool.querySelectorAll('span')].filter((span) => getComputedStyle(span).clipPath === 'none');
          return { y: Math.round(tool.getBoundingClientRect().y), word: spans.map((span) => span.textContent) };
        }),
      );
      expect(new Set(shown.map(({ y }) => y)).size).toBe(1);
      expect(shown.flatMap(({ word }) => word)).toEqual(['Salvar', 'Marcar', 'Compartilhar', 'Mais']);
      const [{ y = 0 } = {}, { y: below = 0 } = {}] = [await facts.boundingBox(), await bar.boundingBox()].map(
        (b) => b ?? {},
      );
      if (width < 400) expect(y).toBeLessThan(below - 24);
    }
  });

  test.each(
    inRound(
      [
        [360, 640],
        [1280, 800],
      ] as const,
      1,
    ),
  )(
    'it is gone through by the keyboard, and the navigation is, while the page stays: %i × %i',
    async (width, height) => {
      const { page } = await open({ viewport: { width, height } });
      const goThrough = async (ways: Locator) => {
        await ways.first().evaluate((way) => (way as HTMLElement).focus({ preventScroll: true }));
        for (const way of await ways.all()) {
          expect(await isFocused(way)).toBe(true);
          expect(await page.evaluate(() => scrollY)).toBe(0);
          await page.keyboard.press('Tab');
        }
      };
      await goThrough(page.getByRole('navigation', { name: 'Principal' }).locator(':is(a, button)'));
      await changeAddress(page, linkTo({ games: 20 }));
      await awaitResult(page);
      await goThrough(barOf(page).getByRole('button'));
    },
  );

  test.each(
    inRound(
      [
        ['one row', 320, 568, 100, 76, true],
        ['one low row', 640, 360, 100, 52, true],
        ['more rows, which do not stick', 1280, 800, 200, 800, false],
      ] as const,
      1,
    ),
  )('it is %s at %i × %i with text of %i %%', async (_rows, width, height, percent, most, isSticky) => {
    const { page } = await open({ path: linkTo({ games: 20 }), viewport: { width, height } });
    await awaitResult(page);
    await enlarge(page, percent);
    const { y = 0, height: high = 0 } = (await barOf(page).boundingBox()) ?? {};
    expect(high).toBeLessThanOrEqual(most);
    expect(y + high === height).toBe(isSticky);
  });

  wholeTest('has its menu over what a toast says, and in place of one that leads on', async () => {
    const { page } = await open({ path: linkTo({ games: 2 }), clock: true });
    await awaitResult(page);
    await pauseClock(page);
    await button(barOf(page), 'Salvar todos').click();
    await page.getByText('2 jogos salvos').waitFor();
    const menu = button(barOf(page), 'Mais ações');
    await menu.click();
    await page.getByText('2 jogos salvos').waitFor({ state: 'detached' });
    // With all that is in the way, a click would not come through.
    await button(barOf(page), 'Copiar todos').click();
    await page.getByText(/Números dos 2|Não deu para copiar/).waitFor();
    await menu.click();
    for (const name of ['Imprimir', 'Copiar todos']) await button(barOf(page), name).click({ trial: true });
  });
});

test('a compact ticket opens and closes by a tap anywhere on it and by the keyboard', async () => {
  const { page } = await open({ path: linkTo({ games: 3 }), hasTouch: true });
  await awaitResult(page);
  const card = page.getByRole('article', { name: 'Bilhete 2' });
  const toggle = unfolder(card);
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  await toggle.tap();
  await card.getByText(/^Prêmio potencial/).waitFor();
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  // What differs tells those apart who listen.
  expect(await button(page, 'Salvar Bilhete 2').count()).toBe(1);
  await toggle.press('Enter');
  await card.getByText(/^Prêmio potencial/).waitFor({ state: 'detached' });
  expect(await isFocused(toggle)).toBe(true);
  expect(await ticketNumbers(page)).toHaveLength(3);
});

wholeTest('a menu closes with Esc and with a tap elsewhere, and gives the focus back', async () => {
  const { page } = await open({ path: linkTo() });
  await awaitResult(page);
  const card = page.getByRole('article');
  const menu = button(card, 'Ações do Bilhete 1');
  const copy = button(card, 'Copiar');
  await menu.press('Enter');
  expect(await menu.getAttribute('aria-expanded')).toBe('true');
  await copy.focus();
  await page.keyboard.press('Escape');
  await copy.waitFor({ state: 'detached' });
  expect(await isFocused(menu)).toBe(true);
  await menu.click();
  await copy.waitFor();
  await page.locator('summary', { hasText: 'Detalhes' }).click();
  await copy.waitFor({ state: 'detached' });
  // A dialog that it opens gives the focus back to it.
  await pressInMenu(card, 'Compartilhar');
  await page.getByRole('dialog', { name: site.share }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(menu)).toBe(true);
});
