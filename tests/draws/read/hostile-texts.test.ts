import { describe, expect, test } from 'vitest';
import type { ReadResults, ResultsFile } from '../../../workers/shared/draws/results-report.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { asloterias, json, utf8, windows1252 } from './files.ts';
import { type Grid, gridAsSheet, gridAsText, gridOf } from './grids.ts';
import { drawsByContest, mirrorDraw, officialAnswer } from './json-files.ts';
import { rawZip } from './raw-zips.ts';
import { drawsIn, read } from './read.ts';
import { sampleDraws } from './sample-draws.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Case = readonly [
  what: string,
  make: () => Bytes | string,
  answer: Partial<ReadResults>,
  file?: Partial<ResultsFile>,
];

const MB = 1024 * 1024;
const mega = sampleDraws('megasena', 30);
const grid = gridOf('megasena', mega);
const csv = gridAsText(grid);
const list = mega.map((draw) => mirrorDraw('megasena', draw));
const refused = (refusal: string, detail?: string) =>
  ({ ok: false, refusal, ...(detail && { detail }) }) as Partial<ReadResults>;
const bytesOf = (made: Bytes | string) => (typeof made === 'string' ? utf8(made) : made);

function utf16(text: string, isLittle = true): Bytes {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  view.setUint16(0, 0xfeff, isLittle);
  Array.from(text, (sign, i) => view.setUint16(2 * i + 2, sign.charCodeAt(0), isLittle));
  return new Uint8Array(view.buffer);
}

/** An OLE2 file whose directory has a name. */
function ole(name: string): Bytes {
  const bytes = new Uint8Array(4096);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set(utf16(name).subarray(2), 1024);
  return bytes;
}

const withHeader = (change: (name: string) => string): Grid =>
  grid.map((cells, i) => (i === 0 ? cells.map(change) : cells));

/** The lotteries with one draw of six numbers. */
const OF_SIX = LOTTERIES.filter(({ drawn, drawsPerContest }) => drawn === 6 && drawsPerContest === 1).map(
  ({ key }) => key,
);

/** Contest, day and digits of Super Sete, some without a digit twice. */
const superSete = Array.from({ length: 40 }, (_, i) => [
  ...[i + 1, '01/01/2020'],
  ...Array.from({ length: 7 }, (_, column) => (i % 20 === 0 ? column + 1 : (i * 3 + column ** 2) % 10)),
]);
const bola = Array.from({ length: 6 }, (_, i) => `bola ${i + 1}`).join(';');
const superSeteBalls = Array.from({ length: 7 }, (_, i) => `bola ${i + 1}`).join(';');

const few = sampleDraws('timemania', 100).map(({ contest, numbers }) => ({ contest, numbers }));
/** Rows with a number that no lottery has. */
const many = sampleDraws('timemania', 220)
  .slice(100)
  .map(({ contest, numbers }) => ({ contest, numbers: [...numbers.slice(1), 95] }));

/** Extraction, day and tickets. */
const federal = (sign: string) =>
  [
    ['Extração', 'Data Sorteio', ...Array.from({ length: 5 }, (_, i) => `${i + 1}º prêmio`)],
    ['5.500', '01/01/2020', '005349', '038031', '026492', '025151', '001416'],
  ]
    .map((row) => row.join(sign))
    .join('\n');

/** Contest, day and columns of matches. */
const loteca = (sign: string) =>
  [
    ['Concurso', 'Data Sorteio', ...Array.from({ length: 14 }, (_, i) => `Jogo ${i + 1}`)],
    ['1', '01/01/2020', ...Array.from({ length: 14 }, (_, i) => ['1', '2', 'X'][i % 3] ?? '')],
  ]
    .map((row) => row.join(sign))
    .join('\n');

/** The lowest of the numbers from 13 on that are none of some. */
const eighthOf = (numbers: readonly number[]) =>
  String([13, 14, 15, 16, 17, 18, 19, 20].find((n) => !numbers.includes(n)));

/** Contest, day and numbers of Mega-Sena. */
const sixes = Array.from({ length: 40 }, (_, i) => [...[i + 1, '01/01/2020', 1, 12, 23, 34, 45, 51 + (i % 9)]]);

