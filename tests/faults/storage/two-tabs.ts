import { expect } from 'vitest';
import { diaryTexts, spendingTexts } from '../../../src/content/diary/diary.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { memberTexts, syndicateTexts } from '../../../src/content/syndicate/syndicate.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { delimited } from '../../draws/read/files.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import type { Visit } from '../../engines/engine.ts';
import { until } from '../../engines/in-page.ts';
import type { Fault } from '../fault.ts';
import { BELONGINGS, GROUP, PRIZE, prizesWith } from './belongings.ts';
import { awaitShown, goTo, press, write } from './hands.ts';
import { awaitSaid, PROBE } from './probe.ts';
import { seeded } from './seed.ts';
import { both, openTwo } from './tabs.ts';
import { begin, seeAll } from './tasks.ts';

/** Brings draws as a text, up to «Guardar»: what has been read has not been kept. */
async function bring(tab: Visit, lottery: LotteryKey, draws = sampleDraws(lottery, 5)): Promise<void> {
  await goTo(tab, '/resultados?tab=file');
  await awaitShown(tab, resultsTexts.keptTitle);
  await press(tab, 'button', resultsTexts.paste);
  await write(tab, resultsTexts.pasteLabel, delimited(lottery, draws, '\t'));
  await press(tab, 'form button', resultsTexts.pasteRead);
  await awaitShown(tab, `${lotteryOf(lottery).name}: encontramos`);
}

/** Waits until a lottery's row of the kept results has these words. */
const awaitKept = (tab: Visit, lottery: LotteryKey, words: string) =>
  until(
    tab,
    (key, wanted) => String(document.querySelector(`main li[data-lottery=${key}]`)?.textContent).includes(wanted),
    lottery,
    words,
  );

const FIRST = `${PROBE}${seeded(...BELONGINGS)}`;
const TWO_PRIZES = [PRIZE, { ...PRIZE, key: `${PRIZE.key}2`, contest: 2901 }];

