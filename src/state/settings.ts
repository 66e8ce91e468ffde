import { proxy } from 'valtio/vanilla';
import type { LotteryKey } from '../../workers/domain/lotteries.ts';

/** What the visitor has chosen for the next run. */
export const settings = proxy<{ lottery: LotteryKey; games: number }>({
  lottery: 'megasena',
  games: 1,
});

/** Chooses how many games the next run has. */
export function chooseGames(games: number): void {
  settings.games = games;
}

/** Chooses the lottery of the next run. */
export function chooseLottery(lottery: LotteryKey): void {
  settings.lottery = lottery;
}
