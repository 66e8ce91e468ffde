import type { OfficialDraw, PaidTier } from '../../../workers/shared/draws/official-draw.ts';
import { type Lottery, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { tierOdds } from '../../../workers/shared/lottery/tier-odds.ts';

const FIRST_DAY = Date.parse('2016-03-11T00:00:00Z');
const DAY_MS = 86_400_000;
const TEAMS = ['CORINTHIANS/SP', 'AMÉRICA/MG', 'SÃO PAULO/SP', 'REMO/PA', 'CEARÁ/CE'];

/** Names of months as the operator writes them. */
export const MONTH_NAMES = [
  ...['Janeiro', 'Fevereiro', 'Março', 'Abril', 'Maio', 'Junho', 'Julho', 'Agosto'],
  ...['Setembro', 'Outubro', 'Novembro', 'Dezembro'],
];

/** Whole numbers 0…2³²−1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/**
 * Made-up draws of contests 1…count in draw order, three days from one to the next from 2016-03-11 on, with all that an
 * official spreadsheet tells of them: the same for the same seed.
 */
export function sampleDraws(key: LotteryKey, count = 20, seed = 1): OfficialDraw[] {
  const lottery = lotteryOf(key);
  const next = numbersFrom(seed);
  return Array.from({ length: count }, (_, i) => ({
    contest: i + 1,
    date: new Date(FIRST_DAY + 3 * i * DAY_MS).toISOString().slice(0, 10),
    // The first draw of all descends somewhere, so that a list of any length shows its order.
    numbers: drawn(lottery, next, i === 0),
    ...(key === 'duplasena' && { second: drawn(lottery, next) }),
    isInDrawOrder: true as const,
    ...(key === 'timemania' && { team: TEAMS[next() % TEAMS.length] ?? '' }),
    ...(key === 'diadasorte' && { month: 1 + (next() % 12) }),
    takings: 100_000_000 + 250 * i,
    paid: paid(lottery, next),
    ...(key === 'duplasena' && { paidSecond: paid(lottery, next) }),
  }));
}

function drawn({ total, drawn: count }: Lottery, next: () => number, descends = false): number[] {
  const numbers = new Set<number>();
  while (numbers.size < count) numbers.add(1 + (next() % total));
  const list = [...numbers];
  return descends ? list.sort((a, b) => (b % total) - (a % total)) : list;
}

function paid(lottery: Lottery, next: () => number): PaidTier[] {
  return tierOdds(lottery, lottery.pick).map(({ hits }, i) => {
    const winners = i === 0 ? next() % 2 : next() % 9000;
    return { hits, winners, ...(winners > 0 && { cents: 200 + (next() % 10 ** (9 - i)) }) };
  });
}

/** What is left of draws where numbers and days are all that a source tells. */
export function bareDraws(draws: readonly OfficialDraw[]): OfficialDraw[] {
  return draws.map(({ contest, date, numbers, second, isInDrawOrder }) => ({
    contest,
    numbers,
    ...(date !== undefined && { date }),
    ...(second && { second }),
    ...(isInDrawOrder && { isInDrawOrder }),
  }));
}
