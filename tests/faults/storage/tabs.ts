import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { betTexts } from '../../../src/content/bet/bet.ts';
import { priceTexts } from '../../../src/content/bet/price.ts';
import { formatNumber } from '../../../src/content/format.ts';
import { home } from '../../../src/content/home/home.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { delimited } from '../../draws/read/files.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { linkTo } from '../../e2e/link.ts';
import { awaitResult, openGameMenu, openSaved, slipsIn, ticketNumbers, unfoldGames } from '../../e2e/steps.ts';
import { call } from '../../engines/in-page.ts';
import { chromiumVisit } from '../chromium-visit.ts';
import type { Fault, Step, Steps } from '../fault.ts';
import { atOnce, doAll, inChromium, press, told, until, write } from '../hands.ts';
import { KEPT_NUMBERS } from '../watch.ts';
import { owning } from './belongings.ts';
import { PROBE, said } from './probe.ts';
import { begin, closeDialog, goTo, see } from './tasks.ts';

/** The app in two tabs of one browser, each in its process; both are live. */
const openTwo: Step = async (scene) => {
  const second = chromiumVisit(await scene.page().context().newPage());
  scene.tabs = [scene.visit, second];
  await doAll([inTab(0, begin()), inTab(1, begin())], scene);
};

/** Steps in one of the tabs. */
const inTab =
  (i: number, steps: Steps): Step =>
  (scene) =>
    doAll(steps, { ...scene, visit: scene.tabs[i] ?? scene.visit });

/** Steps in both tabs at the same time, of each its own. */
const both = (steps: (i: number) => Steps): Step => atOnce(inTab(0, steps(0)), inTab(1, steps(1)));

const saves = (seed: string, second: number) =>
  // Tickets of an instant of their own: equal numbers of two tabs are two tickets.
  linkTo({ lottery: 'quina', games: 20, seed, now: `2026-11-20T12:00:0${second}Z` }, '/vip1922');

/** Presses buttons whose names begin so, from one to another of them, each in a task of its own. */
function pressAll(part: Locator, name: RegExp, first: number): Promise<void> {
  return part.getByRole('button', { name }).evaluateAll(async (buttons, from) => {
    for (const button of buttons.slice(from)) {
      (button as HTMLElement).click();
      await new Promise((done) => setTimeout(done));
    }
  }, first);
}

/** Deletes so many games, one after the other, from their menus. */
async function deleteFirst(part: Locator, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await openGameMenu(part);
    await part.getByRole('button', { name: /^Apagar: / }).press('Enter');
  }
}

/** The numbers of each game of an open «Meus jogos», in order. */
function listed(part: Locator): Promise<string[]> {
  return slipsIn(part).evaluateAll((found) =>
    found.map((slip) => [...slip.querySelectorAll('b')].map((n) => n.textContent).join(' ')),
  );
}

/** The games of an open «Meus jogos» that are favorites: true for one. */
function marks(part: Locator): Promise<boolean[]> {
  return part
    .getByRole('button', { name: /^Favorito: / })
    .evaluateAll((found) => found.map((star) => star.getAttribute('aria-pressed') === 'true'));
}

// `tests/state/saved-games` has tabs in any order; here are those of a browser, each in its process.
async function playGames(one: Page, site: string): Promise<void> {
  const two = await one.context().newPage();
  await one.goto(site + saves('one', 1));
  await two.goto(site + saves('two', 2));
  const tabs = [one, two];
  const saved = [KEPT_NUMBERS.map(formatNumber).join(' ')];
  for (const tab of tabs) {
    await awaitResult(tab);
    saved.push(...(await ticketNumbers(tab)).map((numbers) => numbers.join(' ')));
  }
  await Promise.all(tabs.map((tab) => pressAll(tab.locator('article'), /^Salvar Bilhete /, 0)));
  const [here, there] = [await openSaved(one), await openSaved(two)];
  for (const part of [here, there]) {
    await expect.poll(async () => (await listed(part)).sort()).toEqual([...saved].sort());
  }
  const order = await listed(here);
  expect(await listed(there)).toEqual(order);

  await Promise.all([unfoldGames(here), unfoldGames(there)]);
  await Promise.all([deleteFirst(here, 15), pressAll(there, /^Favorito: /, -15)]);
  for (const part of [here, there]) {
    await expect.poll(() => listed(part)).toEqual(order.slice(15));
    await expect.poll(() => marks(part)).toEqual([...Array(11).fill(false), ...Array(15).fill(true)]);
  }
  await two.reload();
  await expect.poll(() => listed(there)).toEqual(order.slice(15));
}

/** Pastes draws as a text. */
const paste = (lottery: LotteryKey, draws = sampleDraws(lottery, 5)): Steps => [
  see('/resultados?tab=file', resultsTexts.keptTitle),
  press('button', resultsTexts.paste),
  write(resultsTexts.pasteLabel, delimited(lottery, draws, '\t')),
];
const readPasted = press('form button', resultsTexts.pasteRead);
/** Brings draws as a text, up to «Guardar»: what has been read has not been kept. */
const bring = (lottery: LotteryKey, draws?: ReturnType<typeof sampleDraws>): Steps => [
  paste(lottery, draws),
  readPasted,
  told(reportTexts.title(lotteryOf(lottery).name)),
];
const keep = press('main button', reportTexts.keep);