/** What each of some files is answered with. */
function as(answer: Partial<ReadResults>, files: readonly (readonly [string, Case[1], Case[3]?])[]): Case[] {
  return files.map(([what, make, file = {}]) => [what, make, answer, file]);
}

/** A table as a page has it. */
const page = (text: string) => {
  const rows = text.split('\r\n').map((row) => `<tr>${row.replace(/[^;]+/g, '<td>$&</td>')}</tr>`);
  return `<!DOCTYPE html><html><body><table>${rows.join('\n')}</table></body></html>`;
};

/** Rows as commands put them into a database; without its last column its header would be one of Quina. */
const sql = (count: number) => {
  const into = 'INSERT INTO `mega` (`id`, `concurso`, `bola1`, `bola2`, `bola3`, `bola4`, `bola5`, `bola6`) VALUES\n';
  const rows = sixes.slice(0, count).map(([n, , ...six]) => `(${n}, ${n}, ${six.join(', ')})`);
  return into + rows.join(',\n');
};

/** A file of LibreOffice: its kind is its first part, which is not packed. */
const openDocument = (kind: string) =>
  rawZip([
    { name: 'mimetype', data: `application/vnd.oasis.opendocument.${kind}`, isStored: true },
    { name: 'content.xml', data: '<office:document-content/>' },
  ]);
const FLAT_ODS =
  '<office:document xmlns:office="urn:x" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"></office:document>';

const kept0 = (cell: string | number, kept: string) =>
  String(cell).replace(/^\d+$/, (text) => kept.replace('$&', text));

