import { priceTexts } from '../../../src/content/bet/price.ts';
import { foundTexts } from '../../../src/content/check/by-hand.ts';
import { claimTexts } from '../../../src/content/check/claim.ts';
import { diaryTexts, spendingTexts } from '../../../src/content/diary/diary.ts';
import { limitTexts } from '../../../src/content/diary/limit.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { resultTexts } from '../../../src/content/run/result.ts';
import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import { memberTexts, syndicateTexts } from '../../../src/content/syndicate/syndicate.ts';
import { delimited } from '../../draws/read/files.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { linkTo } from '../../e2e/link.ts';
import type { Visit } from '../../engines/engine.ts';
import { followLink, until } from '../../engines/in-page.ts';
import { shownTickets } from '../../engines/shown-tickets.ts';
import { GROUP } from './belongings.ts';
import { awaitGone, awaitShown, awaitWritten, goTo, press, write } from './hands.ts';
import { awaitSaid } from './probe.ts';

/** Something that a person has the app keep. */
export interface Task {
  /** Where it is kept: places of a dump. */
  readonly place: RegExp;
  readonly kept: string;
  readonly notKept: string;
  /** Does it; `awaitSaid` tells how it went. */
  act(visit: Visit): Promise<void>;
  /** Has what was refused kept after all, once the browser takes it: by looking, or by asking again. */
  again(visit: Visit): Promise<void>;
  /** Looks it up elsewhere in the page that it was done in, or in another; beside what was kept before, or alone. */
  awaitThere(visit: Visit, isAlone?: boolean): Promise<void>;
}

export type TaskName = 'save' | 'spend' | 'limit' | 'price' | 'results' | 'group' | 'prize';

/** A run that no other task makes. */
const RUN = linkTo({ seed: 'storage', now: '2026-11-20T12:00:07Z' });

/** A page that is opened anew reads anew what it is about. */
async function lookElsewhere(visit: Visit): Promise<void> {
  await goTo(visit, '/?view=saved');
  await awaitShown(visit, ' de 50 jogos salvos');
}

async function closeDialog(visit: Visit): Promise<void> {
  await press(visit, 'dialog button', 'Fechar');
  await until(visit, () => document.querySelector('dialog[open]') === null);
}

export const TASKS: Readonly<Record<TaskName, Task>> = {
  save: {
    place: /^robo-da-sorte (games|facts)|v1:saved-games/,
    kept: resultTexts.saved,
    notKept: resultTexts.notKept,
    async act(visit) {
      await followLink(visit, `${RUN}&workers=0`);
      await shownTickets(visit);
      await press(visit, 'main button', resultTexts.save);
    },
    async again(visit) {
      await goTo(visit, '/?view=saved');
      await awaitGone(visit, savedTexts.notKept);
    },
    async awaitThere(visit, isAlone) {
      await goTo(visit, '/?view=saved');
      await awaitShown(visit, savedTexts.count(isAlone ? 1 : 2, 50));
    },
  },
  spend: {
    place: /^robo-da-sorte-diary/,
    kept: spendingTexts.kept,
    notKept: spendingTexts.notKept,
    async act(visit) {
      await goTo(visit, '/diario');
      await write(visit, spendingTexts.amount, '12,34');
      await write(visit, spendingTexts.what, 'Bolão do trabalho');
      await press(visit, 'form button', spendingTexts.keep);
    },
    async again(visit) {
      await lookElsewhere(visit);
      await goTo(visit, '/diario');
      await awaitGone(visit, diaryTexts.notKept);
    },
    async awaitThere(visit, isAlone) {
      await goTo(visit, '/diario');
      await awaitShown(visit, isAlone ? 'R$ 12,34' : 'R$ 55,55');
    },
  },
  limit: {
    place: /v1:own-limit$/,
    kept: limitTexts.kept,
    notKept: limitTexts.notKept,
    async act(visit) {
      await goTo(visit, '/diario');
      await write(visit, limitTexts.amount, '4.567,89');
      await press(visit, 'form button', limitTexts.keep);
    },
    async again(visit) {
      await TASKS.limit.act(visit);
      await awaitSaid(visit, limitTexts.kept);
    },
    async awaitThere(visit) {
      await goTo(visit, '/diario');
      await awaitWritten(visit, limitTexts.amount, '4567,89');
    },
  },
  price: {
    place: /v1:bet-prices$/,
    kept: priceTexts.kept,
    notKept: priceTexts.notKept,
    async act(visit) {
      await goTo(visit, '/');
      await press(visit, 'button', 'Sua aposta');
      await write(visit, priceTexts.label, '6,37');
      await press(visit, 'dialog button', priceTexts.keep);
      await closeDialog(visit);
    },
    async again(visit) {
      await TASKS.price.act(visit);
      await awaitSaid(visit, priceTexts.kept);
    },
    async awaitThere(visit) {
      await goTo(visit, '/');
      await press(visit, 'button', 'Sua aposta');
      await awaitShown(visit, 'Seu preço, de');
      await closeDialog(visit);
    },
  },
  results: {
    place: /^robo-da-sorte-results|v1:kept-draws$/,
    kept: reportTexts.keptTitle('Mega-Sena'),
    notKept: reportTexts.faults.refused,
    async act(visit) {
      await goTo(visit, '/resultados?tab=file');
      // The form has its place once it is known what is kept.
      await awaitShown(visit, resultsTexts.keptTitle);
      await press(visit, 'button', resultsTexts.paste);
      await write(visit, resultsTexts.pasteLabel, delimited('megasena', sampleDraws('megasena', 3), '\t'));
      await press(visit, 'form button', resultsTexts.pasteRead);
      await press(visit, 'main button', reportTexts.keep);
    },
    async again(visit) {
      await goTo(visit, '/resultados?tab=file');
      await press(visit, 'main button', reportTexts.keep);
      await awaitSaid(visit, reportTexts.keptTitle('Mega-Sena'));
    },
    async awaitThere(visit) {
      await goTo(visit, '/resultados?tab=file');
      await awaitShown(visit, 'até 3 · ');
    },
  },
  group: {
    place: /^robo-da-sorte-syndicates/,
    kept: syndicateTexts.version(GROUP.group.revision + 1),
    notKept: syndicateTexts.notKept,
    async act(visit) {
      await goTo(visit, `/bolao#${GROUP.id}`);
      await press(visit, 'label', memberTexts.of(memberTexts.paid, 'Bruno'));
    },
    async again(visit) {
      await goTo(visit, '/bolao');
      await awaitGone(visit, syndicateTexts.notKept);
    },
    async awaitThere(visit) {
      await goTo(visit, `/bolao#${GROUP.id}`);
      await awaitShown(visit, syndicateTexts.version(GROUP.group.revision + 1));
    },
  },
  prize: {
    place: /^robo-da-sorte-prizes/,
    kept: claimTexts.saved.fetched,
    notKept: claimTexts.notKept,
    async act(visit) {
      await goTo(visit, '/resultados?tab=check');
      await press(visit, 'button', claimTexts.fetched);
    },
    async again(visit) {
      await lookElsewhere(visit);
      await goTo(visit, '/resultados?tab=check');
      await awaitGone(visit, foundTexts.notKept);
    },
    async awaitThere(visit) {
      await goTo(visit, '/resultados?tab=check');
      await awaitShown(visit, 'Retirado: você marcou em');
    },
  },
};
