/** What a playslip asks for besides numbers: one team, or one month. */
export type Extra = 'team' | 'month';

/** How many teams («Time do Coração») and months («Mês da Sorte») a playslip offers. */
export const EXTRA_COUNT: Readonly<Record<Extra, number>> = { team: 80, month: 12 };

/** Everything that makes one lottery differ from another: nothing compares with its key. */
interface LotteryRow {
  readonly key: string;
  /** As the operator writes it, in Portuguese. */
  readonly name: string;
  /** The article of the name: «a Quina», «o Dia de Sorte». */
  readonly article: 'a' | 'o';
  /** T: the playslip carries the numbers 1…total. */
  readonly total: number;
  /** P: how many numbers one ticket marks, and how many a simulated draw has. */
  readonly pick: number;
  /** How many numbers the real lottery draws; differs from `pick` for Lotomania only. */
  readonly drawn: number;
  readonly drawsPerContest: 1 | 2;
  /** Columns of the playslip; numbers run left to right, top to bottom. */
  readonly columns: number;
  /** Games on one playslip. */
  readonly slipGames: number;
  /** Fewest and most numbers that a bet marks at the counter. */
  readonly counterSizes: readonly [min: number, max: number];
  /** Price of the minimum bet that a ticket carries, in reais: the specification's. What it costs is in `rules/prices.ts`. */
  readonly minBetPrice: number;
  /** Base of the potential prize, in reais. */
  readonly basePrize: number;
  /** What wins a prize in one draw, the best first: a number of hits, or the team or month. */
  readonly winningHits: readonly (number | Extra)[];
  /** The hits that a wheel guarantees unless asked otherwise: a good prize on a pool worth having. */
  readonly guarantee: number;
  /** What its playslip asks for besides numbers. */
  readonly extra?: Extra;
  /** A ticket may also be played with the numbers that it does not mark («aposta-espelho»). */
  readonly hasMirror?: true;
  /** The operator writes the number `total` as 00. */
  readonly isLastZero?: true;
  /** Which odds the operator prints without the fraction, instead of rounding them: by marks, those of which hits. */
  readonly cutOdds?: Readonly<Record<number, readonly number[]>>;
}

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => from - i);

/** The specification says totals, picks, prices and prizes; the official playslips the rest. */
const ROWS = [
  {
    key: 'megasena',
    name: 'Mega-Sena',
    article: 'a',
    total: 60,
    pick: 6,
    drawn: 6,
    drawsPerContest: 1,
    columns: 10,
    slipGames: 3,
    counterSizes: [6, 20],
    minBetPrice: 5,
    basePrize: 50_000_000,
    winningHits: down(6, 4),
    guarantee: 4,
  },
  {
    key: 'lotofacil',
    name: 'Lotofácil',
    article: 'a',
    total: 25,
    pick: 15,
    drawn: 15,
    drawsPerContest: 1,
    columns: 5,
    slipGames: 3,
    counterSizes: [15, 20],
    minBetPrice: 3,
    basePrize: 2_000_000,
    winningHits: down(15, 11),
    guarantee: 13,
  },
  {
    key: 'quina',
    name: 'Quina',
    article: 'a',
    total: 80,
    pick: 5,
    drawn: 5,
    drawsPerContest: 1,
    columns: 10,
    slipGames: 2,
    counterSizes: [5, 15],
    minBetPrice: 2.5,
    basePrize: 5_000_000,
    winningHits: down(5, 2),
    guarantee: 3,
  },
  {
    key: 'duplasena',
    name: 'Dupla Sena',
    article: 'a',
    total: 50,
    pick: 6,
    drawn: 6,
    drawsPerContest: 2,
    columns: 10,
    slipGames: 2,
    counterSizes: [6, 15],
    minBetPrice: 2.5,
    basePrize: 3_000_000,
    cutOdds: { 12: [6], 14: [6], 15: [6] },
    winningHits: down(6, 3),
    guarantee: 4,
  },
  {
    key: 'timemania',
    name: 'Timemania',
    article: 'a',
    total: 80,
    pick: 7,
    drawn: 7,
    drawsPerContest: 1,
    columns: 10,
    slipGames: 1,
    counterSizes: [10, 10],
    minBetPrice: 3.5,
    basePrize: 8_000_000,
    winningHits: [...down(7, 3), 'team'],
    guarantee: 4,
    extra: 'team',
  },
  {
    key: 'diadasorte',
    name: 'Dia de Sorte',
    article: 'o',
    total: 31,
    pick: 7,
    drawn: 7,
    drawsPerContest: 1,
    columns: 7,
    slipGames: 3,
    counterSizes: [7, 15],
    minBetPrice: 2.5,
    basePrize: 1_000_000,
    cutOdds: { 7: [5], 8: [7] },
    winningHits: [...down(7, 4), 'month'],
    guarantee: 4,
    extra: 'month',
  },
  {
    key: 'lotomania',
    name: 'Lotomania',
    article: 'a',
    total: 100,
    pick: 50,
    drawn: 20,
    drawsPerContest: 1,
    columns: 10,
    slipGames: 1,
    counterSizes: [50, 50],
    minBetPrice: 3,
    basePrize: 4_000_000,
    winningHits: [...down(20, 15), 0],
    guarantee: 10,
    hasMirror: true,
    isLastZero: true,
    cutOdds: { 50: [...down(20, 15), 0] },
  },
] as const satisfies readonly LotteryRow[];

/** Keys of the lotteries, as they appear in tickets, receipts and links. */
export type LotteryKey = (typeof ROWS)[number]['key'];

export interface Lottery extends LotteryRow {
  readonly key: LotteryKey;
}

/** Every lottery the product knows, in the order in which people choose one. */
export const LOTTERIES: readonly Lottery[] = ROWS;

/** The lottery with this key; undefined for any other value, also one that is written alike, as a list of one key. */
export function findLottery(key: unknown): Lottery | undefined {
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

/** Returns the numbers of a lottery without these, ascending: those of a mirror. */
export function otherNumbers(lottery: Lottery, numbers: readonly number[]): number[] {
  return allNumbers(lottery).filter((n) => !numbers.includes(n));
}