const REFUSED: readonly Case[] = [
  ...as(refused('empty'), [
    ['no bytes', () => ''],
    ['spaces', () => ' \r\n\t '],
    ['a mark', () => '\uFEFF'],
  ]),
  ...as(refused('unknown-form'), [
    ['zeros', () => new Uint8Array(1000)],
    ['a sign and zeros', () => `a${'\0'.repeat(99)}`],
    ['a picture', () => Uint8Array.from([0x89, 80, 78, 71, 13, 10, 26, 10, 0, 0])],
    ['a PDF', () => '%PDF-1.7\n%âãÏÓ\n1 0 obj'],
    ['an archive that is no zip', () => Uint8Array.from([0x1f, 0x8b, 8, 0, 0])],
    ['a word', () => 'loteria'],
    ['a letter', () => 'Prezado PK, seguem os resultados.'],
    ['noise', () => Uint8Array.from({ length: 5000 }, (_, i) => 1 + ((i * i * 7919) % 255))],
    ['XML', () => '<?xml version="1.0"?><workbook/>'],
    ['rows without a header', () => csv.slice(csv.indexOf('\n') + 1)],
    ['a header too far down', () => 'x\n'.repeat(40) + csv],
    ['a header without contests', () => gridAsText(withHeader((n) => n.replace('Concurso', 'X')))],
    ['a header without balls', () => gridAsText(withHeader((n) => n.replace(/Bola\d/, 'X')))],
    ['four balls', () => gridAsText(withHeader((n) => n.replace(/Bola[56]/, 'X')))],
    [
      'one column for all numbers, which are in as many, and another',
      () => `concurso;data;dezenas;corrigido\n${sixes.map((row) => `${row.join(';')};sim`).join('\n')}`,
    ],
    ['a separator of its own', () => csv.replaceAll(';', '#')],
    ['quotes without an end at once', () => `"${csv}`],
    ['a header of 100,000 columns', () => `Concurso;${'Bola1;'.repeat(1e5)}`],
    ['prizes of some draw of lots', () => 'Sorteio;Data;1º prêmio;2º prêmio\n1;01/01/2020;12345;54321'],
    ['some games', () => 'Data;Jogo 1;Jogo 2;Jogo 3\n01/01/2020;1;2;X'],
    ['a letter from the bank', () => 'Caixa;Econômica;Federal;Prezado cliente'],
    ['a list of nothing', () => '[null, [], 1, "x"]'],
    ['another object', () => '{"name":"x","list":[1]}'],
    ['a list of lists', () => '[[1,2,3,4,5,6]]'],
    ['numbers of prototypes', () => '{"__proto__":["1"],"constructor":["2"]}'],
  ]),
  ...as(refused('too-large', String(16 * MB)), [['more than 16 MB', () => new Uint8Array(16 * MB + 1)]]),
  ...as(refused('damaged'), [
    ['two letters of a zip', () => 'PK\u0003\u0004'],
    ['quotes without an end', () => `${csv}31;"01/01/2020;1;2;3`],
    ['a cell of 1 MB', () => `${csv}31;${'x'.repeat(MB)}`],
    ['a quoted cell of 1 MB', () => `${csv}31;"${'x\n'.repeat(MB / 2)}"`],
    ['JSON cut short', () => JSON.stringify(list).slice(0, -5)],
    ['JSON that goes deep and ends', () => `${'['.repeat(1e6)}`],
    ['JSON that goes on', () => `${JSON.stringify(list)}]`],
    ['JSON with a comment', () => `[// x\n]`],
  ]),
  ...as(refused('old-xls'), [
    ['an old .xls', () => ole('Workbook')],
    ['an old .xls cut short', () => ole('Workbook').slice(0, 8)],
  ]),
  ...as(refused('encrypted'), [['a file with a password', () => ole('EncryptedPackage')]]),
  ...as(refused('web-page'), [
    ['a web page', () => '<!DOCTYPE html><html><body>Loterias</body></html>'],
    ['a web page with a mark', () => '\uFEFF\r\n<html>'],
    ['a page in capitals', () => '<HTML><TABLE><TR><TD>Loterias</TD></TR></TABLE>'],
    ['a table of a page', () => `<table>${'<tr><td>1</td></tr>'.repeat(9)}</table>`],
    ['a page in UTF-16', () => utf16('<html><head></head></html>')],
    ['a page as XML', () => '<?xml version="1.0"?><!DOCTYPE html><html/>'],
  ]),
  ...as(refused('html-table'), [
    ['a page that is a table of results', () => page(csv)],
    ['a table of results in capitals', () => '<HTML><TABLE><TR><TD>Concurso</TD></TR></TABLE>'],
    ['a table of results saved as .xls', () => `<table border=1>${'<tr><td>Concurso</td></tr>'.repeat(9)}</table>`],
  ]),
  ...as(refused('sql'), [
    ['commands of a database', () => sql(9)],
    ['commands of a database, below its notes', () => `-- MySQL dump\n/*!40101 SET NAMES utf8 */;\n\n${sql(40)}`],
    ['commands of SQLite', () => sql(9).replace('INSERT INTO', 'INSERT OR REPLACE INTO')],
    [
      'a copy for PostgreSQL',
      () =>
        `COPY public.mega (concurso, data, ${bola.replaceAll(';', ', ')}, uf) FROM stdin;\n${sixes.map((row) => row.join('\t')).join('\n')}`,
    ],
    [
      'a table of a database, without rows',
      () => 'create  table mega (\n  concurso int,\n  bola1 int,\n  bola2 int\n);\n',
    ],
  ]),
  ...as(refused('open-document'), [
    ['a spreadsheet of LibreOffice', () => openDocument('spreadsheet')],
    ['the same without a zip', () => `<?xml version="1.0"?>${FLAT_ODS}`],
  ]),
  ...as(refused('unknown-form'), [['a letter of LibreOffice', () => openDocument('text')]]),
  [
    'numbers with a comma',
    () => ['concurso;data;d1;d2;d3;d4;d5', '1;01/01/2020;4,0;5,0;6,0;7,0;8,0'].join('\n'),
    { ...refused('no-draws'), leftOut: [{ row: 2, fault: 'number', contest: 1, value: '4,0' }] },
    { lottery: 'quina' },
  ],
  ...as(refused('doctype'), [
    ['XML with a document type', () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ]),
  ...as(refused('other-game'), [
    ['eight balls', () => 'Concurso;Bola1;Bola2;Bola3;Bola4;Bola5;Bola6;Bola7;Bola8\n1;1;2;3;4;5;6;7;8'],
  ]),
  ...as(refused('too-many-columns', '64'), [
    ['65 columns', () => `${csv}31;${';'.repeat(63)}x`],
    ['a million columns', () => `${csv}${'1;'.repeat(1e6)}`],
  ]),
  ...as(refused('too-many-rows', '20000'), [
    ['20,001 rows', () => `${csv}${'1;2\n'.repeat(20_001)}`],
    ['a list of 100,000 lists', () => `[${'[],'.repeat(1e5)}[]]`],
    ['an object of 20,001 contests', () => json(Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [i, []])))],
  ]),
  ...as(refused('no-draws'), [
    ['a header alone', () => csv.slice(0, csv.indexOf('\n') + 1)],
    ['rows that are none', () => `${csv.slice(0, csv.indexOf('\n') + 1)}x;y\nz;w\n`],
    ['JSON of nothing', () => '[]'],
    ['JSON of no contest', () => '{}'],
  ]),
  ...as(refused('other-game', 'maismilionaria'), [
    ['+Milionária', () => gridAsText(grid.map((cells, i) => [...cells, i === 0 ? 'Trevo1' : '3']))],
    [
      '+Milionária, numbers and clovers in one list',
      () => json({ 1: [43, 31, 15, 23, 11, 9, 2, 5], 2: [29, 32, 11, 40, 2, 4, 4, 6] }),
    ],
    ['+Milionária, clovers beside', () => json([{ concurso: 1, dezenas: [1, 2, 3, 4, 5, 6], trevos: [1, 2] }])],
    ['another game', () => json([{ ...list[0], loteria: 'maismilionaria' }])],
  ]),
  ...as(refused('other-game', 'supersete'), [
    ['Super Sete', () => 'Concurso;Data Sorteio;Coluna 1;Coluna 2\n1;01/01/2020;3;4'],
    [
      'Super Sete under names of balls',
      () => `Concurso;Data;${superSeteBalls};\n${superSete.map((row) => row.join(';')).join('\n')}`,
    ],
    [
      'Super Sete in one column, read as Dia de Sorte',
      () => `concurso;dezenas\n${superSete.map(([n, , ...d]) => `${n};${d.join(' ')}`).join('\n')}`,
      { lottery: 'diadasorte' },
    ],
    ['Super Sete in JSON', () => json(Object.fromEntries(superSete.map(([n, , ...digits]) => [n, digits])))],
  ]),
  ...as(refused('other-game', 'federal'), [
    ['tickets of the Federal', () => json({ 1: ['005349', '038031', '026492', '025151', '001416'] })],
    [
      'Loteria Federal, named above a table',
      () => 'Resultados da Loteria Federal;;\nExtração;Data;1º prêmio\n1;01/01/2020;12345',
    ],
    ['Federal by its columns, under contests', () => federal(';').replace('Extração', 'Concurso').replaceAll('º', '°')],
    ['Federal by the name of its sheet', () => gridAsSheet([['Tabela', 'Data', 'Prêmios']], { name: 'FEDERAL' })],
    [
      'Federal by its columns, in a sheet',
      () =>
        gridAsSheet(
          federal(';')
            .split('\n')
            .map((row) => row.split(';')),
        ),
    ],
  ]),
  ...as(refused('other-game', 'loteca'), [
    ['Loteca, which has no numbers', () => json([{ tipoJogo: 'LOTECA', numero: 1, listaDezenas: null }])],
  ]),
  ...as(refused('no-draws', 'megasena'), [
    ['numbers of no lottery that is known', () => json({ 1: [70, 71, 72, 73, 74, 75], 2: [71, 72, 73, 74, 75, 76] })],
  ]),
  ...as(refused('other-lottery', 'megasena'), [
    ['another lottery', () => csv, { lottery: 'quina' }],
    ['another lottery of as many numbers', () => csv, { lottery: 'duplasena' }],
    ['another lottery in JSON', () => json(list), { lottery: 'quina' }],
  ]),
  ...as({ ok: false, refusal: 'too-many-rows' }, [
    ['a data frame of a million empty rows', () => `{"columns":["Concurso"],"data":[${'0,'.repeat(1e6)}0]}`],
    ['a column of a million contests', () => `{"Concurso":[${'0,'.repeat(1e6)}0],"Bola1":[]}`],
  ]),
  ...as(refused('several-lotteries'), [
    [
      'a draw of each of several lotteries',
      () => {
        const keys = ['megasena', 'quina'] as const;
        const drawOf = (key: (typeof keys)[number]) => sampleDraws(key, 1).map((draw) => mirrorDraw(key, draw))[0];
        return json(Object.fromEntries(keys.map((key) => [key, drawOf(key)])));
      },
    ],
    [
      'several lotteries',
      () => json([...list, officialAnswer('quina', sampleDraws('quina', 1)[0] ?? (mega[0] as never))]),
    ],
  ]),
  ...as(refused('other-lottery', 'quina'), [
    [
      'another lottery by contest',
      () => json(drawsByContest('quina', sampleDraws('quina', 9))),
      { lottery: 'lotomania' },
    ],
  ]),
  [
    'a number more than the header has balls',
    () => `Concurso;Data;bola 1;bola 2;bola 3;bola 4;bola 5\n${sixes.map((row) => row.join(';')).join('\n')}`,
    { ...refused('no-draws', 'quina'), leftOutCount: 40 },
  ],
  ...[';', ',', '\t'].flatMap((sign): Case[] => [
    [`Federal by its columns, with “${sign}”`, () => federal(sign), refused('other-game', 'federal')],
    [`Loteca by its columns, with “${sign}”`, () => loteca(sign), refused('other-game', 'loteca')],
  ]),
  [
    'rows most of which do not fit',
    () => json(drawsByContest('diadasorte', [...few, ...many])),
    { ...refused('misfit', 'timemania'), leftOutCount: 120 },
  ],
  [
    'six numbers of one of some lotteries',
    () => json({ 1: ['01', '02', '03', '04', '05', '06'] }),
    { ...refused('unknown-lottery'), choices: OF_SIX },
  ],
  [
    'seven numbers of one of two lotteries',
    () => json({ 1: ['01', '02', '03', '14', '15', '16', '17'] }),
    { ...refused('unknown-lottery'), choices: ['timemania', 'diadasorte'] },
  ],
  [
    'six numbers, read as of a lottery with two draws',
    () => json({ 1: ['01', '02', '03', '04', '05', '06'] }),
    { ...refused('no-draws', 'duplasena'), leftOut: [{ row: 1, fault: 'second-draw' }] },
    { lottery: 'duplasena' },
  ],
];

