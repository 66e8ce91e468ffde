import { range } from 'lodash';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';

/** How many numbers a bet may mark, from the design of the playslips; Timemania has its own 7 too. */
export const SIZES: Readonly<Record<LotteryKey, readonly number[]>> = {
  megasena: range(6, 21),
  lotofacil: range(15, 21),
  quina: range(5, 16),
  duplasena: range(6, 16),
  timemania: [7, 10],
  diadasorte: range(7, 16),
  lotomania: [50],
};
