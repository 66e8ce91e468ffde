import { type GamesCheck, MAX_WINS } from '../../../workers/shared/check/check-games.ts';
import { ownDraws, playedGame } from '../../../workers/shared/check/played-game.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { results } from '../results/results.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { gamesOf } from '../saved-games/list.ts';
import { loadSavedGames } from '../saved-games/saved-games.ts';
import { type CheckFailure, checkAnswer } from './check-answer.ts';
import { keepWins } from './keep-wins.ts';

/** Checks saved games of a lottery, each against the kept draws that it takes part in. Never rejects. */
export function checkSaved(lottery: LotteryKey, games: readonly SavedGame[]): Promise<GamesCheck | CheckFailure> {
  const played = games.map((game) => ({ ...playedGame(game), scope: ownDraws(game) }));
  return checkAnswer(lottery, played, { kind: 'all' }, { most: MAX_WINS });
}

let last: Promise<void> = Promise.resolve();

/**
 * Checks all saved games against the kept draws that each takes part in, and keeps their wins. It may run again at any
 * time: a game and a contest are told once. Never rejects.
 */
export function settleSaved(): Promise<void> {
  last = last.then(settle);
  return last;
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
