import { columnOf, rowOf, rowsOf } from '../../../shared/lottery/playslip.ts';
import type { Stream } from '../../random/stream.ts';
import { MAX_WEIGHTING, numberWeights, spreadWeight, type Weighting } from '../sampling/number-weights.ts';
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
