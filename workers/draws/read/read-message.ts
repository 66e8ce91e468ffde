import { RESULTS_LIMITS } from '../../shared/draws/results-limits.ts';
import type { LeftOutRow, RowFault } from '../../shared/draws/results-report.ts';
import { LOTTERIES, type Lottery, type LotteryKey, lotteryOf } from '../../shared/lottery/lotteries.ts';
import { findLotteryOf, listSigns, type Signs } from './find-lottery.ts';
import { isOtherGame } from './lottery-names.ts';
import type { NumberRun } from './message-facts.ts';
import { hasContest, isDraw, type MessageResult, MIN_NUMBERS, resultsIn } from './message-results.ts';
import { arranger } from './number-lists.ts';
import type { FoundRows, RawDraw } from './raw-draw.ts';
import { RefusedFile, tooMany } from './refused-file.ts';

/** Most characters of a message: four times what a chat sends at once. */
const MAX_MESSAGE = 2 ** 18;

/**
 * Returns the draws of one lottery in a message from a chat or a page: of several lotteries, the chosen one. Undefined if
 * it has none. Throws a RefusedFile: `several-lotteries` with all of them, `mixed` where numbers may
 * be of one contest or another, `games` for a list of bets, `other-game`, `unknown-lottery`.
 */
export function readMessage(text: string, chosen: LotteryKey | undefined): FoundRows | undefined {
  if (text.length > MAX_MESSAGE) return undefined;
  const message = tidyMessage(text);
  if (message.length > MAX_MESSAGE) return undefined;
  const results = resultsIn(message);
  const all = results.flatMap((result) => drawsOf(result).map((raw) => ({ game: result.game, raw })));
  if (all.length > RESULTS_LIMITS.rows) throw tooMany('rows');
  const bets = results.flatMap(betsOf);
  const games = [...new Set(all.map(({ game }) => game))];
  const keys = games.filter((game) => game !== undefined && !isOtherGame(game));
  const [first] = keys;
  if (games.every(isOtherGame)) {
    if (games[0]) throw new RefusedFile('other-game', games[0]);
    if (bets.length > 0) throw new RefusedFile('games');
    return undefined;
  }
  if (isMixed(results)) throw new RefusedFile('mixed');
  const key = keys.length > 1 ? keys.find((one) => one === chosen) : first;
  if (keys.length > 1 && !key) throw new RefusedFile('several-lotteries', undefined, keys);
  if (key && chosen && key !== chosen) throw new RefusedFile('other-lottery', key);
  // Where no lottery is named, the key is undefined, as in the rows.
  const rows = all.filter(({ game }) => game === key).map(({ raw }) => raw);
  const lottery = key ?? findLotteryOf(signsOf(rows), rows, chosen);
  const strays = all.filter(({ game }) => isOtherGame(game)).map(({ raw }) => leftOut(raw, 'other-game'));
  const arrange = arranger(rows, lotteryOf(lottery));
  return {
    form: 'message',
    lottery,
    rows: rows.map((raw) => inDrawOrder(arrange(raw))),
    // Of several lotteries, only the first lists the rows that belong to none.
    leftOut: key === first ? [...strays, ...bets] : [],
  };
}

