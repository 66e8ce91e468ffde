import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { home } from '../../src/content/home/home.ts';
import { resultTexts } from '../../src/content/run/result.ts';
import { footerTexts } from '../../src/content/shell/footer.ts';
import { site } from '../../src/content/shell/site.ts';
import { isShortRound } from '../../tools/build/test-rounds.ts';
import { runIn } from '../e2e/engine-numbers.ts';
import { playIn } from '../faults/play.ts';
import type { Engine, Key, Visit } from './engine.ts';
import { awaitText, call, followLink, tap, until } from './in-page.ts';
import { LINKS } from './links.ts';
import { KEEP_REFUSED, takeRefused, withNothingRefused } from './refused.ts';
import { expectSameReport } from './same-report.ts';
import { scriptedHost } from './scripted-host.ts';
import { addressOf, engineTickets, shownTickets } from './shown-tickets.ts';

const WHEEL = LINKS.find((link) => link.includes('cercamento'));

/** The tests that every engine has to pass; skipped, by name, where it is not installed. */
export function describeEngine(name: string, engine: Engine | undefined): void {
  describe.skipIf(!engine)(engine?.name ?? `${name} (not installed)`, () => {
    const closing: (() => unknown)[] = [];
    afterEach(async () => {
      for (const close of closing.splice(0).reverse()) await close();
    });
    afterAll(() => engine?.close());

    /** A host of the site and a visit that has not been there yet. */
    async function prepare() {
      const host = await scriptedHost(inject('site'), KEEP_REFUSED);
      closing.push(host.close);
      const visit = withNothingRefused(await (engine as Engine).visit());
      closing.push(visit.close);
      return { host, visit };
    }

    async function open(path: string): Promise<Visit> {
      const { host, visit } = await prepare();
      await visit.open(host.address + path);
      return visit;
    }

    test('home, lottery, games, strategy, tickets with scores; a saved one is there after a reload', async () => {
      const visit = await open('/');
      await unlockPremium(visit);
      await chooseLottery(visit, 'timemania');
      await tap(visit, 'button', '3 jogos');
      await tap(visit, 'button', home.strategies);
      await tap(visit, '[role=tab]', 'Estratégico');
      await tap(visit, 'button', 'Gerar com essa Estratégia');
      const tickets = await shownTickets(visit);
      expect(tickets).toHaveLength(3);
      const address = await addressOf(visit);
      expect(runIn(address)).toMatchObject({
        lottery: 'timemania',
        games: 3,
        strategy: 'strategic',
      });
      expect(tickets).toEqual(engineTickets(address));
      await until(visit, () => document.querySelectorAll('article [data-class]').length === 3);
      await tap(visit, 'article button', 'Salvar');
      // The button says so at once, the message when the browser has stored it.
      await awaitText(visit, 'p', resultTexts.saved);
      await visit.open(address);
      // While they are made again another «Novo Jogo» stands elsewhere.
      expect(await shownTickets(visit)).toEqual(tickets);
      await tap(visit, 'button', site.newGame);
      await tap(visit, 'nav button', site.saved);
      expect(await keptNumbers(visit)).toEqual([numbersOf(tickets[0])]);
    });

    test('a report of the laboratory has the bytes that it has in Node', async () => {
      await expectSameReport(await open('/'));
    });

    if (isShortRound) return;
    playIn(engine);

    test(`${LINKS.length} links have the numbers and prizes that the engine has in Node`, async () => {
      const [first, ...others] = LINKS;
      const visit = await open(`/${first}`);
      const expectTickets = async () => {
        const address = await addressOf(visit);
        expect(await shownTickets(visit), address).toEqual(engineTickets(address));
      };
      await expectTickets();
      for (const link of others) {
        await followLink(visit, link);
        await expectTickets();
      }
    });

    test('after a visit a link to a wheel opens cold, without a network', async () => {
      const { host, visit } = await prepare();
      await visit.open(host.address);
      // The next visit waits with its copy for nothing.
      await call(visit, () => localStorage.setItem('robo-da-sorte:v1:visited', 'true'));
      await visit.open(host.address);
      await call(visit, () => navigator.serviceWorker.ready.then(() => {}));
      host.close();
      await visit.open(`${host.address}/${WHEEL}`);
      expect(await shownTickets(visit)).toEqual(engineTickets(await addressOf(visit)));
    });

    test('what the policy forbids is refused, and noted', async () => {
      const visit = await open('/');
      const { hasTypes, thrown } = await call(visit, async () => {
        const isNoted = new Promise((resolve) => {
          addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            if (effectiveDirective === 'img-src') resolve(undefined);
          });
        });
        new Image().src = 'https://example.com/picture.png';
        let thrown = '';
        try {
          document.createElement('p').innerHTML = '<b></b>';
        } catch (error) {
          thrown = (error as Error).name;
        }
        await isNoted;
        return { hasTypes: 'trustedTypes' in window, thrown };
      });
      expect(thrown).toBe(hasTypes ? 'TypeError' : '');
      const refused = await takeRefused(visit);
      expect(refused.filter((each) => each.startsWith('img-src'))).not.toEqual([]);
      const types = refused.filter((each) => each.startsWith('require-trusted-types-for'));
      expect(types.length > 0).toBe(hasTypes);
    });

    test('the main job can be done with Tab, the arrows, Enter and Esc alone', async () => {
      const visit = await open('/');
      await unlockPremium(visit);
      await pressUntil(visit, 'Tab', 'select');
      await visit.press('ArrowDown');
      await visit.press('ArrowDown');
      await until(visit, () => document.querySelector('select')?.value === 'quina');
      await pressUntil(visit, 'Tab', 'button', '2');
      await visit.press('Enter');
      await pressUntil(visit, 'Tab', 'button', home.quick);
      // The overlay may have come and gone before a busy machine asks again.
      await call(visit, () => {
        document.addEventListener('focusin', ({ target }) => {
          if ((target as Element).closest('dialog')) document.documentElement.dataset.seen = 'dialog';
        });
      });
      await visit.press('Enter');
      await until(visit, () => document.documentElement.dataset.seen === 'dialog');
      expect(await shownTickets(visit)).toHaveLength(2);
      await until(visit, () => document.activeElement?.textContent === 'Seus bilhetes');
      const run = { lottery: 'quina', games: 2, strategy: 'quick' };
      expect(runIn(await addressOf(visit))).toMatchObject(run);
      await pressUntil(visit, 'Tab', 'article button', 'Salvar');
      await visit.press('Enter');
      await awaitText(visit, 'article button', 'Salvo');
      await pressUntil(visit, 'Tab', 'button', footerTexts.fairPlayTitle);
      await visit.press('Enter');
      await until(visit, () => document.activeElement?.closest('dialog') !== null);
      await visit.press('Escape');
      await until(visit, () => document.querySelector('dialog[open]') === null);
      expect(await visit.evaluate('document.activeElement.textContent')).toBe(footerTexts.fairPlayTitle);
    });
  });
}

