import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { betTexts } from '../../../src/content/bet/bet.ts';
import { formatCents, priceTexts } from '../../../src/content/bet/price.ts';
import { diaryTexts, spendingTexts } from '../../../src/content/diary/diary.ts';
import { limitTexts } from '../../../src/content/diary/limit.ts';
import { formatNumber } from '../../../src/content/format.ts';

import { home } from '../../../src/content/home/home.ts';
import { registerTexts } from '../../../src/content/registering/register.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { moreTexts } from '../../../src/content/shell/more.ts';
import { memberTexts, syndicateTexts } from '../../../src/content/syndicate/syndicate.ts';
import { nextDraw } from '../../../src/state/draw-day/draw-days.ts';
import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { priceOn } from '../../../workers/shared/rules/prices.ts';
import { delimited } from '../../draws/read/files.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { linkTo } from '../../e2e/link.ts';
import { awaitResult, openGameMenu, openSaved, slipsIn, ticketNumbers, unfoldGames } from '../../e2e/steps.ts';
import { call } from '../../engines/in-page.ts';
import { ticketOf } from '../../state/saved-games/tickets.ts';
import { chromiumVisit } from '../chromium-visit.ts';
import type { Fault, Step, Steps } from '../fault.ts';
import { atOnce, doAll, inChromium, press, told, until, write } from '../hands.ts';
import { KEPT_NUMBERS } from '../watch.ts';
import { GROUP, owning, PRIZE, prizesWith } from './belongings.ts';
import { dumpOf, PROBE, said } from './probe.ts';
import { seeded } from './seed.ts';
import { begin, closeDialog, goTo, noDialog, see, seeAll, written } from './tasks.ts';

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
  await Promise.all(tabs.map((tab) => pressAll(tab.locator('article'), /^Salvar$/, 0)));
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

const TWO_GAMES = [ticketOf(7), ticketOf(8)];

