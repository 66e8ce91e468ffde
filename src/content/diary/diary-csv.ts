import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { typedCents } from '../bet/money.ts';
import { csvText } from '../csv.ts';
import { shortDay } from '../format-day.ts';

/** A line of the diary: something that was spent, or a prize that was fetched. Amounts in cents. */
export interface DiaryRow {
  readonly on: string;
  readonly what: string;
  readonly lottery?: LotteryKey;
  readonly contest?: number;
  readonly draws?: number;
  readonly spent?: number;
  readonly back?: number;
}

type Column = readonly [title: string, cell: (row: DiaryRow) => unknown];

const COLUMNS: readonly Column[] = [
  ['Dia', ({ on }) => shortDay(on)],
  ['O que foi', ({ what }) => what],
  ['Loteria', ({ lottery }) => lottery && lotteryOf(lottery).name],
  ['Concurso', ({ contest }) => contest],
  ['Sorteios', ({ draws }) => draws],
  ['Gasto', ({ spent }) => (spent === undefined ? undefined : typedCents(spent))],
  ['Voltou', ({ back }) => (back === undefined ? undefined : typedCents(back))],
];

/** The diary as a table for spreadsheets in Brazil, a row a line. */
export function diaryCsv(rows: readonly DiaryRow[]): string {
  return csvText([
    COLUMNS.map(([title]) => title),
    ...rows.map((row) => COLUMNS.map(([, cell]) => String(cell(row) ?? ''))),
  ]);
}
