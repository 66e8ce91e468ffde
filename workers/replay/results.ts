/**
 * Real results without a page: reads files with official results, and checks games against them. Pure, as the rest of
 * the module: no clock, no network, no file of its own.
 *
 * What is asked for in a wrong way is thrown as a `ResultsError`, with a `code`. Whatever the bytes of a file are, they
 * are answered: with its draws, or with why it gives none.
 */
import { checkGames as check } from '../draws/check/check-games.ts';
import { readResults as read } from '../draws/read/read-results.ts';
import { runToEnd } from '../engine/run-to-end.ts';
import {
  type CheckedDraw,
  type CheckRequest,
  type DrawScope,
  type GameCheck,
  type GamesCheck,
  MAX_CHECKED,
  MAX_WINS,
  type PlayedGame,
  type PrizeWon,
  type TierCheck,
  TOLD_WINS,
  type Win,
} from '../shared/check/check-games.ts';
import { playedGame } from '../shared/check/played-game.ts';
import { unpackDraws } from '../shared/draws/draw-table.ts';
import type { OfficialDraw, PaidTier } from '../shared/draws/official-draw.ts';
import { MAX_LISTED, RESULTS_LIMITS } from '../shared/draws/results-limits.ts';
import type {
  DayOrder,
  LeftOutRow,
  ReadResults,
  ResultsFile,
  ResultsForm,
  ResultsRefusal,
  ResultsReport,
  RowFault,
} from '../shared/draws/results-report.ts';
import { isCalendarDate } from '../shared/lottery/calendar.ts';
import { findLottery, LOTTERIES, type LotteryKey } from '../shared/lottery/lotteries.ts';
import type { TierHits } from '../shared/lottery/tier-odds.ts';
import { checkedBytes, checkedRequest } from './check-request.ts';
import { fieldsOf } from './foreign.ts';
import { ResultsError } from './results-error.ts';

export type {
  CheckedDraw,
  CheckRequest,
  DayOrder,
  DrawScope,
  GameCheck,
  GamesCheck,
  LeftOutRow,
  LotteryKey,
  OfficialDraw,
  PaidTier,
  PlayedGame,
  PrizeWon,
  ReadResults,
  ResultsFile,
  ResultsForm,
  ResultsRefusal,
  ResultsReport,
  RowFault,
  TierCheck,
  TierHits,
  Win,
};
export { playedGame, ResultsError };

/** The most of anything: of a file in bytes, rows and columns, of what reports and checks list, of games. */
export const LIMITS = {
  ...RESULTS_LIMITS,
  /** Rows and gaps that a report lists; it counts the rest. */
  listed: MAX_LISTED,
  /** Games of one check. */
  games: MAX_CHECKED,
  /** Wins that a check lists if asked to, and unless it is asked. */
  wins: MAX_WINS,
  usualWins: TOLD_WINS,
} as const;

/**
 * Reads a file, or a text as UTF-8, with results of one lottery: what it is, and of which lottery, its content tells.
 * `today` is the day on which it is read: no draw is later. Takes up to some seconds for the largest;
 * `readResultsSteps` lets others have their turn. Throws a ResultsError for what is no file; what a file is refused for
 * is in the answer.
 */
export function readResults(file: ResultsFile): ReadResults {
  return runToEnd(readResultsSteps(file));
}

/** The same in short steps: yields after each how far it is, 0…1. Whoever takes the steps may take no more. */
export function* readResultsSteps(file: ResultsFile): Generator<number, ReadResults, void> {
  const { bytes, today, lottery, dayOrder, ...more } = fieldsOf(file) ?? {};
  if (!isCalendarDate(today)) {
    throw new ResultsError('today', 'expected an existing day as YYYY-MM-DD');
  }
  if (lottery !== undefined && !findLottery(lottery as LotteryKey)) {
    throw new ResultsError('lottery', `expected one of ${LOTTERIES.map(({ key }) => key).join(', ')}`);
  }
  if (dayOrder !== undefined && dayOrder !== 'day-first' && dayOrder !== 'month-first') {
    throw new ResultsError('dayOrder', 'expected day-first or month-first');
  }
  const said = {
    ...(lottery !== undefined && { lottery: lottery as LotteryKey }),
    ...(dayOrder !== undefined && { dayOrder: dayOrder as DayOrder }),
  };
  return yield* read({ ...more, bytes: checkedBytes('bytes', bytes), today, ...said });
}

/** The draws of a table that `readResults` has given, ascending by contest. Throws a ResultsError. */
export function drawsOf(table: Uint8Array<ArrayBuffer>): readonly OfficialDraw[] {
  return ofTable(() => unpackDraws(checkedBytes('table', table)).draws);
}

/**
 * How games did in the real draws of a table: in those of its scope, or each in those of its own. Prizes are only those
 * that the results tell. Games have ascending numbers; `playedGame` makes one of a ticket. Throws a ResultsError.
 */
export function checkGames(request: CheckRequest): GamesCheck {
  return runToEnd(checkGamesSteps(request));
}

/** The same in short steps: yields after each how far it is, 0…1. Whoever takes the steps may take no more. */
export function* checkGamesSteps(request: CheckRequest): Generator<number, GamesCheck, void> {
  const steps = check(checkedRequest(request));
  for (;;) {
    const { done, value } = ofTable(() => steps.next());
    if (done) return value;
    yield value;
  }
}

/** What is done with a table, which throws a RangeError where that is damaged. */
function ofTable<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ResultsError('table', 'damaged: expected the table as readResults gave it');
  }
}