/** Says in «Meus jogos» that a game was registered, for the next draw, up to the last button. */
const register = (name: string): Steps => [
  goTo('/?view=saved'),
  press('button', `Abrir: ${name}`),
  press('button', `Mais ações: ${name}`),
  press('button', registerTexts.action(1)),
  told(registerTexts.receipt),
];
const nextDay = () => dayInBrazil(nextDraw('megasena', Date.now()));
const bothRegistered: Step = async ({ visit }) => {
  const games = Object.entries(await dumpOf(visit)).filter(([place]) => place.startsWith('robo-da-sorte games '));
  const isRegistered = games.map(([, text]) => JSON.parse(text).game.registered?.draw !== undefined);
  expect(isRegistered).toEqual([true, true]);
};

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
  told(`${lotteryOf(lottery).name}: encontramos`),
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
  {
    done: 'two tabs tell of two found prizes at the same time',
    saw: 'both marked, in both tabs and after a reload',
    break: owning(prizesWith([PRIZE, { ...PRIZE, key: `${PRIZE.key}2`, contest: 2901 }])),
    daily: 'chromium',
    act: [
      both(() => see('/resultados?tab=check', '2 prêmios')),
      both((i) =>
        press(
          'button',
          i === 0 ? 'Retirei: Quadra (4), concurso 2.900' : 'Não vou retirar: Quadra (4), concurso 2.901',
        ),
      ),
    ],
    see: [
      begin(),
      goTo('/resultados?tab=check'),
      both(() => [told('Retirado: você marcou em'), told('Marcado como não retirado em')]),
    ],
  },
  {
    done: 'two tabs write down what was spent, and change a group, at the same time',
    saw: 'all of it, in both tabs and after a reload',
    act: [
      both(() => seeAll()),
      both((i) => [
        goTo('/diario'),
        write(spendingTexts.amount, i === 0 ? '1,11' : '22,22'),
        write(spendingTexts.what, `Aba ${i}`),
      ]),
      both(() => press('form button', spendingTexts.keep)),
      // With 43,21 of before.
      both(() => told('R$ 66,54')),
      both(() => goTo(`/bolao#${GROUP.id}`)),
      both((i) => press('label', memberTexts.of(memberTexts.paid, i === 0 ? 'Bruno' : 'Caio'))),
    ],
    see: [
      both(() => told(syndicateTexts.version(GROUP.group.revision + 2))),
      begin(),
      see('/diario', diaryTexts.details(3)),
    ],
  },
  {
    done: 'two tabs tell at the same time that two games were registered',
    saw: 'both registered, in both tabs and after a reload; both are in the diary',
    break: PROBE + seeded({ texts: { 'saved-games': JSON.stringify(TWO_GAMES) } }),
    act: [
      both((i) => register(`Mega-Sena, ${formatNumber(TWO_GAMES[i]?.numbers[0] ?? 0)}`)),
      both(() => press('form button', registerTexts.keep)),
    ],
    see: [
      both(() => told(registerTexts.done(1, { draw: nextDay(), draws: 1 }))),
      both(() => see('/diario', formatCents(2 * priceOn('megasena', dayInBrazil(Date.now()))))),
      begin(),
      bothRegistered,
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
const openMore: Steps = [goTo('/'), press('button', 'Mais')];
const hasSounds = (is: boolean): Step =>
  until((wanted) => document.querySelector('[role=switch]')?.getAttribute('aria-checked') === wanted, String(is));
const LOTTERIES = ['quina', 'lotofacil'] as const;

/** What a tab writes, the text that is then kept under a key, and where a tab shows what both have written. */
interface Preference {
  readonly of: string;
  readonly write: readonly [first: Steps, second: Steps];
  readonly kept: readonly [key: string, first: string, second: string];
  readonly shown: Steps;
}

/** Preferences that two tabs write one after the other: what a person can do who has one pair of hands. */
const PREFERENCES: readonly Preference[] = [
  {
    of: 'prices of two lotteries',
    write: inBoth((lottery, i) => [
      openBet(lottery),
      write(priceTexts.label, i === 0 ? '4,44' : '5,55'),
      press('dialog button', priceTexts.keep),
      closeDialog,
    ]),
    kept: ['bet-prices', 'quina:444:', 'lotofacil:555:'],
    shown: inBoth((lottery, i) => [openBet(lottery), told(i === 0 ? 'R$ 4,44' : 'R$ 5,55'), closeDialog]),
  },
  {
    of: 'bets of two lotteries',
    write: inBoth((lottery, i) => [
      openBet(lottery),
      write(betTexts.marks, i === 0 ? '7' : '16'),
      press('dialog button', betTexts.use),
      noDialog,
    ]),
    kept: ['bets', '"quina":{"marks":7}', '"lotofacil":{"marks":16}'],
    shown: inBoth((lottery, i) => [
      goTo('/'),
      write(home.lottery, lottery),
      told(i === 0 ? '7 números por jogo' : '16 números por jogo'),
    ]),
  },
  {
    of: 'one limit',
    write: inBoth((_, i) => [
      goTo('/diario'),
      write(limitTexts.amount, i === 0 ? '111' : '222'),
      press('form button', limitTexts.keep),
    ]),
    kept: ['own-limit', '11100', '22200'],
    shown: [goTo('/diario'), written(limitTexts.amount, '222,00')],
  },
  {
    of: 'whether there are sounds',
    write: inBoth((_, i) => [openMore, hasSounds(i === 0), press('[role=switch]', moreTexts.sounds), closeDialog]),
    kept: ['sounds', 'false', 'true'],
    shown: [openMore, hasSounds(true), closeDialog],
  },
];

function inBoth(steps: (lottery: LotteryKey, i: number) => Steps): readonly [Steps, Steps] {
  return [steps(LOTTERIES[0], 0), steps(LOTTERIES[1], 1)];
}

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
  ...PREFERENCES.map(
    ({ of, write, kept: [key, ...texts], shown }, i): Fault => ({
      done: `two tabs write ${of}`,
      saw: 'what each has written, or the last of it, in both tabs and after a reload',
      only: 'chromium',
      break: PROBE,
      ...(i === 0 && { daily: 'chromium' }),
      act: [
        openTwo,
        write.map((steps, tab) => [
          inTab(tab, steps),
          [0, 1].map((each) => inTab(each, hasText(key, texts[tab] ?? ''))),
        ]),
      ],
      see: [inTab(0, shown), inTab(1, shown), begin(), shown],
    }),
  ),
];
