import { LOTTERIES, type LotteryKey, lotteryOf } from '../../shared/lotteries.ts';
import type { TierHits } from '../../shared/tier-odds.ts';
import { arranger } from './arrange-draw.ts';
import { otherGameOf } from './other-games.ts';
import type { RawDraw } from './raw-draw.ts';
import { drawReader } from './read-draw.ts';
import { RefusedFile } from './refused-file.ts';
import { attempt, RowProblem } from './row-problem.ts';

/** So many rows without a number above a lottery's total are no chance: see `byRange`. */
const SURE_ROWS = 20;

/** Days are not what is asked. */
const LAST_DAY = '9999-12-31';

/** What a file shows of its lottery beside its numbers. */
export interface Signs {
  /** How many numbers a draw has, as most rows or the columns say. */
  readonly drawn: number;
  readonly hasSecond: boolean;
  readonly hasTeam: boolean;
  readonly hasMonth: boolean;
  /** Hits of the tiers that it tells of. */
  readonly hits: readonly TierHits[];
  /** What its banner or its sheet is called. */
  readonly named: LotteryKey | undefined;
}

/**
 * The lottery of a file, from what it holds; where that does not tell, the one that a person has
 * chosen, whether or not the rows fit. Throws a RefusedFile: `other-lottery` with the file's,
 * `other-game`, or `unknown-lottery` with those that its rows fit.
 */
export function findLotteryOf(
  signs: Signs,
  rows: readonly RawDraw[],
  chosen: LotteryKey | undefined,
): LotteryKey {
  const other = otherGameOf(rows);
  if (other) throw new RefusedFile('other-game', other);
  const able = LOTTERIES.map(({ key }) => key).filter((key) => isAble(key, signs));
  const [only, ...others] = able;
  const key =
    only && others.length === 0
      ? only
      : (able.find((one) => one === signs.named) ?? byTiers(able, signs) ?? byRange(able, rows));
  if (key && chosen && key !== chosen) throw new RefusedFile('other-lottery', key);
  const found = key ?? chosen;
  if (found) return found;
  if (rows.length === 0) throw new RefusedFile('no-draws');
  const choices = able.filter((one) => isFit(one, rows));
  if (choices.length === 0) throw new RefusedFile('other-game');
  throw new RefusedFile('unknown-lottery', undefined, choices);
}

/** True where at least half of the rows have numbers that the lottery may draw. */
function isFit(key: LotteryKey, rows: readonly RawDraw[]): boolean {
  const lottery = lotteryOf(key);
  const read = drawReader(lottery, LAST_DAY);
  const arrange = arranger(rows, lottery);
  const fits = rows.filter((raw) => !(attempt(() => read(arrange(raw))) instanceof RowProblem));
  return 2 * fits.length >= rows.length;
}

function isAble(key: LotteryKey, { drawn, hasSecond, hasTeam, hasMonth }: Signs): boolean {
  if (lotteryOf(key).drawn !== drawn) return false;
  if (hasSecond) return key === 'duplasena';
  if (hasTeam !== hasMonth) return key === (hasTeam ? 'timemania' : 'diadasorte');
  return true;
}

/** Only Dupla Sena and Timemania pay 3 hits where another pays as many at the top. */
function byTiers(able: readonly LotteryKey[], { hits }: Signs): LotteryKey | undefined {
  if (!hits.includes(4)) return undefined;
  const paysThree = (key: LotteryKey) => key === 'duplasena' || key === 'timemania';
  return able.find((key) => paysThree(key) === hits.includes(3));
}

/**
 * By how high the numbers go. A higher one rules the lottery with fewer numbers out. Of Mega-Sena,
 * twenty rows without a number above 50 are a chance of 1 in 10^10, so they are not hers; of
 * Timemania, twenty without one above 31 do not happen.
 */
function byRange(able: readonly LotteryKey[], rows: readonly RawDraw[]): LotteryKey | undefined {
  const [lower, higher, ...others] = [...able].sort(
    (a, b) => lotteryOf(a).total - lotteryOf(b).total,
  );
  if (!lower || !higher || others.length > 0) return undefined;
  const { total } = lotteryOf(lower);
  const highest = (row: RawDraw) => Math.max(0, ...row.numbers.map(Number).filter((n) => n < 1000));
  const above = rows.filter((row) => highest(row) > total).length;
  if (above > rows.length / 100) return higher;
  return rows.length >= SURE_ROWS ? lower : undefined;
}
