import { diaryTexts, spendingTexts } from '../../../src/content/diary/diary.ts';
import { memberTexts, syndicateTexts } from '../../../src/content/syndicate/syndicate.ts';
import type { Fault } from '../fault.ts';
import { BELONGINGS, GROUP, PRIZE, prizesWith } from './belongings.ts';
import { begin, seeAll } from './doing.ts';
import { awaitShown, goTo, press, write } from './hands.ts';
import { PROBE } from './probe.ts';
import { seeded } from './seed.ts';
import { both, openTwo } from './tabs.ts';

const FIRST = `${PROBE}${seeded(...BELONGINGS)}`;
const TWO_PRIZES = [PRIZE, { ...PRIZE, key: `${PRIZE.key}2`, contest: 2901 }];

/** Kept records in two tabs of one browser. */
export const TAB_RECORDS: readonly Fault[] = [
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
