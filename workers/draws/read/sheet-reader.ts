import { RESULTS_LIMITS } from '../../shared/draws/results-limits.ts';
import { shownText } from './plain-words.ts';
import { MAX_CELL, type TableRow } from './raw-draw.ts';
import { tooMany } from './refused-file.ts';
import type { XmlHandler } from './xml-reader.ts';
import { readAttribute } from './xml-text.ts';

/** Rows of a sheet, most of them without a text; the last one's number. ECMA-376 part 1, 18.3.1.73. */
const LAST_ROW = 1_048_576;

/** Cells that a row may have in all: as many as spreadsheet programs take. */
const MAX_CELLS = 16_384;

/** Takes down the rows of a sheet that have a text: what cells show, also where formulas made it. */
export class SheetReader implements XmlHandler {
  readonly rows: TableRow[] = [];
  private readonly strings: readonly string[];
  private row = 0;
  private rowCount = 0;
  private cells: string[] = [];
  private cellCount = 0;
  private column = -1;
  private type: string | undefined;
  private value = '';
  private isValue = false;
  /** Inside a phonetic text, which says how the text is spoken. */
  private isSpoken = false;

  constructor(strings: readonly string[]) {
    this.strings = strings;
  }

  open(name: string, attributes: string): void {
    if (name === 'c') this.openCell(attributes);
    else if (name === 'v') this.isValue = this.type !== 'inlineStr';
    else if (name === 't') this.isValue = this.type === 'inlineStr' && !this.isSpoken;
    else if (name === 'rPh') this.isSpoken = true;
    else if (name === 'row') this.openRow(attributes);
  }

  close(name: string): void {
    if (name === 'c') this.closeCell();
    else if (name === 'v' || name === 't') this.isValue = false;
    else if (name === 'rPh') this.isSpoken = false;
    else if (name === 'row') this.closeRow();
  }

  text(text: string): void {
    if (this.isValue && this.value.length < MAX_CELL) this.value = (this.value + text).slice(0, MAX_CELL);
  }

  private openRow(attributes: string): void {
    const told = Number(readAttribute(attributes, 'r'));
    this.row = Number.isInteger(told) && told > 0 && told <= LAST_ROW ? told : this.row + 1;
    this.cells = [];
    this.cellCount = 0;
    this.column = -1;
    if (++this.rowCount > LAST_ROW) throw tooMany('rows');
  }

  private closeRow(): void {
    if (this.cells.length === 0) return;
    // Missing cells are empty texts.
    this.rows.push({ row: this.row, cells: Array.from(this.cells, (cell) => cell ?? '') });
    this.cells = [];
    if (this.rows.length > RESULTS_LIMITS.rows) throw tooMany('rows');
  }

  private openCell(attributes: string): void {
    const place = readAttribute(attributes, 'r');
    this.column = place === undefined ? this.column + 1 : columnOf(place, this.column + 1);
    this.type = readAttribute(attributes, 't');
    this.value = '';
    if (++this.cellCount > MAX_CELLS) throw tooMany('columns');
  }

  private closeCell(): void {
    const value = this.value.trim();
    // An empty text would count as 0, the place of the first string.
    const isPlace = this.type === 's' && value !== '';
    const text = shownText(isPlace ? (this.strings[Number(value)] ?? '') : value);
    this.type = undefined;
    this.value = '';
    if (text === '') return;
    if (this.column >= RESULTS_LIMITS.columns) throw tooMany('columns');
    this.cells[this.column] = text;
  }
}

/** The column of a place as `AB12`, counted from 0; `otherwise` for what is no place. */
function columnOf(place: string, otherwise: number): number {
  let column = 0;
  let at = 0;
  for (; at < place.length && at < 4; at++) {
    const letter = place.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column > 0 ? column - 1 : otherwise;
}
