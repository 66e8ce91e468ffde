import { proxy, ref } from 'valtio/vanilla';
import type { GamesCheck, Win } from '../../../workers/shared/check/check-games.ts';
import { contestsToCheck, isDrawnToday } from '../../../workers/shared/draw-day/own-draws.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { loadResults, results } from '../results/results.ts';
import { keptSummaries } from '../results/summary.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { gamesOf } from '../saved-games/list.ts';
import { savedGames } from '../saved-games/saved-games.ts';
import { checkSaved } from './settle.ts';

/** How a saved game has done in the kept draws that it takes part in. */
export interface Fate {
  /** Contests that it was checked against, and those of its teimosinha that are not there yet. */
  readonly contests: number;
  readonly pending: number;
  /** The best first. */
  readonly wins: readonly Win[];
}

type Fates = ReadonlyMap<string, Fate>;

/** What has become of the saved games on screen, by their ids, for as long as the page lives. */
export const fates = proxy<{ of: Fates }>({ of: ref(new Map()) });

const NO_DRAWS: Fate = { contests: 0, pending: 0, wins: [] };

/** Of each lottery the games and draws that were checked last, as a text. */
const checked = new Map<LotteryKey, string>();
let last: Promise<void> = Promise.resolve();

/** Finds out what has become of the saved games, as loaded: one check for each lottery that has changed. Never rejects. */
export function checkFates(): Promise<void> {
  last = last.then(checkAll);
  return last;
}

/**
 * What has become of games together: the wins of all, else whether any has a draw that is past and not here (`due`),
 * else whether any waits for one, and whether that is today. Undefined: not known yet. `now` is in milliseconds since
 * 1970.
 */
export function fateOf(
  games: readonly SavedGame[],
  of: Fates,
  now: number,
): readonly Win[] | 'due' | 'today' | 'waiting' | 'none' | undefined {
  const all = games.flatMap(({ id }) => of.get(id) ?? []);
  if (all.length < games.length) return undefined;
  const wins = all.flatMap((fate) => fate.wins);
  if (wins.length > 0) return wins;
  if (games.some((game, i) => contestsToCheck(game, newestOf(game, all[i]), now).length > 0)) return 'due';
  if (!all.some(({ contests, pending }) => contests === 0 || pending > 0)) return 'none';
  return games.some((game) => isDrawnToday(game, now)) ? 'today' : 'waiting';
}

/** The newest contest of a game's own that it was checked against. */
function newestOf({ follow }: SavedGame, fate: Fate | undefined): number {
  return follow && fate ? follow.from + fate.contests - 1 : 0;
}

async function checkAll(): Promise<void> {
  // No worker is asked where nothing has ever been kept.
  if (Object.keys(keptSummaries()).length > 0) await loadResults();
  for (const { key } of LOTTERIES) {
    const games = gamesOf(savedGames.games, key);
    const now = JSON.stringify([results.kept[key]?.revision, games.map(({ id, follow }) => [id, follow])]);
    if (games.length === 0 || checked.get(key) === now) continue;
    const answer = results.kept[key] ? await checkSaved(key, games) : undefined;
    if (typeof answer === 'string') continue;
    checked.set(key, now);
    note(games, answer);
  }
}

function note(games: readonly SavedGame[], answer: GamesCheck | undefined): void {
  const found = games.map(({ id }, i): [string, Fate] => {
    const wins = answer?.wins.filter(({ game }) => game === i) ?? [];
    return [id, { ...NO_DRAWS, ...answer?.games[i], wins }];
  });
  fates.of = ref(new Map([...fates.of, ...found]));
}
