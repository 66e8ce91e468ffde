import { readGames as read } from '../shared/games/read-games.ts';
import type { GamesReading } from '../shared/games/reading.ts';
import { type LotteryKey, lotteryOf } from '../shared/lottery/lotteries.ts';
import { checkLottery } from '../shared/run/request.ts';
import type { LoadedTask } from './task.ts';

/** A list of games as people have it, and the lottery that it is read for. */
export interface ReadGamesRequest {
  readonly lottery: LotteryKey;
  readonly text: string;
}

/** The ways to read a list: more than one has to be chosen from. */
export type GamesReadings = readonly [GamesReading, ...GamesReading[]];

/** Reads the games of a list. */
export const readGames: LoadedTask<'readGames'> = {
  *run({ lottery, text }) {
    const of = lotteryOf(checkLottery(lottery));
    if (typeof text !== 'string') throw new TypeError('a list without a text');
    yield 0;
    return read(of, text);
  },
};
