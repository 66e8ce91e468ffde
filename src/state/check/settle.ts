import { type GameCheck, MAX_WINS, type Win } from '../../../workers/shared/check/check-games.ts';
import { drawsOfBets, playedGame } from '../../../workers/shared/check/played-game.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { serialQueue } from '../../platform/serial-queue.ts';
import { results } from '../results/results.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { gamesOf } from '../saved-games/list.ts';
import { loadSavedGames } from '../saved-games/saved-games.ts';
import { type CheckFailure, checkAnswer } from './check-answer.ts';
import { keepWins } from './keep-wins.ts';

/** How saved games did in the kept draws of all bets that were made with them: what a check tells of each, and the wins. */
export interface SavedCheck {
  readonly games: readonly Pick<GameCheck, 'contests' | 'pending'>[];
  readonly wins: readonly Win[];
}

/** Checks saved games of a lottery, each against the kept draws that it takes part in. Never rejects. */
export async function checkSaved(lottery: LotteryKey, games: readonly SavedGame[]): Promise<SavedCheck | CheckFailure> {
  const bets = games.flatMap((game, place) => drawsOfBets(game).map((scope) => ({ place, game, scope })));
  const played = bets.map(({ game, scope }) => ({ ...playedGame(game), scope }));
  const answer = await checkAnswer(lottery, played, { kind: 'all' }, { most: MAX_WINS });
  if (typeof answer === 'string') return answer;
  const ofGame = (place: number) => answer.games.filter((_, i) => bets[i]?.place === place);
  const sum = (checks: readonly GameCheck[], of: 'contests' | 'pending') =>
    checks.reduce((all, check) => all + check[of], 0);
  return {
    games: games.map((_, place) => ({
      contests: sum(ofGame(place), 'contests'),
      pending: sum(ofGame(place), 'pending'),
    })),
    wins: answer.wins.map((win) => ({ ...win, game: Number(bets[win.game]?.place) })),
  };
}

const inTurn = serialQueue();

/**
 * Checks all saved games against the kept draws that each takes part in, and keeps their wins. It may run again at any
 * time: a game and a contest are told once. Never rejects.
 */
export function settleSaved(): Promise<void> {
  return inTurn(settle);
}

async function settle(): Promise<void> {
  const saved = await loadSavedGames();
  for (const { key } of LOTTERIES) {
    const games = gamesOf(saved, key);
    if (games.length === 0 || !results.kept[key]) continue;
    const answer = await checkSaved(key, games);
    if (typeof answer === 'object') await keepWins(games, answer.wins);
  }
}
