import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { roomWays } from '../../src/content/shell/rooms.ts';
import { inRound } from '../../tools/build/test-rounds.ts';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { ticketsOf } from '../state/saved-games/tickets.ts';
import { wholeTest } from '../support/whole-test.ts';
import { coloursOf } from '../ui/tokens.ts';
import { violations } from './axe.ts';
import { openBrowser, PHONE } from './browser.ts';
import { pauseClock } from './clock.ts';
import { linkTo } from './link.ts';
import {
  cutTexts,
  excess,
  fail,
  lonely,
  smallest,
  takenMiddles,
  tooSmall,
  unfoldDetails,
  unstyled,
} from './page-checks.ts';
import { button, changeAddress, enlarge, keepOldList, lotteryList } from './steps.ts';

const { open } = openBrowser({ moves: false });

type View = readonly [path: string, there: (page: Page) => Locator];

const ranking = (page: Page) => page.getByRole('list', { name: /^Números/ });

const savedGame = (page: Page) => page.getByRole('list', { name: 'Meus jogos' }).getByRole('heading').first();

/** A seed as long as one can be. */
const seed = 's'.repeat(128);

/** Without premium, which the first page of the others grants. */
const FREE: readonly View[] = [
  ['/', (page) => page.getByRole('button', { name: 'Assistir ao vídeo' })],
  ['/?view=result&lottery=umaloteriaquenaoexistemesmo', (page) => page.getByRole('alert')],
  ['/?view=frequent', ranking],
  ['/?view=strategy', (page) => page.getByRole('tablist')],
  ['/?view=saved', savedGame],
  ['/new', (page) => page.getByRole('button', { name: 'Números Quentes' })],
  ['/new?view=frequent', ranking],
  ['/new?view=strategy', (page) => page.getByRole('tablist')],
];

const OTHERS: readonly View[] = [
  ['/vip1922', (page) => page.getByRole('button', { name: 'Menu de estratégias VIP' })],
  ['/vip1922?view=strategy', (page) => page.getByRole('button', { name: 'Continuar com essa Estratégia' })],
  ['/vip1922?view=configure', (page) => page.getByRole('button', { name: 'Gerar Jogos' })],
  ['/', (page) => page.getByRole('button', { name: 'Conselhos e dicas', disabled: false })],
  ['/?view=frequent', ranking],
  ['/?view=strategy', (page) => page.getByRole('button', { name: 'Números quentes e frios' })],
  ['/resultados?tab=file', (page) => button(page, 'Trazer a planilha')],
  ['/resultados', (page) => page.getByRole('link', { name: roomWays.file.question })],
  ['/resultados?tab=statistics', (page) => page.getByRole('img', { name: 'Mapa do volante: frequência' })],
  ['/laboratorio', (page) => page.getByRole('button', { name: 'Testar' })],
  ['/laboratorio?tab=simulate', (page) => page.getByRole('button', { name: 'Simular' })],
  ['/laboratorio?tab=rigged', (page) => page.getByLabel('Quanto favorecidos')],
  ['/laboratorio?tab=draws', (page) => page.getByRole('heading', { name: 'Sorteios reais' })],
  ['/bolao', (page) => page.getByRole('button', { name: 'Abrir arquivo' })],
  ['/diario?tab=help', (page) => page.getByRole('link', { name: 'Ligar para 188' })],
  [linkTo(), (page) => page.getByRole('region', { name: 'Em comum' })],
  [linkTo({ games: 10, seed }), (page) => page.getByRole('article', { name: 'Bilhete 10' })],
];

/** Width and height of the screen, and size of the text in percent; a short round has the first. */
const READERS = inRound(
  [
    [320, 568, 200],
    [1024, 1000, 100],
    [320, 568, 100],
    [360, 640, 200],
    [640, 400, 100],
    [768, 1000, 100],
    [1280, 800, 100],
  ] as const,
  1,
);
const ON_PHONES = READERS.filter(([width]) => width <= PHONE.width);

async function expectOwnMiddles(page: Page, what: string): Promise<void> {
  for (const percent of [100, 200]) {
    await enlarge(page, percent);
    expect.soft(await page.evaluate(takenMiddles, true), `${what} at ${percent} %`).toEqual([]);
  }
}

const VIEWS = inRound(Object.entries({ 'with premium': OTHERS, 'without premium': FREE }), 1);

