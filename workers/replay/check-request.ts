import {
  type CheckRequest,
  type DrawScope,
  MAX_CHECKED,
  MAX_WINS,
  type PlayedGame,
} from '../shared/check/check-games.ts';
import { areBetDraws, isFollow } from '../shared/check/played-game.ts';
import { playedGameFault } from '../shared/check/played-game-fault.ts';
import { lotteryOfPacked } from '../shared/draws/draw-table.ts';
import { isCalendarDate } from '../shared/lottery/calendar.ts';
import { isWholeIn } from '../shared/lottery/checks.ts';
import { type Lottery, lotteryOf } from '../shared/lottery/lotteries.ts';
import { MAX_CONTEST } from '../shared/lottery/max-contest.ts';
import { elementsOf, fieldsOf } from './foreign.ts';
import { ResultsError } from './results-error.ts';

/** A copy of somebody's request, known to be one; throws a ResultsError. */
export function checkedRequest(given: unknown): CheckRequest {
  const { table, games, scope, most, ...more } = fieldsOf(given) ?? {};
  const bytes = checkedBytes('table', table);
  const key = lotteryOfPacked(bytes);
  if (!key) throw new ResultsError('table', 'expected the table of readResults');
  const list = elementsOf(games);
  if (!list || list.length > MAX_CHECKED) {
    const limit = MAX_CHECKED;
    throw new ResultsError('games', `expected a list of up to ${limit}`, { limit });
  }
  if (most !== undefined && !isWholeIn(most, 1, MAX_WINS)) {
    throw new ResultsError('most', `expected 1 to ${MAX_WINS}`, { limit: MAX_WINS });
  }
  return {
    ...more,
    table: bytes,
    scope: checkedScope(scope),
    games: list.map((game, index) => checkedGame(lotteryOf(key), game, index)),
    ...(most !== undefined && { most }),
  };
}

/** The bytes as given, known to be some; throws a ResultsError. */
export function checkedBytes(field: string, given: unknown): Uint8Array<ArrayBuffer> {
  // A Uint8Array of any realm, or Node's Buffer.
  const isBytes = Object.prototype.toString.call(given) === '[object Uint8Array]';
  if (!(isBytes && ArrayBuffer.isView(given))) throw new ResultsError(field, 'expected a Uint8Array');
  return given as Uint8Array<ArrayBuffer>;
}

function checkedGame(lottery: Lottery, given: unknown, index: number): PlayedGame {
  const { numbers, scope, ...more } = fieldsOf(given) ?? {};
  const game = { ...more, numbers: elementsOf(numbers) };
  const reason = fieldsOf(given) ? playedGameFault(lottery, game) : 'game';
  if (reason) throw new ResultsError('games', `game ${index}: bad ${reason}: expected ${GAME}`, { index, reason });
  const own = scope === undefined ? {} : { scope: checkedScope(scope, index) };
  return { ...(game as object as PlayedGame), ...own };
}

const GAME =
  'ascending numbers of the lottery, as many as a bet marks; month, 1 to 12; mirror, true, where the lottery has one';
const SCOPES = 'all, last, a contest, since an existing day, or the next 1 to 24 from a contest or from a day on';

/** The scope of all games, or of one of them. */
function checkedScope(given: unknown, index?: number): DrawScope {
  const scope = fieldsOf(given) ?? {};
  if (isScope(scope)) return scope;
  if (index === undefined) throw new ResultsError('scope', `expected ${SCOPES}`);
  const place = { index, reason: 'scope' } as const;
  throw new ResultsError('games', `game ${index}: bad scope: expected ${SCOPES}`, place);
}

function isScope(scope: object): scope is DrawScope {
  const { kind, contest, date, draw }: { [K in 'kind' | 'contest' | 'date' | 'draw']?: unknown } = scope;
  if (kind === 'all' || kind === 'last') return true;
  if (kind === 'contest') return isWholeIn(contest, 1, MAX_CONTEST);
  if (kind === 'since') return isCalendarDate(date);
  if (kind === 'on') return isCalendarDate(draw) && areBetDraws(scope);
  return kind === 'next' && isFollow(scope);
}
