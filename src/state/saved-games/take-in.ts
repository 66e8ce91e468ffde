import type { ChangedGames, StoredGames } from './database.ts';
import type { SavedGame } from './game.ts';
import { findSaved, numbersKey, withTicket } from './list.ts';

/**
 * What other pages have kept outside the database: earlier versions of the app, which know no
 * other place, and pages that could not open it.
 */
export interface Outside {
  readonly games: readonly SavedGame[];
  /** Keys of games that a page which could not open the database has changed or taken out. */
  readonly touched: readonly string[];
}

/** True when there is something outside that the database does not know. */
export function hasNews(stored: StoredGames, { games, touched }: Outside): boolean {
  return touched.length > 0 || games.some((game) => !isKnown(stored, game));
}

/**
 * The stored games with what is outside: games that were never there come on top, as if they were
 * saved now, and those that were touched outside are as they are there. A game that was removed
 * does not come back. `keepAside` is told of what has no room and says whether it has a place for
 * it; without one all of that stays where it is.
 */
export function takeIn(
  stored: StoredGames,
  outside: Outside,
  keepAside: (games: readonly SavedGame[]) => boolean,
): ChangedGames {
  const inCopy = outside.games.map(numbersKey);
  const touched = new Set(outside.touched);
  const kept =
    touched.size === 0 ? stored.games : withTouched(stored.games, outside.games, touched);
  const fresh = outside.games.filter(
    (game) => touched.has(numbersKey(game)) || !isKnown(stored, game),
  );
  const games = fresh.reduceRight<readonly SavedGame[]>(withTicket, kept);
  const cut = [...kept, ...fresh].filter((game) => !findSaved(games, game));
  if (cut.length > 0 && !keepAside(cut)) return { games: kept, seen: [], inCopy };
  return { games, seen: [...games, ...cut].map(numbersKey), inCopy };
}

/** True for a game that is stored or was removed. */
export function isKnown({ games, removed }: StoredGames, game: SavedGame): boolean {
  return findSaved(games, game) !== undefined || removed.includes(numbersKey(game));
}

function withTouched(
  games: readonly SavedGame[],
  outside: readonly SavedGame[],
  touched: ReadonlySet<string>,
): readonly SavedGame[] {
  return games.flatMap((game) => {
    if (!touched.has(numbersKey(game))) return [game];
    const other = findSaved(outside, game);
    return other ? [{ ...other, id: game.id }] : [];
  });
}
