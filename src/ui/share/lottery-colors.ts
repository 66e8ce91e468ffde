import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';

/** The colour of each lottery on paper: `--accent` of `tokens.css` in the light theme. */
export const LOTTERY_COLORS: Readonly<Record<LotteryKey, string>> = {
  megasena: '#0b7a4b',
  lotofacil: '#8a1681',
  quina: '#2b2c9b',
  duplasena: '#a61324',
  timemania: '#4a6a00',
  diadasorte: '#8a5500',
  lotomania: '#b54200',
};
