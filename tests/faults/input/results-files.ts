import { strToU8 } from 'fflate';
import { refusalReason } from '../../../src/content/results/refusals.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { delimited, json, windows1252 } from '../../draws/read/files.ts';
import { gridOf } from '../../draws/read/grids.ts';
import { mirrorDraw } from '../../draws/read/json-files.ts';
import { type RawMember, rawZip } from '../../draws/read/raw-zips.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { sheetMembers } from '../../draws/read/sheets.ts';
import { type Zip64Lies, zip64 } from '../../draws/read/zip64.ts';
import type { Fault } from '../fault.ts';
import { type GivenRow, givenAt } from './given-files.ts';
import { SCRIPT } from './hand-in.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const MB = 2 ** 20;
const draws = sampleDraws('quina', 30);
const texts = gridOf('quina', draws).map((cells) => cells.map((text) => ({ text, kind: 'text' as const })));
const good = sheetMembers(texts, { prefix: '' });
const { [SHEET]: rows = new Uint8Array(), ...others } = good;
/** The sheet last, which lies are about. */
const long = (lies: Zip64Lies = {}) => ({ bytes: zip64({ ...others, [SHEET]: rows }, lies) });
const csv = delimited('quina', draws, ';');
const list = draws.map((draw) => mirrorDraw('quina', draw));

const FOUND = reportTexts.title('Quina');
const told = refusalReason;
const sheet = (change: Partial<RawMember>) =>
  rawZip(Object.entries(good).map(([name, data]) => ({ name, data, ...(name === SHEET && change) })));
const named = (name: string, bytes: Uint8Array) => ({ name, bytes });
const laughs = (entity: string) => `<!DOCTYPE a [<!ENTITY b "${'lol'.repeat(9)}">${entity}]><a>&b;</a>`;

const ZIPS: readonly GivenRow[] = [
  {
    done: 'a sheet that inflates to 40 MB of nothing',
    given: { bytes: sheet({ data: new Uint8Array(40 * MB) }) },
    told: told('inflates-too-much'),
    daily: 'chromium',
  },
  {
    done: 'a sheet of 4 GB, as it says',
    given: { bytes: sheet({ size: 0xfffffffe }) },
    told: told('inflates-too-much'),
  },
  {
    done: 'a sheet of 64 bits without them',
    given: { bytes: sheet({ size: 0xffffffff }) },
    told: told('inflates-too-much'),
  },
  {
    done: 'a bomb that says it is small',
    given: { bytes: sheet({ data: new Uint8Array(9 * MB), size: 1000 }) },
    told: told('damaged'),
  },
  { done: 'parts that overlap', given: { bytes: sheet({ headerOf: 0 }) }, told: told('damaged') },
  {
    done: '65 parts',
    given: { bytes: rawZip(Array.from({ length: 65 }, (_, i) => ({ name: `${i}`, data: '' }))) },
    told: told('too-many-entries'),
  },
  {
    done: 'a billion laughs',
    given: { bytes: sheet({ data: laughs('<!ENTITY c "&b;&b;">') }) },
    told: told('doctype'),
  },
  {
    done: 'an entity of a file',
    given: { bytes: sheet({ data: laughs('<!ENTITY c SYSTEM "file:///etc/passwd">') }) },
    told: told('doctype'),
  },
  { done: 'with a password', given: { bytes: sheet({ flags: 1 }) }, told: told('encrypted') },
  {
    done: 'macros beside the sheet',
    given: named(
      'm.xlsm',
      rawZip([
        ...Object.entries(good).map(([name, data]) => ({ name, data })),
        { name: 'xl/vbaProject.bin', data: SCRIPT },
      ]),
    ),
    told: FOUND,
  },
  { done: 'a true zip of 64 bits', given: long(), told: FOUND, daily: 'chromium' },
  {
    done: 'a zip of 64 bits that lacks them',
    given: long({ isNameless: true }),
    told: told('damaged'),
  },
  {
    done: 'a zip of 64 bits, a part of 2^63 bytes',
    given: long({ size: 2n ** 63n }),
    told: told('inflates-too-much'),
  },
  {
    done: 'a zip of 64 bits, a part beyond the end',
    given: long({ header: 2n ** 40n }),
    told: told('damaged'),
  },
  {
    done: 'a zip of 64 bits, its directory beyond the end',
    given: long({ from: 2n ** 40n }),
    told: told('damaged'),
  },
  {
    done: 'a zip of 64 bits, its end beyond the end',
    given: long({ end: 2n ** 40n }),
    told: told('damaged'),
  },
  {
    done: 'a zip of 64 bits, of 2^63 parts',
    given: long({ count: 2n ** 63n }),
    told: told('too-many-entries'),
  },
  {
    done: 'more than 5 MB',
    given: { text: 'PK\u0003\u0004', times: (5 * MB) / 4 + 1 },
    told: told('too-large', String(5 * MB)),
  },
  { done: 'half a spreadsheet', given: { bytes: sheet({}).subarray(0, 2000) }, told: told('damaged') },
];

