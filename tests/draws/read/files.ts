import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import type { ResultsForm } from '../../../workers/shared/draws/results-report.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { ballsOf, dayOf, drawsByContest, mirrorDraw, nestedDraws, numbersOf, officialAnswer } from './json-files.ts';
import { officialColumns } from './official-columns.ts';
import { bareDraws } from './sample-draws.ts';
import { type SheetCell, sheetFile } from './sheets.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A form in which draws can be written as a file, and what of them a reader finds there again. */
interface SampleForm {
  readonly form: ResultsForm;
  readonly write: (key: LotteryKey, draws: readonly OfficialDraw[]) => Bytes;
  readonly kept: (draws: readonly OfficialDraw[]) => readonly OfficialDraw[];
}

const whole: SampleForm['kept'] = (draws) => draws;
const formOf = (form: ResultsForm, write: SampleForm['write'], kept = whole): SampleForm => ({ form, write, kept });

const withoutDate = (draws: readonly OfficialDraw[]) => draws.map(({ date: _, ...draw }) => draw);
const withoutPaid = (draws: readonly OfficialDraw[]) =>
  draws.map(({ paid: _, paidSecond: _1, takings: _2, ...draw }) => draw);
const withTeam = (draw: OfficialDraw, team: string | undefined) => (team === undefined ? draw : { ...draw, team });
/** A table of numbers and days. */
const asTable = (write: (key: LotteryKey, draws: readonly OfficialDraw[]) => string) =>
  formOf('simple-table', (key, draws) => utf8(write(key, draws)), bareDraws);
const asList = (separator: string) => asTable((key, draws) => listed(key, draws, separator));

/** One column for all numbers, each in quotes and all in brackets, as data frames and databases write them. */
const asListIn = ([open, close]: readonly [string, string], quote: string) =>
  asTable((key, draws) => {
    const list = listed(key, draws, `${quote},${quote}`);
    return list.replace(/;([^;]*)$/gm, (row, numbers: string) =>
      /\d/.test(row) ? `;"${open}${quote}${numbers}${quote}${close}"` : row,
    );
  });

/** JSON that no operator writes, with numbers and days alone unless told. */
const asJson = (
  write: (key: LotteryKey, draws: readonly OfficialDraw[]) => unknown,
  kept: SampleForm['kept'] = bareDraws,
) => formOf('mirror-json', (key, draws) => json(write(key, draws)), kept);

/** Every form of file that people have. */
export const SAMPLE_FORMS = {
  'official xlsx': formOf('official-xlsx', officialXlsx),
  'xlsx saved anew': formOf('official-xlsx', savedAnew),
  'official csv': formOf('official-csv', (key, draws) => windows1252(delimited(key, draws, ';'))),
  'csv in UTF-8 with commas': formOf('official-csv', (key, draws) => utf8(`\uFEFF${delimited(key, draws, ',')}`)),
  'official paste': formOf('official-paste', (key, draws) =>
    utf8(delimited(key, draws, '\t').replaceAll('\r\n', '\n')),
  ),
  asloterias: formOf('asloterias', asloterias, (draws) =>
    bareDraws(draws).map((draw, i) => withTeam(draw, draws[i]?.team)),
  ),
  'official answers': formOf('official-json', (key, draws) => json(draws.map((draw) => officialAnswer(key, draw)))),
  'a mirror': asJson((key, draws) => draws.map((draw) => mirrorDraw(key, draw)), whole),
  'a mirror by contest': asJson(drawsByContest, (draws) => withoutDate(bareDraws(draws))),
  'a mirror by contest, the team or the month as one value more': asJson(
    (key, draws) => drawsByContest(key, draws, true),
    (draws) => withoutDate(withoutPaid(draws)),
  ),
  'a mirror that nests the draw': asJson(nestedDraws),
  'rows by their place, with a key for each ball': asJson((key, draws) => ({ ...ballRecords(key, draws) })),
  'rows by their place, with a list of numbers': asJson((key, draws) => ({ ...listRecords(key, draws) })),
  'rows with their place beside the contest': asJson(
    (key, draws) => draws.map((draw, i) => ({ numero: 9000 - i, ...mirrorDraw(key, draw) })),
    whole,
  ),
  'a table in Markdown': formOf('official-csv', (key, draws) => utf8(barred(delimited(key, draws, '\t'), '|---|'))),
  'a table of a database': formOf('official-csv', (key, draws) => utf8(barred(delimited(key, draws, '\t'), '+----+'))),
  'a word before each contest': asTable((key, draws) => listed(key, draws, ' ').replace(/^(?=\d)/gm, 'Concurso ')),
  'columns of a data frame': asJson((key, draws) => columnsOf(key, draws, (cells) => ({ ...cells }))),
  'columns of a data frame as lists': asJson((key, draws) => columnsOf(key, draws, (cells) => cells)),
  'a data frame split in columns and rows': asJson((key, draws) => {
    const rows = ballRecords(key, draws);
    return { columns: Object.keys(rows[0] ?? {}), index: draws.map((_, i) => i), data: rows.map(Object.values) };
  }),
  'numbers in one column as a list of texts': asListIn(['[', ']'], "'"),
  'numbers in one column as an array': asListIn(['{', '}'], ''),
  'an empty column of clovers': asTable((key, draws) =>
    listed(key, draws, ', ').replace(/$/gm, ';').replace(/^;$/gm, '').replace('dezenas;', 'dezenas;trevos'),
  ),
  'a header shorter than its rows': asList(';'),
  'numbers in one column with spaces': asList(' '),
  'numbers in one column with commas': asList(', '),
  'numbers in one column with hyphens': asList('-'),
} as const satisfies Readonly<Record<string, SampleForm>>;

