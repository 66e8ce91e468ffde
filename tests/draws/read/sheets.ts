import { strToU8, zipSync } from 'fflate';

/** A cell as a writer of spreadsheets puts it: its text, and whether it goes as a number. */
export interface SheetCell {
  readonly text: string;
  readonly kind: 'number' | 'text' | 'shared' | 'inline';
}

export interface SheetTraits {
  /** Of the elements: `x:` of the operator's, none of spreadsheet programs. */
  readonly prefix?: string;
  readonly name?: string;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The members of a spreadsheet file: with `zipSync` they are one. */
export function sheetMembers(
  rows: readonly (readonly SheetCell[])[],
  { prefix: x = 'x:', name = 'Planilha1' }: SheetTraits = {},
): Record<string, Uint8Array> {
  const shared: string[] = [];
  const space = x === '' ? `xmlns="${MAIN}"` : `xmlns:${x.slice(0, -1)}="${MAIN}"`;
  const body = rows.map((cells, i) => {
    const inside = cells.map((cell, column) => cellXml(cell, ` r="${columnName(column)}${i + 1}"`, x, shared));
    return `<${x}row r="${i + 1}">${inside.join('')}</${x}row>`;
  });
  const head = '<?xml version="1.0" encoding="utf-8"?>';
  const strings = shared.map((one) => `<${x}si><${x}t>${escaped(one)}</${x}t></${x}si>`).join('');
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<${x}workbook ${space} xmlns:r="${RELATIONS}"><${x}sheets><${x}sheet name="${escaped(name)}" sheetId="1" r:id="R1"/></${x}sheets></${x}workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="R0" Type="${RELATIONS}/sharedStrings" Target="/xl/sharedStrings.xml"/><Relationship Id="R1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${head}<${x}sst ${space}>${strings}</${x}sst>`,
    'xl/worksheets/sheet1.xml': `${head}<${x}worksheet ${space}><${x}sheetData>${body.join('')}</${x}sheetData></${x}worksheet>`,
    'customXml/item1.xml': `${head}<properties><documentManagement/></properties>`,
    '[trash]/0000.dat': '\u0000'.repeat(500),
  };
  return Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)]));
}

/** The bytes of a spreadsheet file. */
export function sheetFile(rows: readonly (readonly SheetCell[])[], traits: SheetTraits = {}): Uint8Array<ArrayBuffer> {
  return zipSync(sheetMembers(rows, traits), { mtime: '2026-01-01' });
}

function cellXml({ text, kind }: SheetCell, place: string, x: string, shared: string[]): string {
  const value = (type: string, inside: string) => `<${x}c${place} t="${type}"><${x}v>${inside}</${x}v></${x}c>`;
  switch (kind) {
    case 'number':
      return value('n', escaped(text));
    case 'text':
      return value('str', escaped(text));
    case 'shared':
      return value('s', String(shared.push(text) - 1));
    case 'inline':
      return `<${x}c${place} t="inlineStr"><${x}is><${x}t>${escaped(text)}</${x}t></${x}is></${x}c>`;
  }
}

/** The letters of a column, counted from 0. */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** A text as XML has it. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
