import { deflateSync, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ResultsRefusal } from '../../../workers/shared/draws/results-report.ts';
import { officialXlsx } from './files.ts';
import { gridAsSheet, gridOf } from './grids.ts';
import { type RawEnd, type RawMember, rawZip } from './raw-zips.ts';
import { drawsIn, expectWhole, read } from './read.ts';
import { sampleDraws } from './sample-draws.ts';
import { sheetMembers } from './sheets.ts';
import { type Zip64Lies, zip64 } from './zip64.ts';

const draws = sampleDraws('quina', 30);
const SHEET = 'xl/worksheets/sheet1.xml';
const STRINGS = 'xl/sharedStrings.xml';
const MB = 1024 * 1024;

const plain = gridOf('quina', draws).map((cells) => cells.map((text) => ({ text, kind: 'text' as const })));
const good = sheetMembers(plain, { prefix: '' });
const sheetXml = new TextDecoder().decode(good[SHEET]);

/** The members of a good file, some of them changed. */
function members(changes: Readonly<Record<string, Partial<RawMember>>> = {}): RawMember[] {
  return Object.entries(good).map(([name, data]) => ({ name, data, ...changes[name] }));
}

/** A good file with another sheet, or with other strings. */
const withSheet = (data: Uint8Array | string) => rawZip(members({ [SHEET]: { data } }));
const sheet = (inside: string, attributes = '') =>
  withSheet(`<worksheet${attributes}><sheetData>${inside}</sheetData></worksheet>`);
const zeros = (size: number) => new Uint8Array(size);
const many = (count: number): RawMember[] => Array.from({ length: count }, (_, i) => ({ name: `a${i}`, data: 'x' }));
const end = (told: RawEnd) => rawZip(members(), told);
const change = (change: Partial<RawMember>) => rawZip(members({ [SHEET]: change }));

/** A file of 64 bits, the sheet last. */
function long(lies: Zip64Lies = {}): Uint8Array<ArrayBuffer> {
  const { [SHEET]: rows = zeros(0), ...others } = good;
  return zip64({ ...others, [SHEET]: rows }, lies);
}

const text = (size: number) => `<row r="1"><c r="A1" t="str"><v>${'x'.repeat(size)}</v></c></row>`;

/** Text that does not pack a hundred times smaller. */
function noise(size: number): string {
  let state = 1;
  const sign = () => {
    state = (state * 48_271) % 0x7fffffff;
    return String.fromCharCode(97 + (state % 26));
  };
  return Array.from({ length: size }, sign).join('');
}

const bomb = rawZip([{ name: 'a', data: zeros(10 * MB) }]);

const REFUSED: Readonly<
  Partial<Record<ResultsRefusal, readonly (readonly [string, () => Uint8Array<ArrayBuffer>])[]>>
