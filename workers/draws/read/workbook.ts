import { readAttribute } from './xml-attributes.ts';
import type { XmlHandler } from './xml-reader.ts';

/** A sheet of a workbook: its name, and the id of the relation that says where it is. */
interface SheetEntry {
  readonly name: string;
  readonly relation: string;
}

/** Takes down the sheets of `xl/workbook.xml`, in their order. */
export class WorkbookReader implements XmlHandler {
  readonly sheets: SheetEntry[] = [];
  /** Days are counted from 1904 on, as old ones of the Mac do. */
  isFrom1904 = false;

  open(name: string, attributes: string): void {
    if (name === 'workbookPr') {
      this.isFrom1904 = /^(1|true)$/.test(readAttribute(attributes, 'date1904') ?? '');
    }
    if (name !== 'sheet') return;
    const relation = readAttribute(attributes, 'id');
    if (relation === undefined) return;
    this.sheets.push({ name: readAttribute(attributes, 'name') ?? '', relation });
  }

  close(): void {}
  text(): void {}
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

  close(): void {}
  text(): void {}
}
