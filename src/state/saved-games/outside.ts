import { exclusively } from '../../platform/exclusive.ts';
import { lookUpStored, readStored, setAside, writeStored } from '../../platform/storage.ts';
import { storedValue } from '../../platform/stored-value.ts';
import { parseJson, SAVED_GAMES } from './format.ts';
import type { SavedGame } from './game.ts';
import { findSaved, numbersKey } from './list.ts';
import type { Outside } from './take-in.ts';

type Games = readonly SavedGame[];

/** Where earlier versions of the app keep the list, and this one a copy of it. */
export const OUTSIDE_KEY = 'saved-games';

/** Keys of the games that were changed there while the database could not be opened. */
const TOUCHED_KEY = 'saved-games-touched';
const MAX_TOUCHED = 500;

const list = storedValue(OUTSIDE_KEY, SAVED_GAMES);

/** The list outside the database; undefined when the browser hides it. */
export function readOutside(): Games | undefined {
  return list.read();
}

/** The text of that list while it cannot be read, nor set aside to make place. */
export function stuckOutside(): string | undefined {
  return list.stuckText();
}

/** Writes the list over whatever is there. */
export function overwriteOutside(games: Games): boolean {
  return list.write(games);
}

/** What is in the way may be gone, or there may be room to set it aside by now: try again. */
export function retryOutside(): void {
  list.retry();
}

/** What the database may have to take in; `heard` is what another tab has just written. */
export function outside(heard: Games): Outside {
  const games = list.read() ?? [];
  return {
    games: [...games, ...heard.filter((game) => !findSaved(games, game))],
    // Without a list they would say that all those games are to go.
    touched: typeof lookUpStored(OUTSIDE_KEY) === 'string' ? readTouched() : [],
  };
}

/** Keeps games for which there is no room; false when the browser has no place for them either. */
export function keepAside(games: Games): boolean {
  return setAside(OUTSIDE_KEY, SAVED_GAMES.print(games));
}

/**
 * Copies the stored games to where earlier versions, and visits without the database, look for
 * them. Not over games that the database does not know yet, nor over text that is in the way.
 * `taken` are the touched ones that the database has taken in. Nobody waits for it.
 */
export function copyOutside(
  games: Games,
  isKnown: (game: SavedGame) => boolean,
  taken: readonly string[],
): void {
  const copy = () => {
    if (taken.length > 0) writeTouched(readTouched().filter((key) => !taken.includes(key)));
    const there = list.read();
    if (!there?.every(isKnown) || list.stuckText() !== undefined) return;
    if (SAVED_GAMES.print(there) !== SAVED_GAMES.print(games)) list.write(games);
  };
  void exclusively(OUTSIDE_KEY, copy);
}

/**
 * Changes the list there, for as long as there is no database; undefined when the browser does not
 * keep it. `known` stands for a list that the browser hides.
 */
export function changeOutside(
  known: Games,
  change: (games: Games) => Games,
): Promise<Games | undefined> {
  return exclusively(OUTSIDE_KEY, () => {
    const before = list.read() ?? known;
    const after = change(before);
    if (after === before) return after;
    if (list.stuckText() !== undefined) return undefined;
    const changed = [...before, ...after].filter((g) => !before.includes(g) || !after.includes(g));
    const touched = readTouched();
    writeTouched([...touched, ...changed.map(numbersKey)]);
    if (list.write(after)) return after;
    writeTouched(touched);
    return undefined;
  });
}

function readTouched(): readonly string[] {
  const keys = parseJson(readStored(TOUCHED_KEY) ?? '');
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

function writeTouched(keys: readonly string[]): void {
  const newest = [...new Set([...keys].reverse())].slice(0, MAX_TOUCHED).reverse();
  writeStored(TOUCHED_KEY, JSON.stringify(newest));
}
