/** Keys of the seven lotteries, as they appear in tickets, receipts and links. */
export type LotteryKey =
  | 'megasena'
  | 'lotofacil'
  | 'quina'
  | 'duplasena'
  | 'timemania'
  | 'diadasorte'
  | 'lotomania';

export interface Lottery {
  readonly key: LotteryKey;
  readonly name: string;
  /** T: the playslip carries the numbers 1…total. */
  readonly total: number;
  /** P: how many numbers one ticket marks, and how many a simulated draw has. */
  readonly pick: number;
  /** How many numbers the real lottery draws; differs from `pick` for Lotomania only. */
  readonly drawn: number;
  /** Price of the minimum bet, in reais. */
  readonly minBetPrice: number;
  /** Base of the potential prize, in reais. */
  readonly basePrize: number;
  /** Columns of the playslip; numbers run left to right, top to bottom. */
  readonly columns: number;
}

/** Every lottery the product knows. Figures: product specification, section 3. */
export const LOTTERIES: readonly Lottery[] = [
  {
    key: 'megasena',
    name: 'Mega-Sena',
    total: 60,
    pick: 6,
    drawn: 6,
    minBetPrice: 5,
    basePrize: 50_000_000,
    columns: 10,
  },
  {
    key: 'lotofacil',
    name: 'Lotofácil',
    total: 25,
    pick: 15,
    drawn: 15,
    minBetPrice: 3,
    basePrize: 2_000_000,
    columns: 5,
  },
  {
    key: 'quina',
    name: 'Quina',
    total: 80,
    pick: 5,
    drawn: 5,
    minBetPrice: 2.5,
    basePrize: 5_000_000,
    columns: 10,
  },
  {
    key: 'duplasena',
    name: 'Dupla Sena',
    total: 50,
    pick: 6,
    drawn: 6,
    minBetPrice: 2.5,
    basePrize: 3_000_000,
    columns: 10,
  },
  {
    key: 'timemania',
    name: 'Timemania',
    total: 80,
    pick: 7,
    drawn: 7,
    minBetPrice: 3.5,
    basePrize: 8_000_000,
    columns: 10,
  },
  {
    key: 'diadasorte',
    name: 'Dia de Sorte',
    total: 31,
    pick: 7,
    drawn: 7,
    minBetPrice: 2.5,
    basePrize: 1_000_000,
    columns: 7,
  },
  {
    key: 'lotomania',
    name: 'Lotomania',
    total: 100,
    pick: 50,
    drawn: 20,
    minBetPrice: 3,
    basePrize: 4_000_000,
    columns: 10,
  },
];

/** The lottery with this key, or undefined when there is none. */
export function findLottery(key: string): Lottery | undefined {
  return LOTTERIES.find((lottery) => lottery.key === key);
}

/** The lottery with this key. */
export function lotteryOf(key: LotteryKey): Lottery {
  const lottery = findLottery(key);
  if (!lottery) throw new RangeError(`unknown lottery "${key}"`);
  return lottery;
}

/** The numbers 1…total of a lottery, ascending. */
export function allNumbers(lottery: Lottery): number[] {
  return Array.from({ length: lottery.total }, (_, i) => i + 1);
}