export const TWO_TABS: readonly Fault[] = [
  {
    done: 'two tabs keep results of two lotteries at the same time',
    saw: 'both lotteries, in both tabs and after a reload',
    only: 'chromium',
    first: FIRST,
    daily: 'chromium',
    async play(scene) {
      const tabs = await openTwo(scene);
      await both(tabs, (tab, i) => bring(tab, i === 0 ? 'megasena' : 'lotofacil'));
      await both(tabs, (tab) => press(tab, 'main button', reportTexts.keep));
      await both(tabs, (tab, i) => awaitSaid(tab, `${i === 0 ? 'Mega-Sena' : 'Lotofácil'}: resultados guardados`));
      await both(tabs, async (tab) => {
        await goTo(tab, '/resultados?tab=file');
        for (const key of ['megasena', 'lotofacil'] as const) await awaitKept(tab, key, 'até 5 · ');
        await awaitKept(tab, 'quina', 'até 20 · ');
      });
      await begin(scene.visit, scene.site);
      await goTo(scene.visit, '/resultados?tab=file');
      for (const key of ['megasena', 'lotofacil'] as const) await awaitKept(scene.visit, key, 'até 5 · ');
    },
  },
  {
    done: 'another tab keeps the first results while a table is being pasted',
    saw: 'what was pasted, as it was, and what the other tab keeps',
    only: 'chromium',
    first: PROBE,
    async play(scene) {
      const [one, two] = await openTwo(scene);
      await goTo(one, '/resultados?tab=file');
      await awaitShown(one, resultsTexts.keptTitle);
      await press(one, 'button', resultsTexts.paste);
      await write(one, resultsTexts.pasteLabel, delimited('quina', sampleDraws('quina', 5), '\t'));
      await bring(two, 'megasena');
      await press(two, 'main button', reportTexts.keep);
      await awaitKept(one, 'megasena', 'até 5 · ');
      await press(one, 'form button', resultsTexts.pasteRead);
      await press(one, 'main button', reportTexts.keep);
      await awaitSaid(one, reportTexts.keptTitle('Quina'));
    },
  },
  {
    done: 'two tabs keep other contests of one lottery at the same time',
    saw: 'all contests, in both tabs',
    only: 'chromium',
    first: FIRST,
    daily: 'chromium',
    async play(scene) {
      const tabs = await openTwo(scene);
      const all = sampleDraws('megasena', 40);
      await both(tabs, (tab, i) => bring(tab, 'megasena', all.slice(20 * i, 20 * i + 20)));
      await both(tabs, (tab) => press(tab, 'main button', reportTexts.keep));
      await both(tabs, (tab) => awaitSaid(tab, 'Mega-Sena: resultados guardados'));
      await both(tabs, async (tab) => {
        await goTo(tab, '/resultados?tab=file');
        await awaitShown(tab, resultsTexts.range(40, 1, 40));
      });
    },
  },
  {
    done: 'one tab deletes results while another keeps those of another lottery',
    saw: 'both: the one is gone and the other there, in both tabs; nothing is said to be lost',
    only: 'chromium',
    first: FIRST,
    async play(scene) {
      const tabs = await openTwo(scene);
      const [one, two] = tabs;
      await bring(one, 'megasena');
      await goTo(two, '/resultados?tab=file');
      await awaitKept(two, 'quina', 'até 20 · ');
      await Promise.all([press(one, 'main button', reportTexts.keep), press(two, 'button', 'Apagar: Quina')]);
      await awaitSaid(one, 'Mega-Sena: resultados guardados');
      await goTo(one, '/resultados?tab=file');
      await both(tabs, async (tab) => {
        await awaitKept(tab, 'megasena', 'até 5 · ');
        await awaitKept(tab, 'quina', resultsTexts.none);
        await expect(tab.evaluate('document.body.textContent')).resolves.not.toContain('O navegador apagou');
      });
    },
  },
  {
    done: 'two tabs tell of two found prizes at the same time',
    saw: 'both marked, in both tabs and after a reload',
    only: 'chromium',
    first: PROBE + seeded(...BELONGINGS, prizesWith(TWO_PRIZES)),
    daily: 'chromium',
    async play(scene) {
      const tabs = await openTwo(scene);
      await both(tabs, async (tab) => {
        await goTo(tab, '/resultados?tab=check');
        await awaitShown(tab, '2 prêmios');
      });
      await both(tabs, (tab, i) =>
        press(
          tab,
          'button',
          i === 0 ? 'Retirei: Quadra (4), concurso 2.900' : 'Não vou retirar: Quadra (4), concurso 2.901',
        ),
      );
      await begin(scene.visit, scene.site);
      await goTo(scene.visit, '/resultados?tab=check');
      await both(tabs, async (tab) => {
        await awaitShown(tab, 'Retirado: você marcou em');
        await awaitShown(tab, 'Marcado como não retirado em');
      });
    },
  },
  {
    done: 'two tabs write down what was spent, and change a group, at the same time',
    saw: 'all of it, in both tabs and after a reload',
    only: 'chromium',
    first: FIRST,
    async play(scene) {
      const tabs = await openTwo(scene);
      await both(tabs, (tab) => seeAll(tab));
      await both(tabs, async (tab, i) => {
        await goTo(tab, '/diario');
        await write(tab, spendingTexts.amount, i === 0 ? '1,11' : '22,22');
        await write(tab, spendingTexts.what, `Aba ${i}`);
      });
      await both(tabs, (tab) => press(tab, 'form button', spendingTexts.keep));
      // With 43,21 of before.
      await both(tabs, (tab) => awaitShown(tab, 'R$ 66,54'));
      await both(tabs, (tab) => goTo(tab, `/bolao#${GROUP.id}`));
      await both(tabs, (tab, i) => press(tab, 'label', memberTexts.of(memberTexts.paid, i === 0 ? 'Bruno' : 'Caio')));
      await both(tabs, (tab) => awaitShown(tab, syndicateTexts.version(GROUP.group.revision + 2)));
      await begin(scene.visit, scene.site);
      await goTo(scene.visit, '/diario');
      await awaitShown(scene.visit, diaryTexts.details(3));
    },
  },
];