/** Returns a message without its looks: signs in circles, emphasis, marks above letters. */
function tidyMessage(message: string): string {
  const bare = message.replace(/[\p{M}\p{Cf}]+/gu, '').normalize('NFKC');
  return bare.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[*_~`\u00a0]/g, ' ');
}

/** True if draws may belong to other contests: names or some contests stand behind them, or one is without its pair. */
function isMixed(results: readonly MessageResult[]): boolean {
  if (results.flatMap(({ runs }) => runs).filter(isDraw).length < 2) return false;
  const draws = results.filter((one) => drawsOf(one).length > 0);
  const behind = draws.filter(({ isContestAfter }) => isContestAfter).length;
  const isEmpty = results.some((one) => hasContest(one) && !one.runs.some(isDraw));
  return (
    results.some(({ isNamedAfter }) => isNamedAfter) ||
    (behind > 0 && behind < draws.length) ||
    ((behind > 0 || isEmpty) && !results.every(isWhole))
  );
}

/** True for numbers of one contest, no more and no others; also for none. */
function isWhole({ game, contest, runs }: MessageResult): boolean {
  const count = runs.flatMap(({ numbers }) => (numbers.length < MIN_NUMBERS ? [] : numbers)).length;
  return count === 0 || (contest !== '' && countsOf(lotteryNamed(game)).includes(count));
}

/** Returns the draws of one contest: where there are several, one of them is wrong. */
function drawsOf({ game, runs, contest, date, team, month }: MessageResult): RawDraw[] {
  if (game === undefined && contest === '') return [];
  const lottery = lotteryNamed(game);
  const draws = runs.filter(isDraw);
  const counts = countsOf(lottery);
  const whole = draws.filter(({ numbers }) => counts.includes(numbers.length));
  const [longest] = [...draws].sort((a, b) => b.numbers.length - a.numbers.length);
  const all = whole.length > 0 || !longest ? whole : [longest];
  const last = lottery?.drawsPerContest === 2 && all[0]?.draw !== 2 ? all[1] : undefined;
  const second = all.find(({ draw }) => draw === 2) ?? last;
  const [first, ...others] = all.filter((one) => one !== second);
  if (!first) return [];
  const again = others.find((one) => isSame(one, first));
  const [order, sorted] = descends(first.numbers) ? [first, again] : [again, first];
  const raw: RawDraw = {
    row: first.line,
    ...{ contest, date, team, month },
    numbers: (sorted ?? first).numbers,
    ...(second && { second: second.numbers }),
    ...(sorted && order && descends(order.numbers) && { order: order.numbers }),
  };
  const wrong = others.filter((one) => !isSame(one, first));
  // Without a contest, more or other numbers below a name are games, or a table.
  if (contest === '' && (wrong.length > 0 || whole.length === 0)) return [];
  return [raw, ...wrong.map(({ line, numbers }) => ({ ...raw, row: line, numbers }))];
}

function lotteryNamed(game: MessageResult['game']): Lottery | undefined {
  return game && !isOtherGame(game) ? lotteryOf(game) : undefined;
}

/** How many numbers may stand side by side, of a lottery or of any: of both draws, or with the month or the team. */
function countsOf(lottery: Lottery | undefined): number[] {
  return (lottery ? [lottery] : LOTTERIES).flatMap(({ drawn, drawsPerContest, extra }: Lottery) => [
    drawn,
    drawn * drawsPerContest,
    ...(extra ? [drawn + 1] : []),
  ]);
}

function betsOf({ runs, contest }: MessageResult): LeftOutRow[] {
  const bets = runs.filter(({ isBet, numbers }) => isBet && numbers.length > MIN_NUMBERS);
  return bets.map(({ line, numbers }) => leftOut({ row: line, contest, numbers }, 'bet'));
}

function leftOut({ row, contest, numbers }: Omit<RawDraw, 'date'>, fault: RowFault): LeftOutRow {
  return {
    row,
    fault,
    value: numbers.join(' ').slice(0, 60),
    ...(/^\d{1,5}$/.test(contest) && { contest: Number(contest) }),
  };
}

/** The 00 of Lotomania is the first or the last one. */
const descends = (numbers: readonly string[]) =>
  numbers.some((n, i) => Number(n) < Number(numbers[i - 1] ?? 0) && !(Number(n) === 0 && i === numbers.length - 1));

function isSame({ numbers: a }: NumberRun, { numbers: b }: NumberRun): boolean {
  const sorted = (numbers: readonly string[]) => String(numbers.map(Number).sort((x, y) => x - y));
  return sorted(a) === sorted(b);
}

function inDrawOrder(raw: RawDraw): RawDraw {
  return raw.order ? raw : { ...raw, isInDrawOrder: descends(raw.numbers) || descends(raw.second ?? []) };
}

/** What rows whose lottery is not named show of it. */
function signsOf(rows: readonly RawDraw[]): Signs {
  const shown = listSigns(rows);
  const hasTeam = shown.hasTeam || rows.some(({ team }) => team !== '');
  return { ...shown, hasTeam, hasMonth: shown.hasMonth || rows.some(({ month }) => month !== '') };
}
