import { proxy, ref } from 'valtio/vanilla';
import type { Win } from '../../../workers/shared/check/check-games.ts';
import {
  type DrawTime,
  drawsOf,
  drawsToCheck,
  drawToday,
  isInTime,
} from '../../../workers/shared/draw-day/own-draws.ts';
import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { serialQueue } from '../../platform/serial-queue.ts';
import { loadResults, results } from '../results/results.ts';
import { keptSummaries } from '../results/summary.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { gamesOf } from '../saved-games/list.ts';
import { savedGames } from '../saved-games/saved-games.ts';
import { type CheckedBet, checkSaved, type SavedCheck } from './settle.ts';

/** How a saved game has done in the kept draws that it takes part in. */
export interface Fate {
  /** Contests that it was checked against, and those of its teimosinha that are not there yet. */
  readonly contests: number;
  readonly pending: number;
  /** Those that it was registered for, with what kept draws say of them. */
  readonly bets: readonly CheckedBet[];
  /** The best first. */
  readonly wins: readonly Win[];
}

type Fates = ReadonlyMap<string, Fate>;

/** What has become of the saved games on screen, by their ids, for as long as the page lives. */
export const fates = proxy<{ of: Fates }>({ of: ref(new Map()) });

const NO_DRAWS: Fate = { contests: 0, pending: 0, bets: [], wins: [] };

/** Of each lottery the games and draws that were checked last, as a text. */
const checked = new Map<LotteryKey, string>();
const inTurn = serialQueue();

/** Finds out what has become of the saved games, as loaded: one check for each lottery that has changed. Never rejects. */
export function checkFates(): Promise<void> {
  return inTurn(checkAll);
}

/**
 * What has become of games together: the wins of all, else whether any is drawn today, has a draw that is past and not
 * here (`due`), or waits for one, as long as a prize could still be fetched (`over`). Undefined: not known yet. `now` is
 * in milliseconds since 1970, or not a number.
 */
export function fateOf(
  games: readonly SavedGame[],
  of: Fates,
  now: number,
): readonly Win[] | 'today' | 'due' | 'waiting' | 'none' | 'over' | undefined {
  const all = games.flatMap(({ id }) => of.get(id) ?? []);
  if (all.length < games.length) return undefined;
  const wins = all.flatMap((fate) => fate.wins);
  if (wins.length > 0) return wins;
  if (drawOfToday(games, now)) return 'today';
  const kept = keptSummaries();
  const isDue = (game: SavedGame) => drawsToCheck(game, kept[game.lotteryType]?.last, now).length > 0;
  if (games.some(isDue)) return 'due';
  if (!all.some(({ contests, pending }) => contests === 0 || pending > 0)) return 'none';
  const isOver = !Number.isNaN(now) && games.every((game) => game.registered && !isInTime(game, now));
  return isOver ? 'over' : 'waiting';
}

/** The first draw of today of games; undefined where none is still to come. */
export function drawOfToday(games: readonly SavedGame[], now: number): DrawTime | undefined {
  return games.flatMap((game) => drawToday(game, now) ?? []).sort((a, b) => a.at - b.at)[0];
}

/** The day of the next draw of games that were all registered, `YYYY-MM-DD` in Brazil; undefined where there is none. */
export function nextDrawDay(games: readonly SavedGame[], now: number): string | undefined {
  if (!games.every(({ registered }) => registered)) return undefined;
  const next = games.flatMap((game) => drawsOf(game).filter((draw) => draw > now));
  return next.length === 0 ? undefined : dayInBrazil(Math.min(...next));
}

async function checkAll(): Promise<void> {
  // No worker is asked where nothing has ever been kept.
  if (Object.keys(keptSummaries()).length > 0) await loadResults();
  for (const { key } of LOTTERIES) {
    const games = gamesOf(savedGames.games, key);
    const now = JSON.stringify([
      results.kept[key]?.revision,
      games.map(({ id, follow, registered, earlier }) => [id, follow, registered?.draw, earlier]),
    ]);
    if (games.length === 0 || checked.get(key) === now) continue;
    const answer = results.kept[key] ? await checkSaved(key, games) : undefined;
    if (typeof answer === 'string') continue;
    checked.set(key, now);
    note(games, answer);
  }
}

function note(games: readonly SavedGame[], answer: SavedCheck | undefined): void {
  const found = games.map(({ id }, i): [string, Fate] => {
    const wins = answer?.wins.filter(({ game }) => game === i) ?? [];
    return [id, { ...NO_DRAWS, ...answer?.games[i], wins }];
  });
  fates.of = ref(new Map([...fates.of, ...found]));
}
