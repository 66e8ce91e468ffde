import { expect } from 'vitest';
import { betTexts } from '../../../src/content/bet/bet.ts';
import { priceTexts } from '../../../src/content/bet/price.ts';
import { foundTexts } from '../../../src/content/check/by-hand.ts';
import { claimTexts } from '../../../src/content/check/claim.ts';
import { diaryTexts, spendingTexts } from '../../../src/content/diary/diary.ts';
import { limitTexts } from '../../../src/content/diary/limit.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { resultTexts } from '../../../src/content/run/result.ts';
import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import { site } from '../../../src/content/shell/site.ts';
import { memberTexts, syndicateTexts } from '../../../src/content/syndicate/syndicate.ts';
import { delimited } from '../../draws/read/files.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { linkTo } from '../../e2e/link.ts';
import { call, goOn } from '../../engines/in-page.ts';
import { shownTickets } from '../../engines/shown-tickets.ts';
import type { Step, Steps } from '../fault.ts';
import { doAll, follow, gone, open, press, told, until, write } from '../hands.ts';
import { GROUP } from './belongings.ts';
import { awaitSaid, dumpOf, forgetSaid, lostOf, said } from './probe.ts';

const hasTickets: Step = ({ visit }) => shownTickets(visit);

/** Opens a page of the app, once it is live. Without workers, since what breaks is in the page. */
export const begin = (path = `${linkTo()}&workers=0`): Steps => [open(path), hasTickets];

/**
 * Goes on to another address of the site, in the same page, without workers too. A dialog that has just closed leaves
 * the history first.
 */
export const goTo =
  (address: string): Step =>
  async ({ visit }) => {
    await call(visit, async () => {
      // In Firefox the event may be over before its state is.
      while (history.state?.dialogs && !document.querySelector('dialog[open]')) {
        await new Promise((soon) => setTimeout(soon, 20));
      }
    });
    const { pathname, searchParams, hash } = new URL(address, 'http://localhost');
    searchParams.set('workers', '0');
    await goOn(visit, `${pathname}?${searchParams}${hash}`);
  };

/** Goes there, and waits for these words. */
export const see = (address: string, ...words: readonly string[]): Steps => [goTo(address), ...words.map(told)];

/** Waits until the field with that label has a text. */
const written = (label: string, text: string): Step =>
  until(
    (name, value) => {
      const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)?.control;
      return (found as HTMLInputElement | undefined)?.value === value;
    },
    label,
    text,
  );

const noDialog = until(() => document.querySelector('dialog[open]') === null);
const closeDialog: Steps = [press('dialog button', site.close), noDialog];

/** Something that a person has the app keep. */
interface Task {
  /** Where it is kept: places of a dump. */
  readonly place: RegExp;
  readonly kept: string;
  readonly notKept: string;
  /** Does it; what the page then says tells how it went. */
  readonly act: Steps;
  /** Has refused records kept after all, once the browser takes them: by looking, or by asking again. */
  readonly again?: Steps;
  /** Looks it up elsewhere in the page that it was done in, or in another, beside what was kept before; or alone. */
  readonly there: Steps;
}

export type TaskName = 'save' | 'spend' | 'limit' | 'price' | 'results' | 'group' | 'prize';

/** A page that is opened anew reads anew what it is about. */
const lookElsewhere = see('/?view=saved', ' de 50 jogos salvos');
const openBet: Steps = [goTo('/'), press('button', betTexts.title)];

