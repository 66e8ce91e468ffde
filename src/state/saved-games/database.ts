import {
  type Database,
  database,
  type Mode,
  type Stores,
  type Transaction,
} from '../../platform/database.ts';
import { SAVED_GAMES } from './format.ts';
import { faultOf, type SavedGame } from './game.ts';
import { numbersKey } from './list.ts';

/** Version of the stores below; a browser that has a newer one refuses to open this. */
const VERSION = 1;

/** How many removed games are remembered, those aside that the copy outside still has. */
const REMEMBERED = 500;

/** One record a game: a damaged one, or one of a later version, spoils no other and stays. */
interface GameRecord {
  readonly id: string;
  /** The higher, the newer. */
  readonly position: number;
  readonly game: SavedGame;
}

interface Facts {
  /** Grows with each change. */
  readonly revision: number;
  /** Keys of games that were taken out, oldest first: they do not come back from a copy. */
  readonly removed: readonly string[];
}

export interface Schema extends Stores {
  games: { key: string; value: GameRecord };
  facts: { key: 'list'; value: Facts };
}

/** The saved games of the database, newest first, and what was removed from it. */
export interface StoredGames extends Facts {
  readonly games: readonly SavedGame[];
}

/** What a change makes of the stored games. */
export interface ChangedGames {
  readonly games: readonly SavedGame[];
  /** Keys of games that were there meanwhile: without a place in the end they count as removed. */
  readonly seen: readonly string[];
  /** Keys that have to be remembered as removed, however long ago that was. */
  readonly inCopy: readonly string[];
}

/** The database «robo-da-sorte», in which saved games live. */
export function gamesDatabase(onLate: () => void): Database<Schema> {
  const upgrade: Parameters<typeof database<Schema>>[2] = (db) => {
    db.createObjectStore('games', { keyPath: 'id' });
    db.createObjectStore('facts');
  };
  return database<Schema>('robo-da-sorte', VERSION, upgrade, onLate);
}

/** What the database holds now. Rejects when it cannot be read. */
export async function readStoredGames(db: Database<Schema>): Promise<StoredGames> {
  return (await db.transact('readonly', readAll)).stored;
}

/**
 * Changes what the database holds in one transaction, and reads it back. Rejects when the browser
 * refuses, or keeps nothing.
 */
export async function updateStoredGames(
  db: Database<Schema>,
  change: (stored: StoredGames) => ChangedGames,
): Promise<StoredGames> {
  const written = await db.transact('readwrite', async (tx) => {
    const { stored, positions } = await readAll(tx);
    const changed = change(stored);
    const { games } = changed;
    const next = { games, ...factsAfter(stored, changed) };
    if (games === stored.games && next.removed.length === stored.removed.length) {
      return { ...stored, isChanged: false };
    }
    const ids = new Set(games.map(({ id }) => id));
    const gone = stored.games.filter(({ id }) => !ids.has(id));
    await Promise.all([
      ...gone.map(({ id }) => tx.objectStore('games').delete(id)),
      ...changedRecords(stored.games, games, positions).map((record) =>
        tx.objectStore('games').put(record),
      ),
      tx.objectStore('facts').put({ revision: next.revision, removed: next.removed }, 'list'),
    ]);
    return { ...next, isChanged: true };
  });
  if (!written.isChanged) return written;
  const back = await readStoredGames(db);
  const isSame = SAVED_GAMES.print(back.games) === SAVED_GAMES.print(written.games);
  if (back.revision < written.revision || (back.revision === written.revision && !isSame)) {
    throw new Error('the database keeps nothing');
  }
  return back;
}

async function readAll<M extends Mode>(tx: Transaction<Schema, M>) {
  const [records, facts] = await Promise.all([
    tx.objectStore('games').getAll(),
    tx.objectStore('facts').get('list'),
  ]);
  const good = records.filter(({ id, game }) => !faultOf(game) && game.id === id);
  good.sort((a, b) => b.position - a.position);
  const stored: StoredGames = {
    games: good.map(({ game }) => game),
    revision: facts?.revision ?? 0,
    removed: facts?.removed ?? [],
  };
  return { stored, positions: new Map(good.map(({ id, position }) => [id, position])) };
}

/** The records to write: each game of a new list that is not there, or not so, or not in order. */
function changedRecords(
  before: readonly SavedGame[],
  games: readonly SavedGame[],
  positions: ReadonlyMap<string, number>,
): readonly GameRecord[] {
  const records: GameRecord[] = [];
  let below = 0;
  for (const game of [...games].reverse()) {
    const at = positions.get(game.id) ?? 0;
    const position = Math.max(at, below + 1);
    // As JSON keeps it: what a proxy wraps, or undefined fields, no record can hold.
    const plain: SavedGame = JSON.parse(JSON.stringify(game));
    if (position !== at || !before.includes(game))
      records.push({ id: game.id, position, game: plain });
    below = position;
  }
  return records;
}

function factsAfter(
  { games: before, removed, revision }: StoredGames,
  { games, seen, inCopy }: ChangedGames,
): Facts {
  const present = new Set(games.map(numbersKey));
  const all = [...new Set([...removed, ...before.map(numbersKey), ...seen])].filter(
    (key) => !present.has(key),
  );
  const needed = new Set(inCopy);
  return {
    revision: revision + 1,
    removed: all.filter((key, i) => i >= all.length - REMEMBERED || needed.has(key)),
  };
}
