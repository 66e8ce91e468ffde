import type { DrawTable } from '../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw, PaidTier } from '../../../workers/shared/draws/official-draw.ts';
import { type Extra, type Lottery, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { type TierHits, tierOdds } from '../../../workers/shared/lottery/tier-odds.ts';
import { csvText } from '../csv.ts';
import { formatNumber, formatWhole } from '../format.ts';
import { monthName, shortDay } from '../format-day.ts';
import { tierTitle } from './tier-title.ts';

/** What the column of the order says; the reader takes anything else for sorted numbers. */
const IN_ORDER = 'sorteio';

type Column = readonly [title: string, cell: (draw: OfficialDraw) => string | number | undefined];

/**
 * Draws as a table for spreadsheets in Brazil, with the headers of the official files: UTF-8 with a mark, semicolons,
 * CRLF, a row a contest. One more column says whether the numbers are in draw order.
 */
export function drawsCsv({ lottery: key, draws }: DrawTable): string {
  const hasTakings = draws.some(({ takings }) => takings !== undefined);
  const columns = [...columnsOf(lotteryOf(key)), ...(hasTakings ? [TAKINGS] : [])];
  return csvText([
    columns.map(([title]) => title),
    ...draws.map((draw) => columns.map(([, cell]) => String(cell(draw) ?? ''))),
  ]);
}

const TAKINGS: Column = ['Arrecadação Total', ({ takings }) => moneyOf(takings)];

const EXTRA_COLUMNS: Readonly<Record<Extra, Column>> = {
  team: ['Time Coração', ({ team }) => team],
  month: ['Mês da Sorte', ({ month }) => month && monthName(month)],
};

function columnsOf(lottery: Lottery): Column[] {
  const { drawsPerContest, extra } = lottery;
  const [first, second] = drawsPerContest === 2 ? [' sorteio 1', ' sorteio 2'] : [''];
  return [
    ['Concurso', ({ contest }) => contest],
    ['Data Sorteio', ({ date }) => date && shortDay(date)],
    ...ballColumns(lottery, first, ({ numbers }) => numbers),
    ...(second ? ballColumns(lottery, second, ({ second: numbers }) => numbers) : []),
    ['Ordem', ({ isInDrawOrder }) => (isInDrawOrder ? IN_ORDER : 'crescente')],
    ...(extra ? [EXTRA_COLUMNS[extra]] : []),
    ...prizeColumns(lottery, first, ({ paid }) => paid),
    ...(second ? prizeColumns(lottery, second, ({ paidSecond }) => paidSecond) : []),
  ];
}

function ballColumns(
  { drawn }: Lottery,
  suffix: string,
  of: (draw: OfficialDraw) => readonly number[] | undefined,
): Column[] {
  return Array.from({ length: drawn }, (_, i) => [
    `Bola${i + 1}${suffix}`,
    (draw) => {
      const number = of(draw)?.[i];
      return number && formatNumber(number);
    },
  ]);
}

function prizeColumns(
  lottery: Lottery,
  suffix: string,
  of: (draw: OfficialDraw) => readonly PaidTier[] | undefined,
): Column[] {
  return tierOdds(lottery, lottery.pick).flatMap(({ hits }): Column[] => {
    const tier = (draw: OfficialDraw) => of(draw)?.find((one) => one.hits === hits);
    return [
      [`Ganhadores ${titleOf(hits)}${suffix}`, (draw) => tier(draw)?.winners],
      [`Rateio ${titleOf(hits)}${suffix}`, (draw) => moneyOf(tier(draw)?.cents)],
    ];
  });
}

const titleOf = (hits: TierHits) => (hits === 0 ? 'Nenhum Número' : tierTitle(hits));

/** As the operator writes it: «R$1.234,56». */
function moneyOf(cents: number | undefined): string | undefined {
  if (cents === undefined) return undefined;
  return `R$${formatWhole(Math.floor(cents / 100))},${String(cents % 100).padStart(2, '0')}`;
}
