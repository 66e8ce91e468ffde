import { RESULTS_LIMITS } from '../../shared/draws/results-limits.ts';
import { within } from '../../shared/games/in-slices.ts';
import { inflateMember } from './inflate-member.ts';
import { MAX_CELL, type TableRow } from './raw-draw.ts';
import { RefusedFile } from './refused-file.ts';
import { SheetReader } from './sheet-reader.ts';
import { encodingOf } from './sniff.ts';
import { readXml, type XmlHandler } from './xml-reader.ts';
import { readAttribute } from './xml-text.ts';
import { readDirectory } from './zip-directory.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';

/** The part of the work that inflating is; then its XML is read. */
const INFLATED = 0.3;

/** A sheet of a workbook. */
interface Sheet {
  readonly name: string;
  /** Returns the rows that contain a text. Yields its progress, 0…1; throws a RefusedFile. */
  readonly read: () => Generator<number, readonly TableRow[], void>;
}

/**
 * Returns the sheets of a spreadsheet file (ECMA-376), in order, and how it counts days: see `WorkbookReader`. Only the
 * parts that are read are inflated. Yields 0; throws a RefusedFile.
 */
export function* openWorkbook(file: Uint8Array) {
  // The names of parts do not differ in case. ECMA-376 part 2, 6.2.2.3.
  const byName = new Map(readDirectory(file).map((one) => [one.name.toLowerCase(), one]));
  const budget = { left: RESULTS_LIMITS.inflatedBytes };
  function* readPart(path: string, handler: XmlHandler): Generator<number, boolean, void> {
    const member = byName.get(path.toLowerCase());
    if (!member) return false;
    const bytes = yield* within(inflateMember(file, member, budget), INFLATED);
    yield* within(readXml(xmlIn(bytes), handler), 1 - INFLATED, INFLATED);
    return true;
  }
  const workbook = new WorkbookReader();
  const relations = new RelationsReader();
  const isThere = yield* within(readPart(WORKBOOK, workbook), 0);
  if (!isThere) throw new RefusedFile('unknown-form');
  yield* within(readPart(RELATIONS, relations), 0);
  const shared = new SharedStringsReader();
  yield* within(readPart(relations.strings ?? STRINGS, shared), 0);
  const sheets = workbook.sheets.map(({ name, relation }, index): Sheet => {
    const path = relations.paths.get(relation) ?? `xl/worksheets/sheet${index + 1}.xml`;
    function* read() {
      const sheet = new SheetReader(shared.strings);
      yield* readPart(path, sheet);
      return sheet.rows;
    }
    return { name, read };
  });
  return { sheets, isFrom1904: workbook.isFrom1904 };
}

/** Decodes the XML of a part: UTF-8, or UTF-16 with a byte order mark. Throws a RefusedFile. */
function xmlIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new RefusedFile('damaged');
  }
}

/** Takes down the sheets of `xl/workbook.xml`, in their order. */
class WorkbookReader implements XmlHandler {
  /** Names of the sheets, and the ids of the relations that say where they are. */
  readonly sheets: { readonly name: string; readonly relation: string }[] = [];
  /** The workbook counts days from 1904 on, as old ones of the Mac do. */
  isFrom1904 = false;

  open(name: string, attributes: string): void {
    if (name === 'workbookPr') this.isFrom1904 = /^(1|true)$/.test(readAttribute(attributes, 'date1904') ?? '');
    if (name !== 'sheet') return;
    const relation = readAttribute(attributes, 'id');
    if (relation !== undefined) this.sheets.push({ name: readAttribute(attributes, 'name') ?? '', relation });
  }
}

/** Takes down the relations of a workbook: paths within the zip. */
class RelationsReader implements XmlHandler {
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
class SharedStringsReader implements XmlHandler {
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
