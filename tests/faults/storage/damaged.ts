import { expect } from 'vitest';
import { checkTexts } from '../../../src/content/check/check.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Fault } from '../fault.ts';
import { press, told, write } from '../hands.ts';
import { owning, resultsWith, TABLE } from './belongings.ts';
import { DAMAGED_TABLES } from './damage.ts';
import { dumpOf, lostOf } from './probe.ts';
import { begin, does, goTo, noteKept, see, there } from './tasks.ts';

const CUT = 'robo-da-sorte-results tables megasena';
const UNREADABLE = (['duplasena', 'timemania', 'diadasorte', 'lotomania'] as const).map((key) => lotteryOf(key).name);

/** Kept results that cannot be read. The tests of `tests/state` and `tests/platform` cover damaged records and texts. */
export const RESULTS_FAULT: Fault = {
  done: 'kept results are damaged: bytes cut or flipped, of a newer packing, of another lottery, no bytes, no summary',
  saw: 'which lotteries cannot be read; the good one; a file that is brought again is kept, the damaged one set aside',
  daily: 'chromium',
  break: owning(resultsWith([TABLE, ...DAMAGED_TABLES])),
  act: begin(),
  see: [
    see('/resultados?tab=file', resultsTexts.unreadable(UNREADABLE.join(', ')), 'até 20 · '),
    noteKept,
    does('results', 'kept'),
    there(['results']),
    async ({ visit, kept }) => {
      const after = await dumpOf(visit);
      expect(lostOf(kept, after, /v1:kept-draws$/)).toEqual([CUT]);
      expect(after['robo-da-sorte-results aside 1']).toBe(kept[CUT]);
    },
    goTo('/resultados?tab=check'),
    press('label', 'Lotofácil'),
    write(checkTexts.text, '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15'),
    press('form button', checkTexts.run),
    told(checkTexts.problems.failed),
  ],
};
