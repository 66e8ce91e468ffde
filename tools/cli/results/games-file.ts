import type { PlayedGame } from '../../../workers/shared/check/check-games.ts';
import { isFollow, ownDraws, playedAs, playedGame } from '../../../workers/shared/check/played-game.ts';
import { playedGameFault } from '../../../workers/shared/check/played-game-fault.ts';
import { readGames } from '../../../workers/shared/games/read-games.ts';
import { badRowsIn, gamesIn, type RowFault } from '../../../workers/shared/games/reading.ts';
import { isInstant } from '../../../workers/shared/lottery/calendar.ts';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { UsageError } from '../usage.ts';

/** The games of a file that are of the lottery, those of others counted, and lines that are no games. */
export interface GamesFile {
  readonly games: readonly PlayedGame[];
  /** The line of each game, from 1 on, where they were lines. */
  readonly lines?: readonly number[];
  readonly otherLotteries: number;
  readonly bad: readonly ({ readonly line: number } & RowFault)[];
}

/**
 * The games of a file: what the app exports, what `generate --json` prints, or lines of numbers. Those that the app has
 * saved have draws of their own. Throws a UsageError for a JSON of another kind.
 */
export function readGamesFile(lottery: Lottery, text: string): GamesFile {
  if (!/^\uFEFF?\s*(?:\{|\[\s*\{)/.test(text)) {
    const [reading, other] = readGames(lottery, text.replace(/^\uFEFF/, ''));
    if (!other) {
      const rows = gamesIn(reading);
      return {
        games: rows.map(({ game }) => playedAs(lottery, game)),
        lines: rows.map(({ line }) => line),
        otherLotteries: 0,
        bad: badRowsIn(reading).map(({ line, bad }) => ({ line, ...bad })),
      };
    }
    const texts = [reading, other].map((one) => gamesIn(one)[0]?.game.numbers.join(' '));
    throw new UsageError(`the list can be read in two ways: ${texts.join(' or ')}; write a place as «5)»`);
  }
  const list = listOf(text);
  const own = list.filter(({ lotteryType }) => lotteryType === lottery.key);
  const games = own.map((game, i) => {
    const fault = playedGameFault(lottery, game);
    if (fault) throw new UsageError(`game ${i + 1} of ${lottery.key}: bad ${fault}`);
    return withDraws(game as Ticket);
  });
  return { games, otherLotteries: list.length - own.length, bad: [] };
}

function listOf(text: string): readonly Partial<Record<keyof Ticket, unknown>>[] {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new UsageError('the games are no valid JSON');
  }
  const { games, tickets }: { games?: unknown; tickets?: unknown } = Object(value);
  const list = games ?? tickets ?? value;
  if (Array.isArray(list) && list.every((one) => typeof one === 'object' && one !== null)) {
    return list;
  }
  throw new UsageError('the games are neither an export of the app nor lines of numbers');
}

function withDraws(game: Ticket & { readonly follow?: unknown }): PlayedGame {
  const { date, follow } = game;
  const played = playedGame(game);
  if (typeof date !== 'string' || !isInstant(date)) return played;
  return { ...played, scope: ownDraws({ date, ...(isFollow(follow) && { follow }) }) };
}