test.each(VIEWS)('%s every view can be read, reached and touched at any size; axe finds nothing', async (_, views) => {
  const { page } = await open({ path: views[0]?.[0] ?? '/', clock: true });
  await keepOldList(page, ticketsOf(1, 4));
  for (const [i, [path, there]] of views.entries()) {
    if (i > 0) await changeAddress(page, path);
    await there(page).waitFor();
    expect.soft(await violations(page), path).toEqual([]);
    const offers = page.getByRole('button', { name: /Quero ser Premium/, includeHidden: true });
    expect.soft(await offers.count(), path).toBeLessThanOrEqual(1);
    for (const [width, height, percent] of READERS) {
      const reading = `${path} at ${width} px, ${percent} %`;
      await page.setViewportSize({ width, height });
      await enlarge(page, percent);
      expect.soft(await page.evaluate(cutTexts), reading).toEqual([]);
      if (width >= 768) expect.soft(await page.evaluate(lonely), reading).toEqual([]);
      for (const field of await page.getByRole('spinbutton').all()) {
        expect.soft(await field.evaluate(excess, '20'), reading).toBe(0);
      }
    }
    await page.setViewportSize(PHONE);
    await expectOwnMiddles(page, path);
    // With large text nothing sticks: what is in sight at first is what it seems to be.
    expect.soft(await page.evaluate(takenMiddles, false), `${path} at first sight`).toEqual([]);
    await pauseClock(page);
    await page.evaluate(fail);
    const offer = page.getByRole('button', { name: 'Recarregar a página' });
    await offer.waitFor();
    await expectOwnMiddles(page, `${path} and a toast`);
    await page.clock.runFor(8000);
    await offer.waitFor({ state: 'detached' });
    await page.clock.resume();
    await enlarge(page, 100);
    await page.evaluate(unfoldDetails);
    expect.soft(await page.evaluate(tooSmall), path).toEqual([]);
    expect.soft(await page.evaluate(unstyled), path).toEqual([]);
  }
});

/** The colours that the part of the page has which is a lottery's. */
const tokensOn = (page: Page, tokens: readonly string[]) =>
  page.locator('[data-lottery]').evaluate((part, names) => {
    const style = getComputedStyle(part);
    // The build shortens them.
    const long = (colour: string) => colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
    return names.map((name) => long(style.getPropertyValue(name).trim()));
  }, tokens);

const TOKENS = ['--ground', '--card', '--tint', '--ink', '--soft', '--accent', '--on-accent'];

wholeTest('home has the colours of any lottery, and its list the whole name', async () => {
  const { page } = await open();
  const list = lotteryList(page);
  for (const { key, name } of inRound(LOTTERIES, 2)) {
    await list.selectOption(key);
    await page.locator(`[data-lottery=${key}]`).waitFor();
    // In the very frame of the change what fades in is hardly there.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
    // `tests/ui/contrast.test.ts` has the contrasts of these tokens.
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      const colours = coloursOf(scheme, key);
      expect(await tokensOn(page, TOKENS)).toEqual(TOKENS.map((token) => colours.get(token)));
    }
    for (const [width, height, percent] of ON_PHONES) {
      await page.setViewportSize({ width, height });
      await enlarge(page, percent);
      expect(await list.evaluate(excess, name), `${name} ${width} ${percent}`).toBe(0);
      expect(await page.evaluate(smallest, '#loteria'), name).toBeGreaterThanOrEqual(1);
      // The digits of the preview, which is decoration, are digits too.
      expect(await page.evaluate(smallest, 'main [data-columns] > b'), name).toBeGreaterThanOrEqual(0.875);
    }
  }
});

/** Width and height of the screen, size of the text in percent, and where the navigation is. */
const NAVIGATIONS = [
  [320, 568, 100, 'bottom'],
  [360, 640, 100, 'bottom'],
  [768, 640, 100, 'top'],
  [360, 640, 200, 'end'],
  [740, 360, 100, 'top'],
  [640, 360, 100, 'top'],
] as const;

test('the navigation has its words at any size, at the bottom of a phone, and leads everywhere', async () => {
  const { page } = await open();
  const nav = page.getByRole('navigation', { name: 'Principal' });
  for (const [width, height, percent, place] of NAVIGATIONS) {
    await page.setViewportSize({ width, height });
    await enlarge(page, percent);
    const label = `${width} px, ${percent} %`;
    // In one look: what comes late makes the page longer.
    const found = await nav.evaluate((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      if (top === 0) return 'top';
      if (bottom === innerHeight) return 'bottom';
      return bottom >= document.documentElement.scrollHeight - 1 ? 'end' : `${top}`;
    });
    expect(found, label).toBe(place);
    const ways = nav.locator(':is(a, button)');
    expect(await ways.evaluateAll((all) => all.map((way) => (way as HTMLElement).innerText)), label).toEqual([
      'Jogar',
      'Meus jogos',
      'Conferir',
      'Mais',
    ]);
    const cut = await ways.evaluateAll((all) => all.filter((way) => way.scrollWidth > way.clientWidth).length);
    expect(cut, label).toBe(0);
    const name = page.getByRole('banner').getByText('Robô da Sorte');
    if (percent === 100) expect((await name.boundingBox())?.height, label).toBeLessThan(32);
    if (percent === 100) expect((await page.getByRole('banner').boundingBox())?.height, label).toBeLessThanOrEqual(56);
  }
  const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const current = () => nav.locator('[aria-current=page]').innerText();
  await nav.getByRole('button', { name: 'Meus jogos' }).click();
  await title('Meus jogos');
  expect(await current()).toBe('Meus jogos');
  await nav.getByRole('link', { name: 'Conferir' }).click();
  await title('Conferir');
  expect(await current()).toBe('Conferir');
  await nav.getByRole('button', { name: 'Mais' }).click();
  const more = page.getByRole('dialog', { name: 'Mais' });
  await more.getByRole('switch', { name: 'Sons' }).waitFor();
  await page.keyboard.press('Escape');
  await nav.getByRole('button', { name: 'Jogar' }).click();
  await title('Robô da Sorte');
});