const TEXTS: readonly GivenRow[] = [
  { done: 'nothing', given: { text: '' }, told: told('empty') },
  {
    done: 'an archive of mail',
    given: { bytes: Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(4096)]) },
    told: told('old-xls'),
  },
  {
    done: 'a page of the internet as .xlsx',
    given: { name: 'quina.xlsx', text: `<!doctype html><table><tr><td>${SCRIPT}</table>` },
    told: told('web-page'),
    daily: 'chromium',
  },
  {
    done: 'a table whose cells are scripts',
    given: { text: csv.replaceAll(/\d\d\/\d\d\/\d{4}/g, `"${SCRIPT.replaceAll('"', '""')}"`) },
    told: told('no-draws', 'quina'),
  },
  {
    done: 'a table of formulas',
    given: { text: `${csv}31;=cmd|' /C calc'!A0;1;2;3;4;5\r\n` },
    told: '1 linha ficou de fora',
  },
  { done: 'a million columns', given: { text: 'a;', times: 1_000_000 }, told: told('unknown-form'), daily: 'chromium' },
  { done: 'a million quotes', given: { text: '"', times: 1_000_001 }, told: told('unknown-form') },
  { done: 'a million lines', given: { text: '1;2\n', times: 1_000_000 }, told: told('unknown-form') },
  {
    done: 'digits of another script',
    given: { text: csv.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))) },
    told: told('unknown-form'),
  },
  { done: 'what turns the text around', given: { text: `\u202E${csv}` }, told: FOUND },
  { done: 'zeros', given: { text: '\u0000', times: MB }, told: told('unknown-form') },
  { done: 'a table in the letters of old Windows', given: { bytes: windows1252(csv) }, told: FOUND },
  { done: '16 MB and a byte', given: { text: 'a', times: 16 * MB + 1 }, told: told('too-large', String(16 * MB)) },
  {
    done: 'a million lists in one another',
    given: { name: 'x.json', text: '[', times: 1_000_000 },
    told: told('damaged'),
  },
  { done: 'draws of which everything inherits', given: { bytes: json(list), name: '__proto__' }, told: FOUND },
  {
    done: 'draws with a million numbers',
    given: { bytes: json(list.map((draw) => ({ ...draw, dezenas: Array(10_000).fill('1') }))) },
    told: told('no-draws', 'quina'),
  },
  {
    done: 'draws of two lotteries',
    given: { bytes: json([...list, mirrorDraw('megasena', sampleDraws('megasena', 1)[0] as never)]) },
    told: told('several-lotteries'),
  },
  {
    done: 'a name of 100,000 signs that turn and ring',
    given: { name: `\u202E${'a'.repeat(100_000)}\u0007.csv`, text: 'x' },
    told: told('unknown-form'),
  },
  { done: 'a file', way: 'drop', given: { text: SCRIPT }, told: told('unknown-form') },
  {
    done: '50 files, the last of them good',
    way: 'drop',
    given: [...Array.from({ length: 49 }, () => ({ text: 'x' })), { text: csv }],
    told: 'Depois deste, mais 49 arquivos.',
  },
  { done: 'a script', way: 'paste', given: { text: SCRIPT }, told: told('unknown-form') },
  { done: '5 MB', way: 'paste', given: { text: 'a ', times: 2.5 * MB }, told: told('unknown-form') },
  {
    done: 'a picture of nothing',
    way: 'paste-file',
    given: { bytes: strToU8('\u0089PNG\r\n') },
    told: told('unknown-form'),
  },
];

const place = { of: 'a file of results', path: '/resultados?tab=file', way: { chooser: resultsTexts.choose } } as const;

/** Files of results that are none, or worse. */
export const RESULTS_FILE_FAULTS: readonly Fault[] = givenAt(place, [...ZIPS, ...TEXTS]);
