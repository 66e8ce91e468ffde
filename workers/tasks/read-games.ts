import type { NamedGame } from '../shared/games/game-names.ts';
import { lotteriesOf } from '../shared/games/lotteries-of.ts';
import { partOf } from '../shared/games/lottery-parts.ts';
import { readGames as read } from '../shared/games/read-games.ts';
import type { GamesReading } from '../shared/games/reading.ts';
import { type LotteryKey, lotteryOf } from '../shared/lottery/lotteries.ts';
import { checkLottery } from '../shared/run/request.ts';
import type { LoadedTask } from './task.ts';

/** A list of games as people have it, and the lottery that it is read for. */
export interface ReadGamesRequest {
  readonly lottery: LotteryKey;
  readonly text: string;
  /** All of it is of the lottery, whatever it names. */
  readonly isAll?: boolean;
}

/** The ways to read a list: more than one has to be chosen from. */
export type GamesReadings = readonly [GamesReading, ...GamesReading[]];

/** What of a list is of the lottery, and what else it names. */
export interface ReadList {
  readonly readings: GamesReadings;
  /** Games of which it has something too, which was not read. */
  readonly others: readonly NamedGame[];
  /** False where it names only others. */
  readonly isOwn: boolean;
}

/** Reads the games of a list that are of the lottery. */
export const readGames: LoadedTask<'readGames'> = {
  *run({ lottery, text, isAll = false }) {
    const of = lotteryOf(checkLottery(lottery));
    const whole = checkText(text);
    yield 0;
    const part = isAll ? { text: whole, others: [], isOwn: true } : partOf(whole, of.key);
    const { others, isOwn } = part;
    return { readings: read(of, part.text), others, isOwn };
  },
};

/** Says of which lotteries a list may be. */
export const lotteriesOfList: LoadedTask<'lotteriesOfList'> = {
  *run({ text }) {
    const list = checkText(text);
    yield 0;
    return lotteriesOf(list);
  },
};

function checkText(text: unknown): string {
  if (typeof text !== 'string') throw new TypeError('a list without a text');
  return text;
}
