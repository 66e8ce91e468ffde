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
import { SCRIPT } from '../given.ts';
import { type GivenRow, givenAt } from './given-files.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const MB = 2 ** 20;
const draws = sampleDraws('quina', 30);
const texts = gridOf('quina', draws).map((cells) => cells.map((text) => ({ text, kind: 'text' as const })));
const good = sheetMembers(texts, { prefix: '' });
const { [SHEET]: rows = new Uint8Array(), ...others } = good;
/** The sheet last, which lies are about. */
const long = (lies: Zip64Lies = {}) => zip64({ ...others, [SHEET]: rows }, lies);
const csv = delimited('quina', draws, ';');
const list = draws.map((draw) => mirrorDraw('quina', draw));

const FOUND = reportTexts.title('Quina');
const told = refusalReason;
const sheet = (change: Partial<RawMember>) =>
  rawZip(Object.entries(good).map(([name, data]) => ({ name, data, ...(name === SHEET && change) })));
const named = (name: string, bytes: Uint8Array) => ({ name, bytes });
const laughs = (entity: string) => `<!DOCTYPE a [<!ENTITY b "${'lol'.repeat(9)}">${entity}]><a>&b;</a>`;

const ZIPS: readonly GivenRow[] = [
  [
    'a sheet that inflates to 40 MB of nothing',
    sheet({ data: new Uint8Array(40 * MB) }),
    told('inflates-too-much'),
    { daily: 'chromium' },
  ],
  ['a sheet of 4 GB, as it says', sheet({ size: 0xfffffffe }), told('inflates-too-much')],
  ['a sheet of 64 bits without them', sheet({ size: 0xffffffff }), told('inflates-too-much')],
  ['a bomb that says it is small', sheet({ data: new Uint8Array(9 * MB), size: 1000 }), told('damaged')],
  ['parts that overlap', sheet({ headerOf: 0 }), told('damaged')],
  ['65 parts', rawZip(Array.from({ length: 65 }, (_, i) => ({ name: `${i}`, data: '' }))), told('too-many-entries')],
  ['a billion laughs', sheet({ data: laughs('<!ENTITY c "&b;&b;">') }), told('doctype')],
  ['an entity of a file', sheet({ data: laughs('<!ENTITY c SYSTEM "file:///etc/passwd">') }), told('doctype')],
  ['with a password', sheet({ flags: 1 }), told('encrypted')],
  [
    'macros beside the sheet',
    named(
      'm.xlsm',
      rawZip([
        ...Object.entries(good).map(([name, data]) => ({ name, data })),
        { name: 'xl/vbaProject.bin', data: SCRIPT },
      ]),
    ),
    FOUND,
  ],
  ['a true zip of 64 bits', long(), FOUND, { daily: 'chromium' }],
  ['a zip of 64 bits that lacks them', long({ isNameless: true }), told('damaged')],
  ['a zip of 64 bits, a part of 2^63 bytes', long({ size: 2n ** 63n }), told('inflates-too-much')],
  ['a zip of 64 bits, a part beyond the end', long({ header: 2n ** 40n }), told('damaged')],
  ['a zip of 64 bits, its directory beyond the end', long({ from: 2n ** 40n }), told('damaged')],
  ['a zip of 64 bits, its end beyond the end', long({ end: 2n ** 40n }), told('damaged')],
  ['a zip of 64 bits, of 2^63 parts', long({ count: 2n ** 63n }), told('too-many-entries')],
  ['more than 5 MB', { text: 'PK\u0003\u0004', times: (5 * MB) / 4 + 1 }, told('too-large', String(5 * MB))],
  ['half a spreadsheet', sheet({}).subarray(0, 2000), told('damaged')],
];

const TEXTS: readonly GivenRow[] = [
  ['nothing', '', told('empty')],
  [
    'an archive of mail',
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(4096)]),
    told('old-xls'),
  ],
  [
    'a page of the internet as .xlsx',
    { name: 'quina.xlsx', text: `<!doctype html><table><tr><td>${SCRIPT}</table>` },
    told('web-page'),
    { daily: 'chromium' },
  ],
  [
    'a table whose cells are scripts',
    csv.replaceAll(/\d\d\/\d\d\/\d{4}/g, `"${SCRIPT.replaceAll('"', '""')}"`),
    told('no-draws', 'quina'),
  ],
  ['a table of formulas', `${csv}31;=cmd|' /C calc'!A0;1;2;3;4;5\r\n`, '1 linha ficou de fora'],
  ['a million columns', { text: 'a;', times: 1_000_000 }, told('unknown-form'), { daily: 'chromium' }],
  ['a million quotes', { text: '"', times: 1_000_001 }, told('unknown-form')],
  ['a million lines', { text: '1;2\n', times: 1_000_000 }, told('unknown-form')],
  [
    'digits of another script',
    csv.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
    told('unknown-form'),
  ],
  ['what turns the text around', `\u202E${csv}`, FOUND],
  ['zeros', { text: '\u0000', times: MB }, told('unknown-form')],
  ['a table in the letters of old Windows', windows1252(csv), FOUND],
  ['16 MB and a byte', { text: 'a', times: 16 * MB + 1 }, told('too-large', String(16 * MB))],
  ['a million lists in one another', { name: 'x.json', text: '[', times: 1_000_000 }, told('damaged')],
  ['draws of which everything inherits', { bytes: json(list), name: '__proto__' }, FOUND],
  [
    'draws with a million numbers',
    json(list.map((draw) => ({ ...draw, dezenas: Array(10_000).fill('1') }))),
    told('no-draws', 'quina'),
  ],
  [
    'draws of two lotteries',
    json([...list, mirrorDraw('megasena', sampleDraws('megasena', 1)[0] as never)]),
    told('several-lotteries'),
  ],
  [
    'a name of 100,000 signs that turn and ring',
    { name: `\u202E${'a'.repeat(100_000)}\u0007.csv`, text: 'x' },
    told('unknown-form'),
  ],
  ['a file', SCRIPT, told('unknown-form'), { way: 'drop' }],
  [
    '50 files, the last of them good',
    [...Array.from({ length: 49 }, () => ({ text: 'x' })), { text: csv }],
    'Depois deste, mais 49 arquivos.',
    { way: 'drop' },
  ],
  ['a script', SCRIPT, told('unknown-form'), { way: 'paste' }],
  ['5 MB', { text: 'a ', times: 2.5 * MB }, told('unknown-form'), { way: 'paste' }],
  ['a picture of nothing', strToU8('\u0089PNG\r\n'), told('unknown-form'), { way: 'paste-file' }],
];

/** Files of results that are none, or worse. */
export const RESULTS_FILE_FAULTS = givenAt(
  { of: 'a file of results', path: '/resultados?tab=file', way: { chooser: resultsTexts.choose } },
  [...ZIPS, ...TEXTS],
);