export const TASKS = {
  save: {
    place: /^robo-da-sorte (games|facts)|v1:saved-games/,
    kept: resultTexts.saved,
    notKept: resultTexts.notKept,
    // A run that no other task makes.
    act: [
      follow(`${linkTo({ seed: 'storage', now: '2026-11-20T12:00:07Z' })}&workers=0`),
      hasTickets,
      press('main button', resultTexts.save),
    ],
    again: [goTo('/?view=saved'), gone(savedTexts.notKept)],
    there: see('/?view=saved', savedTexts.count(2, 50)),
    alone: see('/?view=saved', savedTexts.count(1, 50)),
  },
  spend: {
    place: /^robo-da-sorte-diary/,
    kept: spendingTexts.kept,
    notKept: spendingTexts.notKept,
    act: [
      goTo('/diario'),
      write(spendingTexts.amount, '12,34'),
      write(spendingTexts.what, 'Bolão do trabalho'),
      press('form button', spendingTexts.keep),
    ],
    again: [lookElsewhere, goTo('/diario'), gone(diaryTexts.notKept)],
    there: see('/diario', 'R$ 55,55'),
    alone: see('/diario', 'R$ 12,34'),
  },
  limit: {
    place: /v1:own-limit$/,
    kept: limitTexts.kept,
    notKept: limitTexts.notKept,
    act: [goTo('/diario'), write(limitTexts.amount, '4.567,89'), press('form button', limitTexts.keep)],
    there: [goTo('/diario'), written(limitTexts.amount, '4567,89')],
  },
  price: {
    place: /v1:bet-prices$/,
    kept: priceTexts.kept,
    notKept: priceTexts.notKept,
    act: [openBet, write(priceTexts.label, '6,37'), press('dialog button', priceTexts.keep), closeDialog],
    there: [openBet, told('Seu preço, de'), closeDialog],
  },
  results: {
    place: /^robo-da-sorte-results|v1:kept-draws$/,
    kept: reportTexts.keptTitle('Mega-Sena'),
    notKept: reportTexts.faults.refused,
    act: [
      // The form has its place once it is known what is kept.
      see('/resultados?tab=file', resultsTexts.keptTitle),
      press('button', resultsTexts.paste),
      write(resultsTexts.pasteLabel, delimited('megasena', sampleDraws('megasena', 3), '\t')),
      press('form button', resultsTexts.pasteRead),
      press('main button', reportTexts.keep),
    ],
    again: [
      goTo('/resultados?tab=file'),
      press('main button', reportTexts.keep),
      said(reportTexts.keptTitle('Mega-Sena')),
    ],
    there: see('/resultados?tab=file', 'até 3 · '),
  },
  group: {
    place: /^robo-da-sorte-syndicates/,
    kept: syndicateTexts.version(GROUP.group.revision + 1),
    notKept: syndicateTexts.notKept,
    act: [goTo(`/bolao#${GROUP.id}`), press('label', memberTexts.of(memberTexts.paid, 'Bruno'))],
    again: [goTo('/bolao'), gone(syndicateTexts.notKept)],
    there: see(`/bolao#${GROUP.id}`, syndicateTexts.version(GROUP.group.revision + 1)),
  },
  prize: {
    place: /^robo-da-sorte-prizes/,
    kept: claimTexts.saved.fetched,
    notKept: claimTexts.notKept,
    act: [goTo('/resultados?tab=check'), press('button', claimTexts.fetched)],
    again: [lookElsewhere, goTo('/resultados?tab=check'), gone(foundTexts.notKept)],
    there: see('/resultados?tab=check', 'Retirado: você marcou em'),
  },
} as const satisfies Readonly<Record<TaskName, Task & { readonly alone?: Steps }>>;

export const ALL = Object.keys(TASKS) as TaskName[];

/** Does a task, and waits until it is told how it went: in these words, and in no others that say a refusal. */
export const does =
  (name: TaskName, how: 'kept' | 'notKept', words = TASKS[name][how]): Step =>
  async (scene) => {
    const { notKept, act } = TASKS[name];
    const { full, refused } = reportTexts.faults;
    await doAll([forgetSaid, act], scene);
    // A page shows a change before it says that it could not keep it.
    expect(await awaitSaid(scene.visit, words, notKept, full, refused)).toContain(words);
  };

/** Looks up what tasks have kept. */
export const there = (names: readonly TaskName[]): Steps => names.map((name) => TASKS[name].there);

/** Looks at everything that is kept, as `BELONGINGS` has it, with what these tasks have added. */
export const seeAll = (added: readonly TaskName[] = []): Steps => [
  see('/?view=saved', savedTexts.count(added.includes('save') ? 2 : 1, 50)),
  see('/diario', added.includes('spend') ? 'R$ 55,55' : 'R$ 43,21'),
  see('/bolao', GROUP.group.name),
  see('/resultados?tab=check', foundTexts.count(1)),
];

/** Notes all that is kept, for `unchanged`. */
export const noteKept: Step = async (scene) => {
  scene.kept = await dumpOf(scene.visit);
};

/** All that was kept then is kept now as it was, but for what these tasks have changed, or is at these places. */
export const unchanged = (may: readonly TaskName[] | RegExp = []): Step => {
  const ofTasks = () => (may as readonly TaskName[]).map((name) => TASKS[name].place.source).join('|');
  const places = may instanceof RegExp ? may : new RegExp(ofTasks() || '^$');
  return async ({ visit, kept }) => expect(lostOf(kept, await dumpOf(visit), places)).toEqual([]);
};