const all = { ok: true, report: { count: 30, leftOutCount: 0 } } as unknown as Partial<ReadResults>;

const listed = { ok: true, report: { lottery: 'megasena', count: 40, leftOutCount: 0 } };
const oneCell = sixes.map(([n, day, ...six]) => `${n};${day};${six.join('-')}`);

const TAKEN: readonly Case[] = [
  [
    'all numbers in one cell, and columns beside that some rows leave empty',
    () => `concurso;data;dezenas;corrigido\n${oneCell.map((row, i) => `${row};${i % 7 ? '' : 'sim'}`).join('\n')}`,
    listed as never,
  ],
  [
    'all numbers in one cell, and columns without a name',
    () => `concurso;data;dezenas\n${oneCell.map((row, i) => `${row};x;${i + 1}`).join('\n')}`,
    listed as never,
  ],
  [
    'numbers in as many columns, and one that numbers the rows',
    () => `concurso;data;dezenas\n${sixes.map((row, i) => `${row.join(';')};${40 - i}`).join('\n')}`,
    listed as never,
  ],
  ['Windows-1252', () => windows1252(csv), all],
  ['UTF-8 with a mark', () => `\uFEFF${csv}`, all],
  ['UTF-16', () => utf16(csv), all],
  ['UTF-16, the other way round', () => utf16(csv, false), all],
  ['lines that end with CR', () => gridAsText(grid, ';', '\r'), all],
  ['lines that end with LF', () => gridAsText(grid, ';', '\n'), all],
  ['commas', () => gridAsText(grid, ','), all],
  ['tabs', () => gridAsText(grid, '\t'), all],
  ['empty lines between', () => csv.replaceAll('\r\n', '\r\n\r\n;;;\r\n'), all],
  ['no end of the last line', () => csv.trimEnd(), all],
  ['all quoted', () => csv.replace(/[^;\r\n]+/g, (cell) => (cell.startsWith('"') ? cell : `"${cell}"`)), all],
  ['a banner', () => `sep=;\r\nResultados;;\r\n\r\n${csv}`, all],
  ['a line break in a cell', () => csv.replaceAll('R$61.250.000,00', '"R$61\r\n250"'), all],
  ['capitals', () => gridAsText(withHeader((name) => name.toUpperCase())), all],
  ['no accents', () => gridAsText(withHeader((name) => name.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))), all],
  ['accents of two signs', () => gridAsText(withHeader((name) => name.normalize('NFD'))), all],
  ['spaces in the header', () => gridAsText(withHeader((name) => `  ${name.replace(/(\d)/, ' $1  ')} `)), all],
  ['another order of columns', () => gridAsText(grid.map((cells) => [...cells].reverse())), all],
  ['a column twice', () => gridAsText(grid.map((cells, i) => [...cells, i === 0 ? 'Bola1' : 'x'])), all],
  [
    'a column that a spreadsheet program named',
    () => gridAsText(grid.map((cells, i) => [...cells, i === 0 ? 'Coluna1' : ''])),
    all,
  ],
  ['the lottery that a person chose', () => csv, all, { lottery: 'megasena' }],
  ...['="$&"', '"=""$&"""', "'$&", '’$&'].map(
    (kept): Case => [
      `cells as ${kept}, which keep their zeros`,
      () => [`Concurso;Data;${bola}`, ...sixes.map((row) => row.map((cell) => kept0(cell, kept)).join(';'))].join('\n'),
      listed as never,
    ],
  ),
  [
    'cells that keep their zeros in a sheet',
    () => gridAsSheet(grid.map((row, i) => row.map((cell) => (i > 0 && /^\d+$/.test(cell) ? `'${cell}` : cell)))),
    all,
  ],
  ['one object', () => json(list[0]), { ok: true }],
  [
    'an object by contest of 100,000 levels',
    () => `{"1":["01","02","03","04","60"],"2":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
    { ok: true },
    { lottery: 'quina' },
  ],
  ['keys twice', () => `[${JSON.stringify(list[0]).replace('{', '{"concurso":9,')}]`, { ok: true }],
  ['a prototype', () => JSON.stringify(list).replace('{', '{"__proto__":{"concurso":"x"},'), all],
  ['huge numbers of winners', () => JSON.stringify(list).replace(/"vencedores":\d+/g, '"vencedores":1e308'), all],
  ['100,000 tiers', () => JSON.stringify(list).replace('"premiacoes":[', `"premiacoes":[${'{},'.repeat(1e5)}`), all],
];

const named = ([what, make, answer, file = {}]: Case) => ({ what, make, answer, file });

describe('a text', () => {
  test.each(REFUSED.map(named))('a text of $what is refused', ({ make, answer, file }) => {
    expect(read(bytesOf(make()), file)).toMatchObject(answer);
  });

  test.each(TAKEN.map(named))('a text with $what is read', ({ make, answer, file }) => {
    expect(read(bytesOf(make()), file)).toMatchObject(answer);
  });
});

describe('the lottery', () => {
  test('the lottery is what a person says, where numbers alone do not tell', () => {
    const draw = { contest: 1, numbers: [1, 2, 3, 4, 5, 6] };
    const bytes = json(drawsByContest('megasena', [draw]));
    expect(read(bytes, { lottery: 'megasena' })).toMatchObject({ ok: true, report: { count: 1 } });
    expect(read(bytes, { lottery: 'lotofacil' })).toMatchObject({
      ok: false,
      refusal: 'no-draws',
      detail: 'lotofacil',
      leftOut: [{ row: 1, fault: 'number-count' }],
    });
  });

  test('the lottery that a banner names is not taken where its numbers do not fit', () => {
    const bytes = asloterias('quina', sampleDraws('quina', 9));
    expect(read(bytes)).toMatchObject({
      ok: true,
      report: { lottery: 'quina', form: 'asloterias' },
    });
  });
});

describe('the team of Timemania', () => {
  const draws = sampleDraws('timemania', 100);
  const withTeams = (from: typeof draws, teamOf: (i: number) => string) =>
    json(Object.fromEntries(from.map(({ contest, numbers }, i) => [contest, [...numbers.map(String), teamOf(i)]])));
  /** In every tenth draw one of the numbers. */
  const teamAt = (i: number) => String(i % 10 ? i % 80 : draws[i]?.numbers[0]);

  test('the team may be a number, where the lottery is told', () => {
    const one = draws.slice(0, 1);
    const found = drawsIn(
      read(
        withTeams(one, () => '45'),
        { lottery: 'timemania' },
      ),
    );
    expect(found).toMatchObject([{ contest: 1, team: '45', numbers: draws[0]?.numbers }]);
    const named = mirrorDraw('timemania', one[0] ?? (draws[0] as never));
    const dezenas = [...(named.dezenas as string[]), '45'];
    const bare = { ...named, dezenas, timeCoracao: null };
    expect(drawsIn(read(json([bare])))).toMatchObject([{ contest: 1, team: '45' }]);
  });

  test('the team may be a number, where no draw has one so often twice', () => {
    const answer = read(withTeams(draws, teamAt));
    expect(answer).toMatchObject({ ok: true, report: { lottery: 'timemania', withExtra: 100 } });
    expect(drawsIn(answer).map(({ team }) => team)).toEqual(draws.map((_, i) => teamAt(i)));
  });

  test.each([
    ['eight numbers, none twice', draws, (i: number) => eighthOf(draws[i]?.numbers ?? [])],
    ['days, which Dia de Sorte may have drawn', sampleDraws('diadasorte', 100), (i: number) => String(13 + (i % 60))],
  ])('the team is not what %s end with, where nobody tells the lottery', (_, from, teamOf) => {
    expect(read(withTeams(from, teamOf))).toMatchObject({ ok: false, refusal: 'other-game' });
  });

  test('no team is above 80', () => {
    const answer = read(
      withTeams(draws, () => '81'),
      { lottery: 'timemania' },
    );
    expect(answer).toMatchObject({ ok: false, refusal: 'no-draws' });
  });

  test.each(['time', 'Time', 'Time do Coração'])('the team is in a column named “%s”', (name) => {
    const rows = draws.map(({ contest, date, numbers, team }) => [contest, date, numbers.join(' '), team].join(';'));
    const answer = read(utf8([`concurso;data;dezenas;${name}`, ...rows].join('\n')));
    expect(answer).toMatchObject({ ok: true, report: { lottery: 'timemania', withExtra: 100 } });
    expect(drawsIn(answer).map(({ team }) => team)).toEqual(draws.map(({ team }) => team));
  });

  test('the team is no sign of the lottery in a column named “time”, which may be an hour', () => {
    const rows = sixes.map(([n, day, ...six]) => `${n};${day};20:00;${six.join(' ')}`);
    const answer = read(utf8(['concurso;data;time;dezenas', ...rows].join('\n')));
    expect(answer).toMatchObject({ ok: true, report: { lottery: 'megasena', count: 40 } });
  });
});

test('numbers that descend nowhere are in no draw order, those of Lotomania from 00 on', () => {
  for (const { key, total } of LOTTERIES) {
    const sorted = sampleDraws(key, 9).map(({ contest, numbers, second }) => {
      const up = (list: readonly number[]) => [...list].sort((a, b) => (a % total) - (b % total));
      return { contest, numbers: up(numbers), ...(second && { second: up(second) }) };
    });
    const found = drawsIn(read(json(drawsByContest(key, sorted)), { lottery: key }));
    expect(found.every(({ isInDrawOrder }) => isInDrawOrder === undefined)).toBe(true);
    expect(found.map(({ numbers }) => numbers)).toEqual(
      sorted.map(({ numbers }) => [...numbers].sort((a, b) => a - b)),
    );
  }
});
