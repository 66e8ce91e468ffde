import type { Lottery } from '../../../shared/lottery/lotteries.ts';
import { neighbourPairs } from '../../consecutive.ts';
import { createSequenceDraw } from '../sampling/sequence-table.ts';
import type { Strategy } from '../strategy.ts';

/**
 * Longest sequence of neighbours that «Sequência equilibrada» allows: 3; for a lottery that takes more than half of its
 * numbers, the shortest that any ticket can do with, plus 2. (The T−P numbers left out make room for T−P+1 sequences,
 * so one of them has at least ⌈P / (T−P+1)⌉ numbers.)
 */
function longestAllowedSequence({ total, pick }: Lottery): number {
  if (2 * pick <= total) return 3;
  return Math.ceil(pick / (total - pick + 1)) + 2;
}

/** «Sequência equilibrada»: at least one pair of neighbours, no sequence beyond `longestAllowedSequence`. */
export const sequencia: Strategy = {
  prepare({ lottery, fixed, excluded }) {
    const { total, pick } = lottery;
    return [createSequenceDraw(total, pick, longestAllowedSequence(lottery), fixed, excluded)];
  },
  explain({ lottery }, numbers) {
    return {
      kind: 'runs',
      pairs: neighbourPairs(numbers),
      longestAllowed: longestAllowedSequence(lottery),
    };
  },
};
