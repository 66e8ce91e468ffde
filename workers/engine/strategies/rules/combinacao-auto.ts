import { columnOf, rowOf, rowsOf } from '../../../shared/lottery/playslip.ts';
import type { NumberFrequency } from '../../../shared/strategy/frequency.ts';
import type { Stream } from '../../random/stream.ts';
import type { Strategy } from '../strategy.ts';

/**
 * «Combinação automática»: weights the numbers by frequency, by delay and by how little their row and column are used
 * so far, in a mix drawn anew for each ticket, and draws by weight without replacement. All weights of a lottery
 * together stay below 2²⁰, the most that `below` takes.
 */
export const combinacaoAuto: Strategy = {
  prepare({ lottery, ranking, fixed, excluded }) {
    const { total, columns, pick } = lottery;
    const weights = new Uint32Array(total + 1);
    const current = new Uint32Array(total + 1);
    const rowUse = new Uint8Array(rowsOf(lottery));
    const columnUse = new Uint8Array(columns);

    function drawOne(random: Stream, weighting: Weighting): number {
      let sum = 0;
      for (let n = 1; n <= total; n++) {
        const uses = (rowUse[rowOf(lottery, n)] as number) + (columnUse[columnOf(lottery, n)] as number);
        const weight = weights[n] as number;
        current[n] = weight === 0 ? 0 : weight + spreadWeight(weighting, uses);
        sum += current[n] as number;
      }
      let rest = random.below(sum);
      let n = 1;
      while (rest >= (current[n] as number)) rest -= current[n++] as number;
      return n;
    }

    function take(n: number): void {
      weights[n] = 0;
      const row = rowOf(lottery, n);
      const column = columnOf(lottery, n);
      rowUse[row] = (rowUse[row] as number) + 1;
      columnUse[column] = (columnUse[column] as number) + 1;
    }

    return [
      (random, ticket) => {
        const weighting = drawWeighting(random);
        numberWeights(ranking, weighting, weights);
        rowUse.fill(0);
        columnUse.fill(0);
        for (const n of excluded) weights[n] = 0;
        for (const n of fixed) take(n);
        ticket.set(fixed);
        for (let i = fixed.length; i < pick; i++) {
          const n = drawOne(random, weighting);
          ticket[i] = n;
          take(n);
        }
      },
    ];
  },
  explain({ lottery }, numbers) {
    return {
      kind: 'mix',
      rows: new Set(numbers.map((n) => rowOf(lottery, n))).size,
      columns: new Set(numbers.map((n) => columnOf(lottery, n))).size,
    };
  },
};

function drawWeighting(random: Stream): Weighting {
  return {
    frequency: random.below(MAX_WEIGHTING + 1),
    delay: random.below(MAX_WEIGHTING + 1),
    spread: random.below(MAX_WEIGHTING + 1),
  };
}

/** How much each aspect counts in a ticket: whole numbers, 0…MAX_WEIGHTING. */
export interface Weighting {
  readonly frequency: number;
  readonly delay: number;
  readonly spread: number;
}

const MAX_WEIGHTING = 8;

/** Every number's share of the weight, so that none is left out altogether. */
const BASE = 10;

/** What an aspect gives the number that is best in it; the worst gets 0. */
const SCALE = 100;

/**
 * Weights of the numbers 1…total at their own index, without the spread: whole numbers from BASE up, more for a number
 * that came out often and for one that has been away for long.
 */
export function numberWeights(
  ranking: readonly NumberFrequency[],
  weighting: Weighting,
  out = new Uint32Array(ranking.length + 1),
): Uint32Array {
  const frequency = scale(ranking.map((entry) => entry.frequency));
  const delay = scale(ranking.map((entry) => entry.delay));
  for (const entry of ranking) {
    out[entry.number] = BASE + weighting.frequency * frequency(entry.frequency) + weighting.delay * delay(entry.delay);
  }
  return out;
}

/** What the spread adds: SCALE on an unused row and column, half of it after one use, … */
export function spreadWeight(weighting: Weighting, uses: number): number {
  return weighting.spread * Math.floor(SCALE / (1 + uses));
}

/** Maps the least of the values to 0 and the most to SCALE, in whole numbers. */
function scale(values: readonly number[]): (value: number) => number {
  const min = Math.min(...values);
  const range = Math.max(...values) - min;
  return (value) => (range === 0 ? 0 : Math.floor((SCALE * (value - min)) / range));
}
