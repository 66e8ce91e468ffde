import { type FirstContest, type GameCheck, MAX_WINS, type Win } from '../../../workers/shared/check/check-games.ts';
import { betsOfGame, ownDraws, playedGame } from '../../../workers/shared/check/played-game.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { serialQueue } from '../../platform/serial-queue.ts';
import { results } from '../results/results.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { gamesOf } from '../saved-games/list.ts';
import { loadSavedGames } from '../saved-games/saved-games.ts';
import { type CheckFailure, checkAnswer } from './check-answer.ts';
import { keepWins } from './keep-wins.ts';

/** A bet that a game was registered for: its day, its first contest where that was told, and what kept draws say of it. */
export interface CheckedBet {
  readonly draw: string;
  readonly from?: number;
  readonly first: readonly FirstContest[];
}

/** How a saved game did in the kept draws of all bets that were made with it. */
export interface SavedGameCheck extends Pick<GameCheck, 'contests' | 'pending'> {
  /** Those that were registered, the newest last. */
  readonly bets: readonly CheckedBet[];
}

/** How saved games did: what a check tells of each, and the wins. */
export interface SavedCheck {
  readonly games: readonly SavedGameCheck[];
  readonly wins: readonly Win[];
}

/** Checks saved games of a lottery, each against the kept draws that it takes part in. Never rejects. */
export async function checkSaved(lottery: LotteryKey, games: readonly SavedGame[]): Promise<SavedCheck | CheckFailure> {
  const bets = games.flatMap((game, place) => betsOfGame(game).map((bet) => ({ place, bet })));
  const played = bets.map(({ bet }) => ({ ...playedGame(bet), scope: ownDraws(bet) }));
  const answer = await checkAnswer(lottery, played, { kind: 'all' }, { most: MAX_WINS });
  if (typeof answer === 'string') return answer;
  const sum = (checks: readonly GameCheck[], of: 'contests' | 'pending') =>
    checks.reduce((all, check) => all + check[of], 0);
  const ofGame = (place: number): SavedGameCheck => {
    const own = answer.games.flatMap((check, i) => (bets[i]?.place === place ? [{ ...bets[i], check }] : []));
    const checks = own.map(({ check }) => check);
    return {
      contests: sum(checks, 'contests'),
      pending: sum(checks, 'pending'),
      bets: own.flatMap(({ bet: { registered, follow }, check: { begins: first = [] } }) => {
        const from = follow?.from;
        return registered ? [{ draw: registered.draw, first, ...(from !== undefined && { from }) }] : [];
      }),
    };
  };
  return {
    games: games.map((_, place) => ofGame(place)),
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
