import type { Lottery } from '../../../shared/lottery/lotteries.ts';
import { columnOf, quadrantOf, quadrantsOf, rowOf, rowsOf } from '../../../shared/lottery/playslip.ts';
import { WINDOW } from '../../../shared/run/history.ts';
import type { StrategyContext } from '../strategy.ts';

/** Points for each of the six aspects when it is perfect. */
const POINTS = 1000;

/**
 * With so many draws a ticket whose numbers came out once more, each of them, than numbers do on average is as far off
 * as any; with others in proportion to how far counts stray, to the root.
 */
const { usual: USUAL_DRAWS } = WINDOW;

/** The balance of a ticket that is perfect in every aspect. */
export const BEST_BALANCE = 6 * POINTS;

/**
 * How balanced ascending numbers are, a whole number in 0…BEST_BALANCE: even and odd, sum, quadrants, runs, spread over
 * rows and columns, frequency. For each aspect the distance from the most even is a whole number too; from `far` on it
 * gives no points.
 */
export function createBalance({ lottery, ranking, history }: StrategyContext) {
  const { total, pick, columns } = lottery;
  const rows = rowsOf(lottery);
  const sizes = quadrantsOf(lottery).map((numbers) => numbers.length);
  const frequency = new Uint16Array(total + 1);
  for (const entry of ranking) frequency[entry.number] = entry.frequency;
  const farFrequency = Math.ceil(total * pick * Math.sqrt(history.length / USUAL_DRAWS));
  const totalFrequency = frequency.reduce((sum, count) => sum + count, 0);
  const deviation = Math.sqrt((pick * (total - pick) * (total + 1)) / 12);
  const farSum = Math.ceil(4 * deviation);
  const goodSequence = Math.ceil(pick / (total - pick + 1)) + 1;
  const leastQuadrants = evenShares(lottery, sizes);
  const leastSquares = evenSquares(pick, rows) + evenSquares(pick, columns);
  const quadrantUse = new Uint8Array(4);
  const rowUse = new Uint8Array(rows);
  const columnUse = new Uint8Array(columns);

  return (numbers: ArrayLike<number>): number => {
    quadrantUse.fill(0);
    rowUse.fill(0);
    columnUse.fill(0);
    let even = 0;
    let sum = 0;
    let drawn = 0;
    for (let i = 0; i < pick; i++) {
      const n = numbers[i] as number;
      if (n % 2 === 0) even++;
      sum += n;
      drawn += frequency[n] as number;
      count(quadrantUse, quadrantOf(lottery, n));
      count(rowUse, rowOf(lottery, n));
      count(columnUse, columnOf(lottery, n));
    }
    let offQuadrants = 0;
    sizes.forEach((size, i) => {
      offQuadrants += Math.abs(total * (quadrantUse[i] as number) - pick * size);
    });
    return (
      points(Math.abs(2 * even - pick) - (pick % 2), pick) +
      points(Math.abs(2 * sum - pick * (total + 1)), farSum) +
      points(offQuadrants - leastQuadrants, pick * total) +
      points(Math.max(0, longestSequence(numbers) - goodSequence), 4) +
      points(squares(rowUse) + squares(columnUse) - leastSquares, 2 * pick) +
      points(Math.abs(total * drawn - pick * totalFrequency), farFrequency)
    );
  };
}

function points(distance: number, far: number): number {
  return Math.floor((POINTS * Math.max(0, far - distance)) / far);
}

function count(uses: Uint8Array, at: number): void {
  uses[at] = (uses[at] as number) + 1;
}

function squares(uses: Uint8Array): number {
  let sum = 0;
  for (const use of uses) sum += use * use;
  return sum;
}

/** The least sum of |T·count − P·size| over the quadrants: the largest remainders are rounded up. */
function evenShares({ total, pick }: Lottery, sizes: readonly number[]): number {
  const remainders = sizes.map((size) => (pick * size) % total).sort((a, b) => b - a);
  const up = remainders.reduce((sum, remainder) => sum + remainder, 0) / total;
  return remainders.reduce((sum, rest, i) => sum + (i < up ? total - rest : rest), 0);
}

/** The least sum of squares when `count` things go to `lines` lines. */
function evenSquares(count: number, lines: number): number {
  const each = Math.floor(count / lines);
  return lines * each * each + (count % lines) * (2 * each + 1);
}

/** Length of the longest sequence of neighbours n, n+1, … among ascending numbers; 0 for none. */
function longestSequence(numbers: ArrayLike<number>): number {
  let longest = 0;
  let sequence = 0;
  for (let i = 0; i < numbers.length; i++) {
    sequence = i > 0 && numbers[i] === (numbers[i - 1] as number) + 1 ? sequence + 1 : 1;
    if (sequence > longest) longest = sequence;
  }
  return longest;
}