/** The operator's spreadsheet with these draws, with all its traits. */
export function officialXlsx(key: LotteryKey, draws: readonly OfficialDraw[]): Bytes {
  const columns = officialColumns(key);
  const header = columns.map(({ name }): SheetCell => ({ text: name, kind: 'shared' }));
  const rows = draws.map((draw) => columns.map(({ kind, cell }): SheetCell => ({ text: cell(draw), kind })));
  return sheetFile([header, ...rows]);
}

/** The same as a spreadsheet program writes it: no prefix, days and balls as numbers. */
function savedAnew(key: LotteryKey, draws: readonly OfficialDraw[]): Bytes {
  const columns = officialColumns(key);
  const rows = draws.map((draw) =>
    columns.map(({ name, cell }): SheetCell => {
      const text = cell(draw);
      if (name.startsWith('Data')) return { text: serialOf(draw), kind: 'number' };
      const isNumber = /^\d+$/.test(text);
      return { text: isNumber ? String(Number(text)) : text, kind: isNumber ? 'number' : 'shared' };
    }),
  );
  const header = columns.map(({ name }): SheetCell => ({ text: name, kind: 'inline' }));
  return sheetFile([header, ...rows], { prefix: '' });
}

/** A day as spreadsheet programs count it. */
export function serialOf({ date = '' }: Pick<OfficialDraw, 'date'>): string {
  return String((Date.parse(date) - Date.parse('1899-12-30')) / 86_400_000);
}

/**
 * The spreadsheet of asloterias: a banner, then numbers and days, the newest first; of Timemania the team too, and
 * three columns without a name, the last an index.
 */
export function asloterias(key: LotteryKey, draws: readonly OfficialDraw[]): Bytes {
  const text = (one: string): SheetCell => ({ text: one, kind: 'inline' });
  const number = (n: number): SheetCell => ({ text: String(n), kind: 'number' });
  const hasTeam = key === 'timemania';
  const rows = [...draws]
    .reverse()
    .map((draw, i) => [
      number(draw.contest),
      text(dayOf(draw)),
      ...numbersOf(draw).map((n) => number(n % 100)),
      ...(hasTeam ? [text(draw.team ?? ''), number(7), text(''), number(i + 1)] : []),
    ]);
  const banner = [`Resultados da ${lotteryOf(key).name}`, 'asloterias.com.br', '', 'Por sorteio'];
  const names = ['Concurso', 'Data', ...ballNames(key), ...(hasTeam ? ['Time do Coração'] : [])];
  return sheetFile([...banner.map((line) => [text(line)]), names.map(text), ...rows], { prefix: '' });
}

function ballNames(key: LotteryKey): string[] {
  const balls = Array.from({ length: lotteryOf(key).drawn }, (_, i) => `bola ${i + 1}`);
  if (key !== 'duplasena') return balls;
  return ['Sorteio1', 'Sorteio2'].flatMap((draw) => balls.map((ball) => `${draw} - ${ball}`));
}

/** A table whose header names one column for all numbers, which stand in one cell or in as many. */
function listed(key: LotteryKey, draws: readonly OfficialDraw[], separator: string): string {
  const rows = draws.map((draw) => `${draw.contest};${dayOf(draw)};${ballsOf(key, draw).join(separator)}`);
  return ['concurso;data;dezenas', ...rows].map((row) => `${row}\n`).join('');
}

/** The columns of draws with a key for each ball. */
function columnsOf(
  key: LotteryKey,
  draws: readonly OfficialDraw[],
  write: (cells: readonly unknown[]) => unknown,
): Record<string, unknown> {
  const rows = ballRecords(key, draws);
  const names = Object.keys(rows[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, write(rows.map((row) => row[name]))]));
}

/** A table with tabs as one with bars, and a rule below its header. */
function barred(table: string, rule: string): string {
  const [header, ...rows] = table
    .trim()
    .split(/\r?\n/)
    .map((row) => `| ${row.replaceAll('\t', ' | ')} |`);
  return [header, rule, ...rows].join('\n');
}

/** Draws with their numbers in a list. */
function listRecords(key: LotteryKey, draws: readonly OfficialDraw[]): Record<string, unknown>[] {
  return draws.map((draw) => ({ Concurso: draw.contest, Data: dayOf(draw), dezenas: ballsOf(key, draw) }));
}

/** Draws with a key for each ball. */
function ballRecords(key: LotteryKey, draws: readonly OfficialDraw[]): Record<string, unknown>[] {
  return draws.map((draw) => {
    const named = numbersOf(draw).map((n, i) => [ballNames(key)[i], n % 100]);
    return { Concurso: draw.contest, Data: dayOf(draw), ...Object.fromEntries(named) };
  });
}

/** The rows of a spreadsheet as text, with the leading zeros of balls lost. */
export function delimited(key: LotteryKey, draws: readonly OfficialDraw[], separator: string): string {
  const columns = officialColumns(key);
  const quoted = (text: string) =>
    text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
  const rows = draws.map((draw) =>
    columns.map(({ cell }) => {
      const text = cell(draw);
      return quoted(/^0\d$/.test(text) ? text.slice(1) : text);
    }),
  );
  const lines = [columns.map(({ name }) => quoted(name)), ...rows];
  return lines.map((cells) => `${cells.join(separator)}\r\n`).join('');
}

/** Text of Latin letters in the encoding that spreadsheet programs write here. */
export function windows1252(text: string): Bytes {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function json(value: unknown): Bytes {
  return utf8(JSON.stringify(value));
}
