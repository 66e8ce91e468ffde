import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { OwnGame } from '../../../workers/shared/run/ticket.ts';
import { csvText } from '../csv.ts';
import { formatNumber } from '../format.ts';
import { instantDay, monthName } from '../format-day.ts';
import { ticketStrategy } from './share-title.ts';

/** A game as a row of a spreadsheet; a saved one may have words of its owner's. */
export type CsvGame = OwnGame & {
  readonly name?: string;
  readonly note?: string;
  readonly group?: { readonly name: string };
};

type Column = readonly [title: string, cell: (game: CsvGame, index: number) => unknown];

const FIRST: readonly Column[] = [
  ['Jogo', (_, i) => String(i + 1)],
  ['Grupo', ({ group }) => group?.name],
  ['Nome', ({ name }) => name],
  ['Loteria', ({ lotteryType }) => lotteryOf(lotteryType).name],
];

const LAST: readonly Column[] = [
  ['Time do Coração', ({ team }) => team && String(team)],
  ['Mês da Sorte', ({ month }) => month && monthName(month)],
  ['Aposta-espelho', ({ mirror }) => (mirror ? 'sim' : '')],
  ['Estratégia', ticketStrategy],
  ['Força', ({ score }) => score],
  ['Data', ({ date }) => instantDay(date)],
  ['Anotação', ({ note }) => note],
];

/**
 * Games as a table for spreadsheets in Brazil: UTF-8 with a mark, semicolons, CRLF, a row a game and a column a number.
 * A column in which no game has anything is left out.
 */
export function ticketsCsv(games: readonly CsvGame[]): string {
  const most = Math.max(0, ...games.map(({ numbers }) => numbers.length));
  const numbers = Array.from(
    { length: most },
    (_, i): Column => [`Número ${i + 1}`, (game) => game.numbers[i] && formatNumber(game.numbers[i])],
  );
  const columns = [...FIRST, ...numbers, ...LAST]
    .map(([title, cell]) => [title, ...games.map((game, i) => String(cell(game, i) ?? ''))])
    .filter(([, ...cells]) => cells.some((text) => text !== ''));
  const rows = [0, ...games.map((_, i) => i + 1)].map((row) => columns.map((column) => column[row] as string));
  return csvText(rows);
}
