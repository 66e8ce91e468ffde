import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';

/** Sizes known to be reachable: lotteries, guaranteed hits, pool → tickets. */
export const PUBLISHED: readonly {
  readonly lotteries: readonly LotteryKey[];
  readonly hits: number;
  readonly tickets: Readonly<Record<number, number>>;
}[] = [
  {
    lotteries: ['megasena', 'duplasena'],
    hits: 4,
    tickets: { 9: 3, 10: 3, 11: 5, 12: 6, 13: 10, 14: 14, 15: 19 },
  },
  { lotteries: ['megasena', 'duplasena'], hits: 5, tickets: { 8: 4, 9: 7, 10: 14 } },
  { lotteries: ['quina'], hits: 4, tickets: { 8: 5, 9: 9, 10: 14 } },
  { lotteries: ['quina'], hits: 3, tickets: { 10: 2, 12: 6, 15: 13 } },
  { lotteries: ['timemania', 'diadasorte'], hits: 6, tickets: { 9: 4, 10: 8, 11: 19 } },
  { lotteries: ['timemania', 'diadasorte'], hits: 5, tickets: { 10: 3, 12: 6, 14: 17 } },
  { lotteries: ['timemania', 'diadasorte'], hits: 4, tickets: { 14: 2, 16: 7 } },
  { lotteries: ['lotofacil'], hits: 14, tickets: { 16: 1, 17: 8 } },
  { lotteries: ['lotofacil'], hits: 13, tickets: { 17: 1, 18: 6, 19: 11 } },
  { lotteries: ['lotofacil'], hits: 12, tickets: { 19: 4, 20: 4, 21: 16 } },
  { lotteries: ['lotomania'], hits: 10, tickets: { 100: 2 } },
];
