import { type ReadList, readList } from '../../../workers/draws/read/read-list.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import type { PlayedGame } from '../../../workers/shared/check/check-games.ts';
import { playedGame } from '../../../workers/shared/check/played-game.ts';
import { badRowsIn, gamesIn, type ReadRow, type RowFault } from '../../../workers/shared/games/reading.ts';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { UsageError } from '../usage.ts';
import { REFUSALS } from './summary.ts';

/** The games of a file that are of the lottery, those of others counted, and lines that are no games. */
export interface GamesFile {
  readonly games: readonly PlayedGame[];
  /** The line of each game, from 1 on, where they were lines. */
  readonly lines?: readonly number[];
  readonly otherLotteries: number;
  readonly bad: readonly ({ readonly line: number } & RowFault)[];
  readonly doubts: readonly Doubt[];
}

/** A line that can be read in several ways: the games of each. */
interface Doubt {
  readonly line: number;
  readonly ways: readonly string[];
}

/**
 * The games of a file of any form that «Conferir» takes. Those that the app has saved have draws of their own. Throws a
 * UsageError for a file that is refused.
 */
export function readGamesFile(lottery: Lottery, bytes: Uint8Array): GamesFile {
  const read: ReadList = runToEnd(readList(lottery, bytes));
  if (!read.ok) {
    const why = { ...REFUSALS, 'bad-game': 'a game that is no bet' }[read.refusal];
    throw new UsageError(['the games are refused', why, read.detail ?? []].flat().join(': '));
  }
  if (read.games) return { games: read.games, otherLotteries: read.otherGames, bad: [], doubts: [] };
  if (read.others.length > 0) {
    throw new UsageError(`the list names ${read.others.join(', ')} too: leave the games of ${lottery.key}`);
  }
  const { reading } = read;
  const rows = gamesIn(reading);
  return {
    games: rows.map(({ game }) => playedGame({ lotteryType: lottery.key, ...game })),
    lines: rows.map(({ line }) => line),
    otherLotteries: 0,
    bad: badRowsIn(reading).flatMap(({ line, bad, ways }) => (ways ? [] : [{ line, ...bad }])),
    doubts: reading.flatMap((row) => (row.ways ? [doubtOf(row)] : [])),
  };
}

function doubtOf({ line, ways = [] }: ReadRow): Doubt {
  const numbersOf = ({ game, parts }: ReadRow) => (game ? game.numbers.join(' ') : `no game: ${textOf(parts)}`);
  return { line, ways: ways.map(({ rows }) => rows.map(numbersOf).join('; ')) };
}

const textOf = (parts: ReadRow['parts']) =>
  parts.flatMap(({ role, text }) => (role === 'numbers' ? text : [])).join(' ');

/** Says in which ways a line may be read, and how to write it so that it is read in one. */
export function doubtText({ line, ways }: Doubt): string {
  return `line ${line}: it may be ${ways.join(' or ')}; write a place as «5)»`;
}
