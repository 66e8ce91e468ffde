import { LOTTERIES, type LotteryKey, lotteryOf } from '../../shared/lottery/lotteries.ts';
import type { TierHits } from '../../shared/lottery/tier-odds.ts';
import { arranger, commonest } from './number-lists.ts';
import { HIGHEST_DAY, otherGameOf } from './other-games.ts';
import type { RawDraw } from './raw-draw.ts';
import { isMonth } from './read-cell.ts';
import { drawReader } from './read-draw.ts';
import { RefusedFile } from './refused-file.ts';
import { attempt, RowProblem } from './row-problem.ts';

/**
 * This many rows without a number above a total are no chance. In 20 rows of Mega-Sena it is 1 in 10^10 that none goes
 * over Dupla Sena's 50; a test holds this for any two lotteries.
 */
const SURE_ROWS = 20;

/** Numbers of both draws of Dupla Sena. */
const BOTH_DRAWS = 12;

/** Numbers of Timemania or Dia de Sorte, and the team or the month. */
const WITH_EXTRA = 8;

/** What a file shows of its lottery. */
export interface Signs {
  /** How many numbers a draw has. */
  readonly drawn: number;
  readonly hasSecond: boolean;
  readonly hasTeam: boolean;
  readonly hasMonth: boolean;
  /** Hits of the tiers that it has. */
  readonly hits: readonly TierHits[];
  /** The lottery in its banner, or in the name of its sheet. */
  readonly named: LotteryKey | undefined;
}

/** Returns what most draws show of their lottery, where their numbers came as one list. */
export function listSigns(rows: readonly RawDraw[]): Signs {
  const count = commonest(rows.map(({ numbers }) => numbers.length));
  const hasSecond = rows.some(({ second }) => second);
  const none = { hasSecond, hasTeam: false, hasMonth: false, hits: [], named: undefined };
  if (count === BOTH_DRAWS) return { ...none, drawn: BOTH_DRAWS / 2, hasSecond: true };
  if (count !== WITH_EXTRA) return { ...none, drawn: count };
  const extras = rows.flatMap(({ numbers }) => numbers[WITH_EXTRA - 1] || []);
  const isMost = (is: (text: string) => boolean) => 2 * extras.filter(is).length > extras.length;
  if (isMost(isMonth)) return { ...none, drawn: WITH_EXTRA - 1, hasMonth: true };
  const areNumbers = isMost((text) => /^\d+$/.test(text)) && !endsWithTeams(rows);
  if (areNumbers) return { ...none, drawn: count };
  return { ...none, drawn: WITH_EXTRA - 1, hasTeam: true };
}

/**
 * True where the last of eight numbers are teams of Timemania: in more than one of a hundred draws the last one is
 * there twice, as no number is. Dia de Sorte, which has no number above 31, has no teams.
 */
function endsWithTeams(rows: readonly RawDraw[]): boolean {
  const lists = rows.flatMap(({ numbers }) => (numbers.length === WITH_EXTRA ? [numbers.map(Number)] : []));
  const twice = lists.filter((list) => list.indexOf(list[WITH_EXTRA - 1] ?? 0) < WITH_EXTRA - 1);
  const isAboveDays = lists.some((list) => list.slice(0, -1).some((n) => n > HIGHEST_DAY));
  return isAboveDays && 100 * twice.length > lists.length;
}

/**
 * Returns the lottery of a file by its content, else the chosen one, whether or not the rows fit. Throws a RefusedFile:
 * `other-lottery` with the lottery of the file, `other-game`, or `unknown-lottery` with those that its rows fit.
 */
export function findLotteryOf(signs: Signs, rows: readonly RawDraw[], chosen: LotteryKey | undefined): LotteryKey {
  const other = otherGameOf(rows);
  if (other) throw new RefusedFile('other-game', other);
  const able = LOTTERIES.map(({ key }) => key).filter((key) => isAble(key, signs));
  const key = able.find((one) => one === signs.named) ?? byRange(byTiers(able, signs), rows);
  if (key && chosen && key !== chosen) throw new RefusedFile('other-lottery', key);
  const found = key ?? chosen;
  if (found) return found;
  if (rows.length === 0) throw new RefusedFile('no-draws');
  const choices = able.filter((one) => isFit(one, rows));
  if (choices.length === 0) throw new RefusedFile('other-game');
  throw new RefusedFile('unknown-lottery', undefined, choices);
}

/** True if at least half of the rows have numbers that the lottery may draw. */
function isFit(key: LotteryKey, rows: readonly RawDraw[]): boolean {
  const lottery = lotteryOf(key);
  const read = drawReader(lottery, '');
  const arrange = arranger(rows, lottery);
  // Days and contests are not what is asked.
  const isOne = (raw: RawDraw) =>
    !(attempt(() => read(arrange({ ...raw, date: '', contest: '1' }))) instanceof RowProblem);
  const fits = rows.filter(isOne);
  return 2 * fits.length >= rows.length;
}

function isAble(key: LotteryKey, { drawn, hasSecond, hasTeam, hasMonth }: Signs): boolean {
  const lottery = lotteryOf(key);
  if (lottery.drawn !== drawn) return false;
  if (hasSecond) return lottery.drawsPerContest === 2;
  return hasTeam === hasMonth || lottery.extra === (hasTeam ? 'team' : 'month');
}

/**
 * The lotteries that pay what the file says, where it names the lowest tier that all of them pay: then it names the
 * tiers below too. 3 hits part Dupla Sena from Mega-Sena, and Timemania from Dia de Sorte.
 */
function byTiers(able: readonly LotteryKey[], { hits: told }: Signs): readonly LotteryKey[] {
  const pays = (key: LotteryKey, hits: number) => lotteryOf(key).winningHits.includes(hits);
  const paid = [...new Set(able.flatMap((key) => lotteryOf(key).winningHits))].filter(
    (hits) => typeof hits === 'number',
  );
  const common = paid.filter((hits) => able.every((key) => pays(key, hits)));
  if (!told.includes(Math.min(...common))) return able;
  const disputed = paid.filter((hits) => !common.includes(hits));
  return able.filter((key) => disputed.every((hits) => pays(key, hits) === told.includes(hits)));
}

/**
 * By how high the numbers go: the lottery with the fewest numbers that the rows fit into. Few rows without a high
 * number may be chance: see SURE_ROWS.
 */
function byRange(able: readonly LotteryKey[], rows: readonly RawDraw[]): LotteryKey | undefined {
  const totals = able.map((key) => lotteryOf(key).total);
  const most = Math.max(...totals);
  const highest = (row: RawDraw) => Math.max(0, ...row.numbers.map(Number).filter((n) => n < 1000));
  const isRoom = (total: number) =>
    total === most || rows.filter((row) => highest(row) > total).length <= rows.length / 100;
  const least = Math.min(...totals.filter(isRoom));
  const [only, ...others] = able.filter((key) => lotteryOf(key).total === least);
  const isSure = least === most || rows.length >= SURE_ROWS;
  return isSure && others.length === 0 ? only : undefined;
}
