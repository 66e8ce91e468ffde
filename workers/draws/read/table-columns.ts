import type { OtherGame } from '../../shared/draws/results-report.ts';
import type { TierHits } from '../../shared/lottery/tier-odds.ts';
import { plainWord } from './plain-words.ts';
import { isBlank } from './read-cell.ts';

/** Where a tier of a draw is told. */
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

const CONTEST = /^(?:n|no|nro|numerodo)?concurso$/;
const DATE = /^data(?:(?:do)?(?:sorteio|concurso)|apuracao|daapuracao)?$/;
const BALL = /^(?:sorteio([12]))?(?:bola|dezena)(\d{1,2})(?:sorteio([12]))?$/;
const LIST = /^(?:dezenas|numeros|bolas|resultados?)(?:sortead[ao]s)?$/;
const TIER =
  /^(ganhadores|rateio)(?:(\d{1,2})(?:acertos?|pontos?)|(nenhum(?:numero|acerto))|(time(?:do)?coracao)|(mesdasorte))(?:sorteio([12]))?$/;
const TEAM = /^time(?:do)?coracao$/;

/** Also an hour, in English: no sign of the lottery. */
const MAYBE_TEAM = /^time$/;

const MONTH = /^mesd[ae]sorte$/;
const TAKINGS = /^arrecadacaototal$/;
const ORDER = /^ordem(?:dosnumeros|dasbolas|dasdezenas)?$/;

/** Of +Milionária. */
const CLOVER = /^trevos?\d?(?:sorteados)?$/;

/** Of Super Sete, or of a spreadsheet program for a column that has no name. */
const COLUMN = /^coluna\d$/;

/** Fewest numbers of a draw: the Quina's. */
const FEWEST = 5;

/** Both draws of Dupla Sena in one row of numbers. */
const BOTH_DRAWS = 12;

/** The columns that a row names if it is the header of a table of draws, else undefined. */
export function findColumns(cells: readonly string[]): TableColumns | undefined {
  const words = cells.map(plainWord);
  const contest = words.findIndex((word) => CONTEST.test(word));
  if (contest < 0) return undefined;
  const numbers = ballsOf(words, 1);
  const second = ballsOf(words, 2);
  const isFew = numbers.length < FEWEST;
  const place = (name: RegExp) => placeOf(words, name);
  const list = isFew ? place(LIST) : undefined;
  const other = otherOf(words, isFew);
  if (isFew && list === undefined && !other) return undefined;
  const isBoth = numbers.length === BOTH_DRAWS && second.length === 0;
  return {
    contest,
    date: place(DATE),
    month: place(MONTH),
    order: place(ORDER),
    takings: place(TAKINGS),
    team: place(TEAM) ?? place(MAYBE_TEAM),
    isTeamSure: place(TEAM) !== undefined,
    numbers: list !== undefined ? [list] : isBoth ? numbers.slice(0, BOTH_DRAWS / 2) : numbers,
    second: isBoth ? numbers.slice(BOTH_DRAWS / 2) : second,
    paid: tiersOf(words, 1),
    paidSecond: tiersOf(words, 2),
    list,
    other,
    width: widthOf(words),
  };
}

/** The number of cells of a row up to the last one that is not empty. */
export function widthOf(cells: readonly string[]): number {
  return cells.reduce((width, cell, i) => (isBlank(cell) ? width : i + 1), 0);
}

function otherOf(words: readonly string[], isFew: boolean): OtherGame | undefined {
  if (words.some((word) => CLOVER.test(word))) return 'maismilionaria';
  return isFew && words.some((word) => COLUMN.test(word)) ? 'supersete' : undefined;
}

function placeOf(words: readonly string[], name: RegExp): number | undefined {
  const place = words.findIndex((word) => name.test(word));
  return place < 0 ? undefined : place;
}

/** The places of ball 1, ball 2 … of a draw, as far as there are all of them. */
function ballsOf(words: readonly string[], draw: 1 | 2): number[] {
  const places: number[] = [];
  for (const [place, word] of words.entries()) {
    const [, before, ball, after] = BALL.exec(word) ?? [];
    if (ball !== undefined && Number(before ?? after ?? 1) === draw) places[Number(ball)] ??= place;
  }
  const gap = Array.from(places).findIndex((place, ball) => ball > 0 && place === undefined);
  return places.slice(1, gap < 0 ? undefined : gap);
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
