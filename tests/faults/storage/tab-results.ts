import { expect } from 'vitest';
import { reportTexts } from '../../../src/content/results/report.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { delimited } from '../../draws/read/files.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import type { Visit } from '../../engines/engine.ts';
import { until } from '../../engines/in-page.ts';
import type { Fault } from '../fault.ts';
import { BELONGINGS } from './belongings.ts';
import { begin } from './doing.ts';
import { awaitShown, goTo, press, write } from './hands.ts';
import { awaitSaid, PROBE } from './probe.ts';
import { seeded } from './seed.ts';
import { both, openTwo } from './tabs.ts';

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

/** Kept results in two tabs of one browser. */
export const TAB_RESULTS: readonly Fault[] = [
  {
    done: 'two tabs keep results of two lotteries at the same time',
    saw: 'both lotteries, in both tabs and after a reload',
    only: 'chromium',
    first: FIRST,

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
];
