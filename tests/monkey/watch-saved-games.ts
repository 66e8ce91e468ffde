import { isDeepStrictEqual as isEqual } from 'node:util';
import type { Page } from 'playwright-core';
import type { SavedGame } from '../../src/state/saved-games/game.ts';
import type { Intent } from './intent.ts';
import { evaluateIn, passTime } from './page-time.ts';
import { canBeUndone, faultAfter, type Games, type Undoable } from './saved-model.ts';

/** So many looks for what was asked, each of some milliseconds: then it is not there. */
const LOOKS = 100;

/** What the browser has stored of the saved games, against what was asked of them. */
export interface SavedGamesWatch {
  /** What is wrong after these were asked. Of several at once nobody can tell: they are believed. */
  after(asked: readonly Intent[]): Promise<string | undefined>;
  /** What is wrong where nothing was asked since. */
  unasked(): Promise<string | undefined>;
}

/** Begins with none. */
export function watchSavedGames(page: Page): SavedGamesWatch {
  let games: Games = [];
  let undoable: readonly Undoable[] = [];
  /** What was asked last, as long as it has done nothing: a file may take its time. */
  let late: Intent | undefined;

  function faultOf(intent: Intent, now: Games): string | undefined {
    // Deletions are undone in any order.
    const faults = [undefined, ...undoable].map((change) => faultAfter(intent, games, now, change));
    const fault = faults.includes(undefined) ? undefined : faults[faults.length - 1];
    if (fault !== undefined) return `saved games: ${intent.act}: ${fault}`;
    const change = { before: games, after: now };
    late = isEqual(games, now) ? intent : undefined;
    if (canBeUndone(intent, change)) undoable = [...undoable, change];
    games = now;
    return undefined;
  }

  async function unasked(): Promise<string | undefined> {
    const now = await storedGames(page);
    if (isEqual(now, games)) return undefined;
    return late ? faultOf(late, now) : 'saved games: they have changed unasked';
  }

  return {
    async after([intent, ...others]) {
      if (!intent) return late && unasked();
      let fault: string | undefined;
      for (let look = 0; look < LOOKS; look++) {
        const now = await storedGames(page);
        if (others.length > 0) games = now;
        fault = faultOf(intent, now);
        if (fault === undefined) break;
        await passTime(page, 16);
      }
      return fault;
    },
    unasked,
  };
}

/** The records in the browser's database, newest first; none where the app has not opened it yet. */
function storedGames(page: Page): Promise<Games> {
  return evaluateIn(page, async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'robo-da-sorte')) return [];
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('robo-da-sorte'));
    const records = await done(db.transaction('games').objectStore('games').getAll());
    db.close();
    records.sort((a, b) => b.position - a.position);
    return records.map(({ game }) => game as SavedGame);
  });
}
