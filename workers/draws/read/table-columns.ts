import type { OtherGame } from '../../shared/draws/results-report.ts';
import type { TierHits } from '../../shared/lottery/tier-odds.ts';
import { namedBalls, shownBalls } from './ball-columns.ts';
import { COLUMN_NAMES } from './column-names.ts';
import { plainWord } from './plain-words.ts';
import type { TableRow } from './raw-draw.ts';
import { isBlank } from './read-cell.ts';
import { isDay } from './read-day.ts';

/** The columns of a tier of a draw. */
interface TierColumns {
  readonly hits: TierHits;
  winners?: number;
  prize?: number;
}

/** The columns of a table, by the names in its header; places are counted from 0. */
export interface TableColumns {
  readonly contest: number;
  readonly date: number | undefined;
  readonly numbers: readonly number[];
  readonly second: readonly number[];
  readonly team: number | undefined;
  /** Whether the name of the column of the team can mean nothing else. */
  readonly isTeamSure: boolean;
  readonly month: number | undefined;
  /** Says of a row whether its numbers are in draw order: our own export has it. */
  readonly order: number | undefined;
  readonly takings: number | undefined;
  readonly paid: readonly TierColumns[];
  readonly paidSecond: readonly TierColumns[];
  /** The one column that is named for all numbers, where it is so: then `numbers` begins with it. */
  readonly list: number | undefined;
  /** How many columns have a name. */
  readonly width: number;
  /** The game that a column is of where this product does not have it. */
  readonly other: OtherGame | undefined;
}

const TIER =
  /^(ganhadores|rateio)(?:(\d{1,2})(?:acertos?|pontos?)|(nenhum(?:numero|acerto))|(time(?:do)?coracao)|(mesdasorte))(?:sorteio([12]))?$/;

/** Also an hour, in English: no sign of the lottery. */
const MAYBE_TEAM = /^time$/;

const ORDER = /^ordem(?:dosnumeros|dasbolas|dasdezenas)?$/;

/** Of Super Sete, or of a spreadsheet program for a column that has no name. */
const COLUMN = /^coluna\d$/;

/**
 * The columns that a row names if it is the header of a table of draws, else undefined. `rows` are those below: they
 * show which columns are balls where their names do not.
 */
export function findColumns(cells: readonly string[], rows: readonly TableRow[]): TableColumns | undefined {
  const words = cells.map(plainWord);
  const place = (name: RegExp) => placeOf(words, name);
  const contest = place(COLUMN_NAMES.contest);
  if (contest === undefined) return undefined;
  const named = namedBalls(words);
  const all = named ? undefined : place(COLUMN_NAMES.numbers);
  // `resultado_1` may be the first of both draws, or the first ball.
  const mayBeBall = all === undefined || words[all]?.endsWith('1');
  const balls = named ?? (mayBeBall ? shownBalls(words, rows) : undefined);
  const list = balls ? undefined : all;
  const other = otherOf(words, rows, !balls && list === undefined);
  if (!balls && list === undefined && !other) return undefined;
  return {
    contest,
    date: place(COLUMN_NAMES.date) ?? shownDates(words, rows),
    month: place(COLUMN_NAMES.month),
    order: place(ORDER),
    takings: place(COLUMN_NAMES.takings),
    team: place(COLUMN_NAMES.team) ?? place(MAYBE_TEAM),
    isTeamSure: place(COLUMN_NAMES.team) !== undefined,
    ...(balls ?? listColumns(list, place(COLUMN_NAMES.second))),
    paid: tiersOf(words, 1),
    paidSecond: tiersOf(words, 2),
    list,
    other,
    width: widthOf(words),
  };
}

/** Rows that show what a column has. */
const SHOWN_ROWS = 100;

/** The one column that has days, whatever it is called, but for the day of the next contest; undefined where several have. */
function shownDates(words: readonly string[], rows: readonly TableRow[]): number | undefined {
  const some = rows.slice(0, SHOWN_ROWS);
  const hasDays = (place: number) => 2 * some.filter(({ cells }) => isDay(cells[place] ?? '')).length > some.length;
  const [only, ...others] = words.flatMap((word, place) => (!word.includes('prox') && hasDays(place) ? [place] : []));
  return others.length > 0 ? undefined : only;
}

function listColumns(list: number | undefined, second: number | undefined) {
  const places = (place: number | undefined) => (list === undefined || place === undefined ? [] : [place]);
  return { numbers: places(list), second: places(second) };
}

/** The number of cells of a row up to the last one that is not empty. */
export function widthOf(cells: readonly string[]): number {
  return cells.reduce((width, cell, i) => (isBlank(cell) ? width : i + 1), 0);
}

function otherOf(words: readonly string[], rows: readonly TableRow[], isWithoutBalls: boolean): OtherGame | undefined {
  const clovers = placeOf(words, COLUMN_NAMES.clovers);
  // A table of every lottery has the column, empty where a draw has none.
  if (clovers !== undefined && rows.some(({ cells }) => !isBlank(cells[clovers] ?? ''))) return 'maismilionaria';
  return isWithoutBalls && words.some((word) => COLUMN.test(word)) ? 'supersete' : undefined;
}

function placeOf(words: readonly string[], name: RegExp): number | undefined {
  const place = words.findIndex((word) => name.test(word));
  return place < 0 ? undefined : place;
}

function tiersOf(words: readonly string[], draw: 1 | 2): TierColumns[] {
  const tiers = new Map<TierHits, TierColumns>();
  for (const [place, word] of words.entries()) {
    const [, what, count, none, team, month, of = '1'] = TIER.exec(word) ?? [];
    if (what === undefined || Number(of) !== draw) continue;
    const hits = team ? 'team' : month ? 'month' : none ? 0 : Number(count);
    const tier = tiers.get(hits) ?? { hits };
    if (what === 'rateio') tier.prize ??= place;
    else tier.winners ??= place;
    tiers.set(hits, tier);
  }
  return [...tiers.values()];
}
