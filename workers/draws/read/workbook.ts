import { RESULTS_LIMITS } from '../../shared/draws/results-limits.ts';
import { MAX_CELL } from './raw-draw.ts';
import { RefusedFile } from './refused-file.ts';
import type { XmlHandler } from './xml-reader.ts';
import { readAttribute } from './xml-text.ts';

/** Takes down the sheets of `xl/workbook.xml`, in their order. */
export class WorkbookReader implements XmlHandler {
  /** Names of the sheets, and the ids of the relations that say where they are. */
  readonly sheets: { readonly name: string; readonly relation: string }[] = [];
  /** The workbook counts days from 1904 on, as old ones of the Mac do. */
  isFrom1904 = false;

  open(name: string, attributes: string): void {
    if (name === 'workbookPr') {
      this.isFrom1904 = /^(1|true)$/.test(readAttribute(attributes, 'date1904') ?? '');
    }
    if (name !== 'sheet') return;
    const relation = readAttribute(attributes, 'id');
    if (relation !== undefined) this.sheets.push({ name: readAttribute(attributes, 'name') ?? '', relation });
  }
}

/** Takes down the relations of a workbook: paths within the zip. */
export class RelationsReader implements XmlHandler {
  /** By id. */
  readonly paths = new Map<string, string>();
  /** Where the shared strings are. */
  strings: string | undefined;

  open(name: string, attributes: string): void {
    if (name !== 'Relationship') return;
    const target = readAttribute(attributes, 'Target') ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
    const id = readAttribute(attributes, 'Id');
    if (id !== undefined) this.paths.set(id, path);
    if (/\/sharedStrings$/.test(readAttribute(attributes, 'Type') ?? '')) this.strings = path;
  }
}

/** More texts than the cells of the largest sheet that is taken. */
const MAX_STRINGS = RESULTS_LIMITS.rows * RESULTS_LIMITS.columns;

/** Takes down the texts of `xl/sharedStrings.xml`, which cells name by their place. */
export class SharedStringsReader implements XmlHandler {
  readonly strings: string[] = [];
  private string = '';
  private isText = false;
  /** Inside a phonetic text, which says how the text is spoken. */
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
