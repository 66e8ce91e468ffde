import { RESULTS_LIMITS } from '../../shared/draws/results-limits.ts';
import { RefusedFile } from './refused-file.ts';
import { MAX_CELL } from './split-rows.ts';
import type { XmlHandler } from './xml-reader.ts';

/** More texts than the cells of the largest sheet that is taken. */
const MAX_STRINGS = RESULTS_LIMITS.rows * RESULTS_LIMITS.columns;

/** Takes down the texts of `xl/sharedStrings.xml`, which cells name by their place. */
export class SharedStringsReader implements XmlHandler {
  readonly strings: string[] = [];
  private string = '';
  private isText = false;
  /** Within what tells how the text is spoken. */
  private isSpoken = false;

  open(name: string): void {
    if (name === 'si') this.string = '';
    else if (name === 'rPh') this.isSpoken = true;
    else if (name === 't') this.isText = !this.isSpoken;
  }

  close(name: string): void {
    if (name === 't') this.isText = false;
    else if (name === 'rPh') this.isSpoken = false;
    if (name !== 'si') return;
    this.strings.push(this.string);
    if (this.strings.length > MAX_STRINGS) throw new RefusedFile('inflates-too-much', MAX_STRINGS);
  }

  text(text: string): void {
    if (this.isText) this.string = (this.string + text).slice(0, MAX_CELL);
  }
}
