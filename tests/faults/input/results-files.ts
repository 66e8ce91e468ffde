import { refusalReason } from '../../../src/content/results/refusals.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { delimited } from '../../draws/read/files.ts';
import { gridOf } from '../../draws/read/grids.ts';
import { rawZip } from '../../draws/read/raw-zips.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { sheetMembers } from '../../draws/read/sheets.ts';
import { zip64 } from '../../draws/read/zip64.ts';
import { SCRIPT } from '../given.ts';
import { type GivenRow, givenAt } from './given-files.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const MB = 2 ** 20;
const draws = sampleDraws('quina', 30);
const texts = gridOf('quina', draws).map((cells) => cells.map((text) => ({ text, kind: 'text' as const })));
const good = sheetMembers(texts, { prefix: '' });
const csv = delimited('quina', draws, ';');

const FOUND = reportTexts.title('Quina');
const told = refusalReason;
/** A workbook with these bytes for its sheet. */
const withSheet = (data: Uint8Array | string) =>
  rawZip(Object.entries(good).map(([name, bytes]) => ({ name, data: name === SHEET ? data : bytes })));

// `tests/draws/read/hostile-*.test.ts` have all that a file may be, and why each is refused.
const ROWS: readonly GivenRow[] = [
  [
    'a sheet that inflates to 40 MB of nothing',
    withSheet(new Uint8Array(40 * MB)),
    told('inflates-too-much'),
    { daily: 'chromium' },
  ],
  ['a true zip of 64 bits', zip64(good), FOUND, { daily: 'chromium' }],
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
  ['what turns the text around', `\u202E${csv}`, FOUND],
  [
    'a name of 100,000 signs that turn and ring',
    { name: `\u202E${'a'.repeat(100_000)}\u0007.csv`, text: 'x' },
    told('unknown-form'),
  ],
  [
    '50 files, the last of them good',
    [...Array.from({ length: 49 }, () => ({ text: 'x' })), { text: csv }],
    'Depois deste, mais 49 arquivos.',
    { way: 'drop' },
  ],
  ['a script', SCRIPT, told('unknown-form'), { way: 'paste' }],
  ['5 MB', { text: 'a ', times: 2.5 * MB }, told('unknown-form'), { way: 'paste' }],
  ['a picture of nothing', { text: '\u0089PNG\r\n' }, told('unknown-form'), { way: 'paste-file' }],
];

/** Files of results that are none, or worse. */
export const RESULTS_FILE_FAULTS = givenAt(
  { of: 'a file of results', path: '/resultados?tab=file', way: { chooser: resultsTexts.choose } },
  ROWS,
);
