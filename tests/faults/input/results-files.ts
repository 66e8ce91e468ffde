import { refusalReason } from '../../../src/content/results/refusals.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { delimited } from '../../draws/read/files.ts';
import { gridOf } from '../../draws/read/grids.ts';
import { rawZip } from '../../draws/read/raw-zips.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { sheetMembers } from '../../draws/read/sheets.ts';
import { SCRIPT } from '../given.ts';
import { type GivenRow, givenAt } from './given-files.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const MB = 2 ** 20;
const draws = sampleDraws('quina', 30);
const texts = gridOf('quina', draws).map((cells) => cells.map((text) => ({ text, kind: 'text' as const })));
const good = sheetMembers(texts, { prefix: '' });
const csv = delimited('quina', draws, ';');

const told = refusalReason;

// `tests/draws/read/hostile-*.test.ts` have all that a file may be, and why each is refused.
const ROWS: readonly GivenRow[] = [
  [
    'a sheet that inflates to 40 MB of nothing',
    rawZip(
      Object.entries(good).map(([name, data]) => ({ name, data: name === SHEET ? new Uint8Array(40 * MB) : data })),
    ),
    told('inflates-too-much'),
    { daily: 'chromium' },
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
    reportTexts.title('Quina'),
  ],
  ['a million columns', { text: 'a;', times: 1_000_000 }, told('unknown-form'), { daily: 'chromium' }],
];

/** Files of results that are none, or worse. */
export const RESULTS_FILE_FAULTS = givenAt(
  { of: 'a file of results', path: '/resultados?tab=file', way: { chooser: resultsTexts.choose } },
  ROWS,
);