/** Waits until a lottery's row of the kept results has these words. */
const kept = (lottery: LotteryKey, words: string): Step =>
  until(
    (key, wanted) => String(document.querySelector(`main li[data-lottery=${key}]`)?.textContent).includes(wanted),
    lottery,
    words,
  );
const OTHERS = ['megasena', 'lotofacil'] as const;
const nothingLost: Step = async ({ visit }) =>
  expect(await visit.evaluate('document.body.textContent')).not.toContain('O navegador apagou');

/** What two tabs do at the same time, and what both then show. */
const AT_ONCE: readonly (Pick<Fault, 'done' | 'saw' | 'daily' | 'break'> & { act: Steps; see: Steps })[] = [
  {
    done: 'two tabs keep results of two lotteries at the same time',
    saw: 'both lotteries, in both tabs and after a reload',
    act: [both((i) => bring(OTHERS[i] ?? 'quina')), both(() => keep)],
    see: [
      both((i) => said(`${i === 0 ? 'Mega-Sena' : 'Lotofácil'}: resultados guardados`)),
      both(() => [
        goTo('/resultados?tab=file'),
        OTHERS.map((key) => kept(key, 'até 5 · ')),
        kept('quina', 'até 20 · '),
      ]),
      begin(),
      goTo('/resultados?tab=file'),
      OTHERS.map((key) => kept(key, 'até 5 · ')),
    ],
  },
  {
    done: 'another tab keeps the first results while a table is being pasted',
    saw: 'what was pasted, as it was, and what the other tab keeps',
    break: PROBE,
    act: [inTab(0, paste('quina')), inTab(1, [bring('megasena'), keep])],
    see: inTab(0, [kept('megasena', 'até 5 · '), readPasted, keep, said(reportTexts.keptTitle('Quina'))]),
  },
  {
    done: 'two tabs keep other contests of one lottery at the same time',
    saw: 'all contests, in both tabs',
    daily: 'chromium',
    act: [both((i) => bring('megasena', sampleDraws('megasena', 40).slice(20 * i, 20 * i + 20))), both(() => keep)],
    see: [
      both(() => said('Mega-Sena: resultados guardados')),
      both(() => see('/resultados?tab=file', resultsTexts.range(40, 1, 40))),
    ],
  },
  {
    done: 'one tab deletes results while another keeps those of another lottery',
    saw: 'both: the one is gone and the other there, in both tabs; nothing is said to be lost',
    act: [
      inTab(0, bring('megasena')),
      inTab(1, [goTo('/resultados?tab=file'), kept('quina', 'até 20 · ')]),
      both((i) => (i === 0 ? keep : press('button', 'Apagar: Quina'))),
    ],
    see: [
      inTab(0, [said('Mega-Sena: resultados guardados'), goTo('/resultados?tab=file')]),
      both(() => [kept('megasena', 'até 5 · '), kept('quina', resultsTexts.none), nothingLost]),
    ],
  },
];

/** Waits until a tab has a text under a key: it comes there a moment after another has written it. */
const hasText =
  (key: string, part: string): Step =>
  ({ visit }) =>
    call(
      visit,
      (name, wanted) =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (localStorage.getItem(`robo-da-sorte:v1:${name}`)?.includes(wanted)) resolve();
          };
          addEventListener('storage', look);
          look();
        }),
      key,
      part,
    );

/** Opens «Sua aposta» of a lottery. */
const openBet = (lottery: LotteryKey): Steps => [
  goTo('/'),
  write(home.lottery, lottery),
  press('button', betTexts.title),
];

/** A price that a tab writes, the text that is then kept, and where a tab shows it. */
const PRICES = [
  { lottery: 'quina', typed: '4,44', kept: 'quina:444:', shown: 'R$ 4,44' },
  { lottery: 'lotofacil', typed: '5,55', kept: 'lotofacil:555:', shown: 'R$ 5,55' },
] as const;
const showPrices = PRICES.map(({ lottery, shown }) => [openBet(lottery), told(shown), closeDialog]);

/** Two tabs of one browser. */
export const TAB_FAULTS: readonly Fault[] = [
  {
    done: 'two tabs save, delete and mark games at the same time',
    saw: 'each of it, in both tabs',
    only: 'chromium',
    daily: 'chromium',
    act: inChromium((page, { site }) => playGames(page, site)),
    see: [],
  },
  ...AT_ONCE.map(({ act, ...row }): Fault => ({ break: owning(), ...row, only: 'chromium', act: [openTwo, act] })),
  {
    // `tests/platform/stored-value.test.ts` has the others that are kept so.
    done: 'two tabs write prices of two lotteries',
    saw: 'both, in both tabs and after a reload',
    only: 'chromium',
    break: PROBE,
    daily: 'chromium',
    act: [
      openTwo,
      PRICES.map(({ lottery, typed, kept: text }, tab) => [
        inTab(tab, [
          openBet(lottery),
          write(priceTexts.label, typed),
          press('dialog button', priceTexts.keep),
          closeDialog,
        ]),
        [0, 1].map((each) => inTab(each, hasText('bet-prices', text))),
      ]),
    ],
    see: [inTab(0, showPrices), inTab(1, showPrices), begin(), showPrices],
  },
];