/** Opens the page once more as somebody who has premium. */
async function unlockPremium(visit: Visit): Promise<void> {
  await visit.evaluate("localStorage.setItem('robo-da-sorte:v1:premium', 'true')");
  await visit.open(await addressOf(visit));
}

/** By script: what a list looks like while it is open is each engine's own affair. */
async function chooseLottery(visit: Visit, lottery: string): Promise<void> {
  await call(
    visit,
    (value) => {
      const list = document.querySelector('select') as HTMLSelectElement;
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    },
    lottery,
  );
}

/** Presses a key until an element has the focus whose name or text begins with these words. */
async function pressUntil(visit: Visit, key: Key, selector: string, text = ''): Promise<void> {
  const isThere = () =>
    call(
      visit,
      (wanted, start) => {
        const { activeElement } = document;
        return activeElement?.matches(wanted) && activeElement.textContent?.trim().startsWith(start);
      },
      selector,
      text,
    );
  for (let presses = 0; presses < 60; presses++) {
    await visit.press(key);
    if (await isThere()) return;
  }
  throw new Error(`${key} does not lead to ${selector} ${text}`);
}

/** The numbers of each game in «Meus jogos», which is there or about to be. */
async function keptNumbers(visit: Visit): Promise<string[]> {
  await until(visit, () => document.querySelector('main li [aria-label^="Números: "] b') !== null);
  return call(visit, () =>
    [...document.querySelectorAll('main li [aria-label^="Números: "]')].map((slip) =>
      [...slip.querySelectorAll('b')].map((cell) => cell.textContent).join(' '),
    ),
  );
}

function numbersOf(ticket = ''): string {
  return ticket.replace(/ \|.*/, '');
}
