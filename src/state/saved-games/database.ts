import { type Database, database, type Mode, type Stores, type Transaction } from '../../platform/database.ts';
import { faultOf, type SavedGame } from './game.ts';

/** Version of the stores below; a browser that has a newer one refuses to open this. */
const VERSION = 1;

/** One record a game: a damaged one, or one of a later version, spoils no other and stays. */
interface GameRecord {
  readonly id: string;
  /** The higher, the newer. */
  readonly position: number;
  readonly game: SavedGame;
}

/** What was stored before this database and is not among its games. */
export interface Aside {
  /** A file that `importFromFile` reads: the games without room, and texts that cannot be read. */
  readonly file: string;
  /** How many games had no room. */
  readonly games: number;
  /** True when some of what was stored could not be read. */
  readonly isDamaged: boolean;
  /** True once the visitor has said that the notice was read. */
  readonly isTold: boolean;
}

interface Schema extends Stores {
  games: { key: string; value: GameRecord };
  /** `list` is what 0.5.0 and 0.6.0 noted: the games that were taken out. */
  facts: {
    key: 'list' | 'aside';
    value: Partial<Aside> & { readonly removed?: readonly string[] };
  };
}

/** All that the database holds, the newest game first. */
export interface StoredList {
  readonly games: readonly SavedGame[];
  /** Undefined as long as no list of an earlier version has been taken over. */
  readonly aside?: Aside;
  /** Keys (`numbersKey`) of games that 0.5.0 or 0.6.0 took out. */
  readonly removed: readonly string[];
}

/** The database «robo-da-sorte», in which saved games live. */
export function gamesDatabase(onLate: () => void): Database<Schema> {
  const upgrade: Parameters<typeof database<Schema>>[2] = (db) => {
    db.createObjectStore('games', { keyPath: 'id' });
    db.createObjectStore('facts');
  };
  return database<Schema>('robo-da-sorte', VERSION, upgrade, onLate);
}

/**
 * Reads, changes and writes what the database holds, and reads it back, in one transaction. Rejects when the browser
 * refuses, or keeps nothing.
 */
export function changeStored(db: Database<Schema>, change: (list: StoredList) => StoredList): Promise<StoredList> {
  return db.transact('readwrite', async (tx) => {
    const { list, records } = await readAll(tx);
    const next = change(list);
    if (next === list) return list;
    const ids = new Set(next.games.map(({ id }) => id));
    const [games, facts] = [tx.objectStore('games'), tx.objectStore('facts')];
    // One after the other: a put that throws at once leaves nothing that nobody waits for.
    for (const { id } of list.games) if (!ids.has(id)) await games.delete(id);
    for (const record of changedRecords(records, next.games)) await games.put(record);
    if (next.aside && next.aside !== list.aside) await facts.put(next.aside, 'aside');
    const back = (await readAll(tx)).list;
    const isSame = JSON.stringify(back.games) === JSON.stringify(next.games);
    if (!isSame) throw new Error('the database keeps nothing');
    return back;
  });
}

async function readAll<M extends Mode>(tx: Transaction<Schema, M>) {
  const facts = tx.objectStore('facts');
  const [stored, aside, old] = await Promise.all([
    tx.objectStore('games').getAll(),
    facts.get('aside'),
    facts.get('list'),
  ]);
  const records = stored.filter(({ id, game }) => !faultOf(game) && game.id === id);
  records.sort((a, b) => b.position - a.position);
  const list: StoredList = {
    games: records.map(({ game }) => game),
    removed: old?.removed ?? [],
    ...(aside && { aside: aside as Aside }),
  };
  return { list, records };
}

/** The records of a new list that are not there, or not so. */
function changedRecords(records: readonly GameRecord[], games: readonly SavedGame[]): readonly GameRecord[] {
  const there = new Map(records.map((record) => [record.game, record.position]));
  return games.flatMap((game, i) => {
    const position = games.length - i;
    if (there.get(game) === position) return [];
    // A copy through JSON: IndexedDB cannot clone a proxy.
    return [{ id: game.id, position, game: JSON.parse(JSON.stringify(game)) as SavedGame }];
  });
}
