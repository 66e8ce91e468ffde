import { expect } from 'vitest';
import { checkTexts } from '../../../src/content/check/check.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { summaryOf } from '../../../workers/shared/draws/results-summary.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import type { Fault } from '../fault.ts';
import { BELONGINGS, resultsWith, TABLE } from './belongings.ts';
import { begin, expectTold } from './doing.ts';
import { awaitShown, goTo, press, write } from './hands.ts';
import { dumpOf, lostOf, PROBE } from './probe.ts';
import { seeded } from './seed.ts';
import { TASKS } from './tasks.ts';

function recordOf(lottery: LotteryKey, damage: (bytes: number[]) => number[], change: object = {}): object {
  const table = { lottery, draws: sampleDraws(lottery) };
  return {
    lottery,
    revision: 1,
    table: { bytes: damage([...packDraws(table)]) },
    summary: summaryOf(table),
    ...change,
  };
}

const whole = (bytes: number[]) => bytes;
/** Damage that only shows when the draws are unpacked. */
const CUT = recordOf('megasena', (bytes) => bytes.slice(0, bytes.length / 2));
const FLIPPED = recordOf('lotofacil', (bytes) => bytes.map((byte, i) => (i === 40 ? byte ^ 1 : byte)));
/** Damage that shows at once. */
const OUTSIDE = [
  recordOf('duplasena', ([, ...bytes]) => [250, ...bytes]),
  recordOf('timemania', whole, { table: 'not bytes' }),
  recordOf('diadasorte', whole, { summary: null }),
  recordOf('lotomania', whole, { table: TABLE.table }),
];
const NAMES = ['duplasena', 'timemania', 'diadasorte', 'lotomania'].map((key) => lotteryOf(key as LotteryKey).name);

/** Kept results whose bytes are damaged. */
export const DAMAGED_RESULTS: readonly Fault[] = [
  {
    done: 'kept results are damaged: bytes cut or flipped, of a newer packing, of another lottery, no bytes, no summary',
    saw: 'which lotteries cannot be read; the good one; a file that is brought again is kept, the damaged one set aside',
    daily: 'chromium',
    first: PROBE + seeded(...BELONGINGS, resultsWith([TABLE, CUT, FLIPPED, ...OUTSIDE])),
    async play({ visit, site }) {
      await begin(visit, site);
      await goTo(visit, '/resultados?tab=file');
      await awaitShown(visit, resultsTexts.unreadable(NAMES.join(', ')));
      await awaitShown(visit, 'até 20 · ');
      const before = await dumpOf(visit);
      await expectTold(visit, 'results', 'kept');
      await TASKS.results.awaitThere(visit);
      const after = await dumpOf(visit);
      const cut = 'robo-da-sorte-results tables megasena';
      expect(lostOf(before, after, /v1:kept-draws$/)).toEqual([cut]);
      expect(after['robo-da-sorte-results aside 1']).toBe(before[cut]);
      await goTo(visit, '/resultados?tab=check');
      await press(visit, 'label', 'Lotofácil');
      await write(visit, checkTexts.text, '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15');
      await press(visit, 'form button', checkTexts.run);
      await awaitShown(visit, checkTexts.problems.failed);
    },
  },
];
