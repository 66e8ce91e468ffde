import type { LotteryKey } from '../lottery/lotteries.ts';
import { EVER, type RulesOf } from './rule.ts';

const source = 'playslips';

/** In how many consecutive contests a bet may take part («teimosinha»), besides 1; ascending. */
export const TEIMOSINHAS: RulesOf<readonly number[]> = {
  megasena: [
    { since: EVER, value: [2, 4, 8], source },
    { since: '2023-12-01', value: [2, 3, 4, 6, 8, 9, 12], source: 'teimosinha' },
  ],
  lotofacil: [{ since: EVER, value: [2, 3, 4, 6, 8, 9, 12, 18, 24], source }],
  quina: [{ since: EVER, value: [3, 6, 12, 18, 24], source }],
  duplasena: [{ since: EVER, value: [2, 3, 4, 6, 8, 9, 12], source }],
  timemania: [{ since: EVER, value: [3, 6, 9, 12], source }],
  diadasorte: [{ since: EVER, value: [3, 6, 9, 12], source }],
  lotomania: [{ since: EVER, value: [2, 3, 4, 6, 8, 9, 12], source }],
};

/** In how many consecutive contests a bet of any day may take part: what was made once is made again for ever. */
export function drawCountsOf(lottery: LotteryKey): readonly number[] {
  return [1, ...new Set(TEIMOSINHAS[lottery].flatMap(({ value }) => value))].sort((a, b) => a - b);
}
