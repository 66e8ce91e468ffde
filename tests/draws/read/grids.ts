import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { utf8 } from './files.ts';
import { officialColumns } from './official-columns.ts';
import { type SheetTraits, sheetFile } from './sheets.ts';

/** The cells of a table, the header first. */
export type Grid = string[][];

/** The operator's table as texts, to be changed by a test. */
export function gridOf(key: LotteryKey, draws: readonly OfficialDraw[]): Grid {
  const columns = officialColumns(key);
  return [columns.map(({ name }) => name), ...draws.map((d) => columns.map((c) => c.cell(d)))];
}

/** The place of the first column whose name matches. */
export function columnOf([header = []]: Grid, name: RegExp): number {
  const place = header.findIndex((one) => name.test(one));
  if (place < 0) throw new Error(`no column ${name}`);
  return place;
}

/** The same with another text in one cell; row 1 is the header. */
export function withCell(grid: Grid, row: number, column: number, text: string): Grid {
  const change = (cells: string[]) => Object.assign([...cells], { [column]: text });
  return grid.map((cells, i) => (i === row - 1 ? change(cells) : cells));
}

export function gridAsText(grid: Grid, separator = ';', lineEnd = '\r\n'): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const isPlain = (cell: string) => !cell.includes(separator) && !/["\r\n]/.test(cell);
  const line = (cells: string[]) =>
    Array.from(cells, (cell = '') => (isPlain(cell) ? cell : quoted(cell))).join(separator);
  return grid.map((cells) => line(cells) + lineEnd).join('');
}

export function gridAsCsv(grid: Grid): Uint8Array<ArrayBuffer> {
  return utf8(gridAsText(grid));
}

export function gridAsSheet(grid: Grid, traits: SheetTraits = {}): Uint8Array<ArrayBuffer> {
  const rows = grid.map((cells) => Array.from(cells, (text = '') => ({ text, kind: 'text' as const })));
  return sheetFile(rows, traits);
}
