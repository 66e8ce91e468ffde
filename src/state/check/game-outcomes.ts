import { proxy, ref } from 'valtio/vanilla';
import type { FirstContest, GameCheck, Win } from '../../../workers/shared/check/check-games.ts';
import { betsOfGame, ownDraws, playedGame } from '../../../workers/shared/check/played-game.ts';
import { dayNumber } from '../../../workers/shared/lottery/day-number.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { serialQueue } from '../../platform/serial-queue.ts';
import { drawsBetween } from '../draw-day/draw-days.ts';
import { loadResults } from '../results/results.ts';
import { knownSince } from '../results/site-draws.ts';
import { keptSummaries } from '../results/summary.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { gamesOf } from '../saved-games/list.ts';
import { savedGames } from '../saved-games/saved-games.ts';
import { checkOwnDraws, hasDraws, versionOfDraws } from './check-answer.ts';
import { keepWins } from './keep-wins.ts';
import { reviewPrizes } from './review-prizes.ts';

/** A registered bet: its day, its first contest where the visitor has named it, and what known draws say of it. */
export interface CheckedBet {
  readonly draw: string;
  readonly from?: number;
  readonly first: readonly FirstContest[];
}

/** How a saved game did in the known draws of all bets that were made with it. */
export interface CheckedGame extends Pick<GameCheck, 'contests' | 'pending'> {
  /** The registered bets, the newest last. */
  readonly bets: readonly CheckedBet[];
  /** The best first. */
  readonly wins: readonly Win[];
}

/** Saved games that were checked, by their ids. */
export type CheckedGames = ReadonlyMap<string, CheckedGame>;

/** How the saved games did, by their ids, for as long as the page lives. */
export const gameOutcomes = proxy<{ of: CheckedGames }>({ of: ref(new Map()) });

/** The games and draws that were checked last of each lottery, as a text. */
const checked = new Map<LotteryKey, string>();
const inTurn = serialQueue();

/**
 * Checks the saved games, as loaded, each against the known draws that it takes part in: one check for each lottery that
 * has changed. `keepsWins`: the wins are also kept among the found prizes, each once. Never rejects.
 */
export async function checkSavedGames({ keepsWins = false } = {}): Promise<void> {
  await inTurn(() => checkAll(keepsWins));
}

async function checkAll(keepsWins: boolean): Promise<void> {
  // No worker is asked where there are no draws at all.
  if (Object.keys(keptSummaries()).length > 0) await loadResults();
  for (const { key } of LOTTERIES) {
    if (keepsWins && hasDraws(key)) await reviewPrizes(key);
    const games = gamesOf(savedGames.games, key);
    if (games.length === 0) continue;
    const now = JSON.stringify([
      versionOfDraws(key),
      games.map(({ id, follow, registered, earlier }) => [id, follow, registered?.draw, earlier]),
    ]);
    if (checked.get(key) !== now) {
      const found = await outcomesOf(key, games);
      if (!found) continue;
      checked.set(key, now);
      gameOutcomes.of = ref(
        new Map([...gameOutcomes.of, ...games.map(({ id }, i) => [id, found[i]] as [string, CheckedGame])]),
      );
    }
    const wins = games.flatMap(({ id }) => gameOutcomes.of.get(id)?.wins ?? []);
    if (keepsWins) await keepWins(games, wins);
  }
}

/** Returns how many draws between the day a game was saved and the first known draw are missing; 0 for a registered bet. */
function unknownDraws(lottery: LotteryKey, bet: SavedGame): number {
  const own = ownDraws(bet);
  const since = knownSince(lottery);
  if (own.kind !== 'since' || since === undefined) return 0;
  return drawsBetween(lottery, dayNumber(own.date) - 1, dayNumber(since) - 1);
}

/** How games of a lottery did, in their order; undefined where they could not be checked. */
async function outcomesOf(
  lottery: LotteryKey,
  games: readonly SavedGame[],
): Promise<readonly CheckedGame[] | undefined> {
  if (!hasDraws(lottery)) return games.map(() => ({ contests: 0, pending: 0, bets: [], wins: [] }));
  const bets = games.flatMap((game, place) => betsOfGame(game).map((bet) => ({ place, bet })));
  const played = bets.map(({ bet }) => ({ ...playedGame(bet), scope: ownDraws(bet) }));
  const answer = await checkOwnDraws({ lottery, games: played });
  if (typeof answer === 'string') return undefined;
  const wins = answer.wins.map((win) => ({ ...win, game: Number(bets[win.game]?.place) }));
  return games.map((_, place): CheckedGame => {
    const own = bets.flatMap(({ place: of, bet }, i) => {
      const check = answer.games[i];
      return of === place && check ? [{ bet, check }] : [];
    });
    return {
      contests: own.reduce((sum, { check }) => sum + check.contests, 0),
      pending: own.reduce((sum, { bet, check }) => sum + check.pending + unknownDraws(lottery, bet), 0),
      bets: own.flatMap(({ bet: { registered, follow }, check: { begins: first = [] } }) => {
        const from = follow?.from;
        return registered ? [{ draw: registered.draw, first, ...(from !== undefined && { from }) }] : [];
      }),
      wins: wins.filter(({ game }) => game === place),
    };
  });
}
