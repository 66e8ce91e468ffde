import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { summaryOf } from '../../../workers/shared/draws/results-summary.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { TABLE } from './belongings.ts';

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
const cut = recordOf('megasena', (bytes) => bytes.slice(0, bytes.length / 2));
const flipped = recordOf('lotofacil', (bytes) => bytes.map((byte, i) => (i === 40 ? byte ^ 1 : byte)));
/** Damage that shows at once. */
const outside = [
  recordOf('duplasena', ([, ...bytes]) => [250, ...bytes]),
  recordOf('timemania', whole, { table: 'not bytes' }),
  recordOf('diadasorte', whole, { summary: null }),
  recordOf('lotomania', whole, { table: TABLE.table }),
];

/** Kept results that cannot be read. The first two fail only when the draws are unpacked. */
export const DAMAGED_TABLES: readonly object[] = [cut, flipped, ...outside];