> = {
  'unknown-form': [
    ['nothing but the end of a directory', () => rawZip([])],
    ['a zip of something else', () => rawZip([{ name: 'a.txt', data: 'x' }])],
    ['a document', () => rawZip([{ name: 'word/document.xml', data: '<a/>' }])],
    ['64 members', () => rawZip(many(64))],
    ['a bomb alone', () => bomb],
    ['a cell of 1 MB of noise', () => sheet(text(0).replace('<v>', `<v>${noise(MB)}`))],
    ['no workbook', () => rawZip(members().filter(({ name }) => name !== 'xl/workbook.xml'))],
    ['no sheet', () => rawZip(members().filter(({ name }) => name !== SHEET))],
    ['an empty sheet', () => sheet('')],
    ['strings that name each other', () => strings('<c r="A1" t="s"><v>0</v></c>')],
    ['a string that there is not', () => strings('<c r="A1" t="s"><v>99999999</v></c>')],
    ['a string at -1', () => strings('<c r="A1" t="s"><v>-1</v></c>')],
    ['a string at a word', () => strings('<c r="A1" t="s"><v>constructor</v></c>')],
  ],
  'too-many-entries': [
    ['65 members', () => rawZip(many(65))],
    ['40,000 members, as it says', () => end({ count: 40_000 })],
    ['2^63 members, as it says', () => long({ count: 2n ** 63n })],
    ['65,535 members, as it says', () => long({ isLost: true })],
  ],
  'inflates-too-much': [
    ['a sheet of zeros', () => withSheet(zeros(5 * MB))],
    ['a sheet of 60 MB', () => change({ size: 60 * MB })],
    ['a sheet of 4 GB', () => change({ size: 0xfffffffe })],
    ['a sheet of 64 bits without them', () => change({ size: 0xffffffff })],
    ['a sheet of 2^63 bytes', () => long({ size: 2n ** 63n })],
    ['strings of zeros', () => rawZip(members({ [STRINGS]: { data: zeros(2 * MB) } }))],
    ['a cell of 50 MB', () => sheet(text(50 * MB))],
    ['a million empty columns', () => sheet(`<row r="1">${'<c/>'.repeat(1e6)}</row>`)],
  ],
  damaged: [
    ['a bomb that says it is small', () => change({ data: zeros(9 * MB), size: 1000 })],
    ['a sheet that is longer than told', () => change({ size: 100 })],
    ['a sheet that is shorter than told', () => change({ size: sheetXml.length + 1 })],
    ['a wrong sum', () => change({ crc: 1 })],
    ['a packed size past the end', () => change({ packedSize: 4 * MB })],
    ['a packed size of 4 GB', () => change({ packedSize: 0xfffffffe })],
    ['a packed size too short', () => change({ packedSize: 100 })],
    ['a packed size of 0', () => change({ packedSize: 0 })],
    ['noise in the place of packed bytes', () => change({ packed: strToU8(noise(500)) })],
    ['a way of packing that there is not', () => change({ method: 99 })],
    ['a stored sheet told as packed', () => change({ isStored: true, method: 8 })],
    ['a header with another name', () => change({ localName: 'xl/worksheets/sheet9.xml' })],
    ['a header with a name past the end', () => change({ localNameBytes: 0xffff })],
    ['a header with a name too short', () => change({ localNameBytes: 0 })],
    ['a member in the place of another', () => change({ headerOf: 0 })],
    ['a name twice', () => rawZip([...members(), { name: SHEET.toUpperCase(), data: 'x' }])],
    ['a directory with an entry too few', () => end({ count: 3 })],
    ['a directory with an entry too many', () => end({ count: 9 })],
    ['a directory elsewhere', () => end({ from: 0 })],
    ['a directory past the end', () => end({ from: 0xfffffff0 })],
    ['a directory of other length', () => end({ directoryBytes: 1 })],
    ['no end of a directory', () => rawZip(members()).slice(0, -22)],
    ['sizes of 64 bits that are not there', () => long({ isNameless: true })],
    ['sizes of 64 bits of which one is there', () => long({ extraBytes: 8 })],
    ['a packed size of 2^63', () => long({ packedSize: 2n ** 63n })],
    ['a header at 2^40', () => long({ header: 2n ** 40n })],
    ['a header of another member', () => long({ header: 0n })],
    ['a directory at 2^63', () => long({ from: 2n ** 63n })],
    ['an end of 64 bits at 2^63', () => long({ end: 2n ** 63n })],
    ['an end of 64 bits that is none', () => long({ end: 0n })],
    ['an end of 64 bits with an entry too few', () => long({ count: 3n })],
    ['a sheet of no bytes', () => withSheet('')],
    ['a sheet that is no XML', () => withSheet('Concurso;Data')],
    ['a sheet that ends in a tag', () => withSheet(sheetXml.slice(0, -3))],
    ['a sheet that ends in a row', () => withSheet(sheetXml.slice(0, sheetXml.lastIndexOf('<row')))],
    ['two documents in a sheet', () => withSheet(sheetXml.replace(/^<\?.*?\?>/, '') + sheetXml)],
    ['tags that cross', () => sheet('<row><c></row></c>')],
    ['a tag in a tag', () => sheet('<row <c>')],
    ['a tag without a name', () => sheet('<>')],
    ['a comment without an end', () => sheet('<!-- ')],
    ['CDATA without an end', () => sheet('<![CDATA[')],
    ['quotes without an end', () => sheet('<row r="1><c/></row>')],
    ['a tag of 100 kB', () => sheet(`<row r="${noise(100_000)}"/>`)],
    ['a name of 100 kB', () => sheet(`<${noise(100_000)}`)],
    ['a thousand tags deep', () => sheet('<a>'.repeat(1000) + '</a>'.repeat(1000))],
    ['bytes that are no UTF-8', () => withSheet(Uint8Array.from([...strToU8('<a>'), 0xff, 0xc0, 0x3c]))],
  ],
  encrypted: [['a member with a password', () => change({ flags: 1 })]],
  doctype: [
    ['a document type', () => withSheet(`<!DOCTYPE worksheet>${sheetXml}`)],
    ['an entity within', () => sheet('<!ENTITY a "b">')],
    ['an entity of a file', () => withSheet('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>')],
    ['a billion laughs', () => withSheet(laughs())],
    ['a document type in the strings', () => rawZip(members({ [STRINGS]: { data: laughs() } }))],
    ['a document type in the workbook', () => rawZip(members({ 'xl/workbook.xml': { data: laughs() } }))],
  ],
  'too-many-columns': [
    ['100,000 columns', () => sheet(`<row r="1">${cells(1e5)}</row>`)],
    ['20,000 empty columns', () => sheet(`<row r="1">${'<c/>'.repeat(20_000)}</row>`)],
    ['65 columns', () => sheet(`<row r="1">${cells(65)}</row>`)],
    ['a column far away', () => sheet('<row r="1"><c r="XFD1"><v>1</v></c></row>')],
  ],
  'too-many-rows': [['20,001 rows', () => gridAsSheet([...gridOf('quina', draws), ...rows(20_001)])]],
};

