import { RESULTS_LIMITS } from '../../shared/draws/results-limits.ts';
import { mapInSlices } from '../../shared/games/in-slices.ts';
import { type LotteryKey, lotteryOf } from '../../shared/lottery/lotteries.ts';
import { findLotteryOf, listSigns } from './find-lottery.ts';
import { findTable, HEADER_ROWS, refusalOfRows } from './find-table.ts';
import { drawOfFields, isDraw, unnested } from './json-draw.ts';
import { asText, type Fields, fieldOf, isFields, isOfficial, keysOf, textOf, textsOf } from './json-fields.ts';
import { gameOfName, isOtherGame } from './lottery-names.ts';
import { arranger } from './number-lists.ts';
import { shownText } from './plain-words.ts';
import type { FoundRows } from './raw-draw.ts';
import { readTable } from './read-table.ts';
import { RefusedFile, tooMany } from './refused-file.ts';

/**
 * The rows of a JSON text of any form. Yields how far it is, 0…1, but for the one step in which the engine takes the
 * text apart; throws a RefusedFile.
 */
export function* readJson(text: string, chosen: LotteryKey | undefined): Generator<number, FoundRows, void> {
  yield 0;
  const value = parse(text.replace(/^\uFEFF/, ''));
  yield 0;
  const list = (isFields(value) && rowsOfFrame(value)) || listOf(value);
  refuseTooMany(list);
  if (list.length === 0) throw new RefusedFile('no-draws');
  const elements = yield* mapInSlices(list, (one) => unnested(one));
  // An object with a list may name the lottery of the list.
  const named = nameOf(isFields(value) ? [value, ...elements] : elements, chosen);
  const first = elements.find(isDraw);
  if (!first) return yield* readRecords(elements, named, chosen);
  const raws = yield* mapInSlices(elements, (element, i) => drawOfFields(element, i + 1));
  const lottery = named ?? findLotteryOf(listSigns(raws), raws, chosen);
  const rows = yield* mapInSlices(raws, arranger(raws, lotteryOf(lottery)));
  return { form: isOfficial(first) ? 'official-json' : 'mirror-json', lottery, rows };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parseLines(text);
  }
}

/** The objects of a text that has one a line. */
function parseLines(text: string): unknown[] {
  const values: unknown[] = [];
  for (const line of text.split(/[\r\n]+/)) {
    if (line.trim() === '') continue;
    if (values.length === RESULTS_LIMITS.rows) throw tooMany('rows');
    try {
      values.push(JSON.parse(line));
    } catch {
      // Not JSON, cut short, or nested deeper than the engine follows.
      throw new RefusedFile('damaged');
    }
  }
  return values;
}

/** The rows of elements that have each number under a key of its own, or all in one text: they are a table. */
function* readRecords(
  elements: readonly Fields[],
  named: LotteryKey | undefined,
  chosen: LotteryKey | undefined,
): Generator<number, FoundRows, void> {
  const { columns } = RESULTS_LIMITS;
  const all = new Set(elements.flatMap(keysOf));
  const hasContests = elements.some((one) => textOf(one, 'contest') !== '');
  if (all.size > columns && hasContests) throw tooMany('columns');
  const keys = [...all].slice(0, columns);
  const records = yield* mapInSlices(elements, (one, i) => ({
    row: i + 1,
    cells: keys.map((key) => shownText(asText(one[key]))),
  }));
  const rows = [{ row: 0, cells: keys }, ...records];
  const table = findTable(rows);
  if (!table) throw refusalOfRows(rows.slice(0, HEADER_ROWS));
  return { ...(yield* readTable(table, 'mirror-json', named ?? '', chosen)), form: 'mirror-json' };
}

/**
 * Returns the rows of a data frame: by columns, each a list or keyed by place, or split in names and rows. Undefined for
 * anything else. Throws a RefusedFile for too many rows, before it builds them.
 */
function rowsOfFrame(value: Fields): readonly Fields[] | undefined {
  const { columns, data } = value;
  if (Array.isArray(columns) && Array.isArray(data)) {
    refuseTooMany(data);
    const names = columns.slice(0, RESULTS_LIMITS.columns).map(asText);
    return data.map((row) =>
      Object.fromEntries(names.map((name, i) => [name, Array.isArray(row) ? row[i] : undefined])),
    );
  }
  const contests = fieldOf(value, 'contest');
  if (!isObject(contests) || isDraw(unnested(contests))) return undefined;
  const places = Object.keys(contests as Fields);
  refuseTooMany(places);
  const names = keysOf(value).filter((name) => isObject(value[name]));
  return places.map((place) => Object.fromEntries(names.map((name) => [name, (value[name] as Fields)[place]])));
}

function refuseTooMany({ length }: readonly unknown[]): void {
  if (length > RESULTS_LIMITS.rows) throw tooMany('rows');
}

/** What may be draws: the elements of a list, contests by their numbers, a list within, or one object. */
function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isFields(value)) throw new RefusedFile('unknown-form');
  if (isDraw(value)) return [value];
  const entries = Object.entries(value);
  if (entries.length === 0) return [];
  const isByContest = entries.some(([name, one]) => /^\d{1,5}$/.test(name) && isObject(one));
  if (isByContest) return entries.map(([contest, one]) => drawByContest(contest, one));
  const lists = entries.flatMap(([, one]) => (Array.isArray(one) ? [one] : []));
  const draws = lists.find((list) => list.some((one) => isDraw(unnested(one))));
  const records = textOf(value, 'contest') === '' ? lists.find((list) => list.some(isFields)) : undefined;
  // One object for each lottery, or a draw within an object.
  const each = entries.flatMap(([, one]) => (isDraw(one) ? [one] : []));
  return draws ?? records ?? (each.length > 1 ? each : [value]);
}

/**
 * Returns the fields of `{"<contest>": ["05", …]}`, or of an object instead of the list. If the object has a contest, the
 * key is ignored: it is a row number.
 */
function drawByContest(contest: string, value: unknown): Fields {
  const concurso = contest.slice(0, 60);
  if (!isFields(value)) return { concurso, dezenas: value };
  return textOf(unnested(value), 'contest') === '' ? { concurso, ...value } : value;
}

/** The lottery that the elements name; undefined where none does. */
function nameOf(elements: readonly Fields[], chosen: LotteryKey | undefined): LotteryKey | undefined {
  const names = new Set(elements.map((element) => textOf(element, 'lottery').slice(0, 60)));
  const games = new Set([...names].flatMap((name) => gameOfName(name) ?? []));
  if (elements.some((element) => textsOf(element, 'clovers')?.length)) games.add('maismilionaria');
  const [game, ...others] = games;
  if (others.length > 0) throw new RefusedFile('several-lotteries');
  if (isOtherGame(game)) throw new RefusedFile('other-game', game);
  if (game && chosen && game !== chosen) throw new RefusedFile('other-lottery', game);
  return game;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