const CASES = Object.entries(REFUSED).flatMap(([refusal, list]) =>
  list.map(([what, make]) => [what, make, refusal] as const),
);

function laughs(): string {
  const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`);
  return `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY l0 "lol">${entities.join('')}]><l>&l9;</l>`;
}

function cells(count: number): string {
  return Array.from({ length: count }, (_, i) => `<c><v>${i * 7919}</v></c>`).join('');
}

function rows(count: number): string[][] {
  return Array.from({ length: count }, (_, i) => [String((i * 7919) % 99_991)]);
}

function strings(cell: string): Uint8Array<ArrayBuffer> {
  const data = `<worksheet><sheetData><row r="1">${cell}</row></sheetData></worksheet>`;
  const shared = '<sst><si><t>&#38;1;</t></si><si><t>&#38;0;</t></si></sst>';
  return rawZip(members({ [SHEET]: { data }, [STRINGS]: { data: shared } }));
}

describe('a spreadsheet file', () => {
  test.each(CASES)('a spreadsheet with %s is refused', (_, make, refusal) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(5 * MB);
    expect(read(bytes)).toMatchObject({ ok: false, refusal });
  });

  test('made by hand is read, packed or stored', () => {
    expect(drawsIn(read(rawZip(members())))).toEqual(draws);
    const stored = members().map((member) => ({ ...member, isStored: true }));
    expect(drawsIn(read(rawZip(stored)))).toEqual(draws);
  });

  test('a spreadsheet of 64 bits is read', () => {
    expect(drawsIn(read(long()))).toEqual(draws);
  });

  test('a spreadsheet with a bomb beside the sheet is read: nothing else is inflated', () => {
    const more = { name: 'customXml/item9.xml', data: zeros(20 * MB) };
    expect(drawsIn(read(rawZip([...members(), more])))).toEqual(draws);
  });

  test('cut short anywhere is refused', () => {
    const whole = officialXlsx('lotomania', sampleDraws('lotomania', 300));
    expect(whole.length).toBeGreaterThan(50_000);
    for (let bytes = 0; bytes < whole.length; bytes += 1024) {
      const answer = read(whole.slice(0, bytes));
      expect([bytes, answer]).toMatchObject([bytes, { ok: false }]);
    }
    for (let bytes = whole.length - 60; bytes < whole.length; bytes++) {
      expect([bytes, read(whole.slice(0, bytes)).ok]).toEqual([bytes, false]);
    }
  });

  test('a spreadsheet within a zip, a hundred deep, is not looked for', () => {
    let nested: Uint8Array<ArrayBuffer> = officialXlsx('quina', draws);
    for (let depth = 0; depth < 100; depth++) nested = zipSync({ [`${depth}.zip`]: nested });
    expect(read(nested)).toEqual({ ok: false, refusal: 'unknown-form' });
  });

  test('a spreadsheet whose packed bytes go on after their end is read as far as it is told', () => {
    const packed = Uint8Array.from([...deflateSync(strToU8(sheetXml)), 1, 2, 3]);
    expectWhole(read(change({ packed })));
  });
});
