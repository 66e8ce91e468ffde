import { database, type Stores } from './database.ts';
import { noteEvent } from './events.ts';
import { serialQueue } from './serial-queue.ts';
import { storeChanges } from './store-changes.ts';
import { tabChannel } from './tab-channel.ts';

/** A change of records by their keys, that holds for whatever other tabs have stored, also when it is done again. */
export type RecordsChange<T> = (records: Map<string, T>) => void;

/** Records of one subject in a database of their own, as all tabs have them. */
export interface KeptRecords<T> {
  /** Reads the records and follows other tabs from here on; tries again what the browser has refused. Never rejects. */
  load(): Promise<void>;
  /**
   * Changes the records in one transaction and tells the other tabs. False where the browser refuses: then the change
   * lasts as long as the page, and is tried again with the next, before which it does not stand; where a record that
   * cannot be read is in its place, which stays; and where it throws: then it is none. Never rejects.
   */
  change(change: RecordsChange<T>): Promise<boolean>;
}

/** The one store; what it is called is known when it is made only. */
interface Schema extends Stores {
  records: { key: string; value: Readonly<Record<string, unknown>> };
}

interface Options<T> {
  /** What the database, `robo-da-sorte-…`, and the tabs' channel are called. */
  readonly name: string;
  readonly store: string;
  /** The field of a record that no other has. */
  readonly key: string;
  /**
   * A record as it is shown; undefined where it cannot be read: then nothing changes it. Changes get the record as it is
   * stored, with what only a later version knows.
   */
  readonly read: (record: unknown) => T | undefined;
  readonly show: (records: readonly T[], isKept: boolean) => void;
}

/** The records of that name. A browser that has a newer version of the database refuses to open it. */
export function keptRecords<T extends object>({ name, key, read, show, ...options }: Options<T>): KeptRecords<T> {
  const store = options.store as 'records';
  const upgrade: Parameters<typeof database<Schema>>[2] = (made) => {
    made.createObjectStore(store, { keyPath: key });
  };
  const db = database<Schema>(`robo-da-sorte-${name}`, 1, upgrade, () => void load());
  /** What was stored when last seen. */
  let stored: Map<string, T> = new Map();
  /** What the browser has refused, oldest first. */
  let pending: readonly RecordsChange<T>[] = [];
  const inTurn = serialQueue();
  let tell: (() => void) | undefined;

  async function load(): Promise<void> {
    tell ??= tabChannel(name, () => void load());
    await inTurn(() => perform([]));
  }

  /** Stores what is pending and changes behind it, and reads anew; says whether the browser keeps the changes. */
  async function perform(changes: readonly RecordsChange<T>[]): Promise<boolean> {
    let isKept = false;
    let isTaken = false;
    pending = await storeChanges([...pending, ...changes], {
      stored: () => stored,
      changed,
      parts: (records) => records,
      async store(some) {
        isKept = false;
        const done = await transact(some);
        ({ records: stored, isTaken } = done);
        isKept = true;
        if (done.isChanged) tell?.();
      },
    });
    isKept &&= pending.length === 0;
    const readable = [...pending.reduce(changed, stored).values()].flatMap((record) => read(record) ?? []);
    show(readable, isKept);
    return isTaken && !changes.some((change) => pending.includes(change));
  }

  /** Records as a change makes them; the same where it throws. */
  function changed(records: Map<string, T>, change: RecordsChange<T>): Map<string, T> {
    const after = new Map(records);
    try {
      change(after);
      return after;
    } catch (error) {
      noteEvent('error', error);
      return records;
    }
  }

  function transact(changes: readonly RecordsChange<T>[]) {
    return db.transact('readwrite', async (tx) => {
      const records = tx.objectStore(store);
      const { good, bad } = sorted(await records.getAll());
      let next = good;
      /** Has the last change made something, and in the place of no record that cannot be read? */
      let isTaken = true;
      for (const change of changes) {
        const made = changed(next, change);
        isTaken = made !== next && bad.filter((id) => made.delete(id)).length === 0;
        next = made;
      }
      const put = [...next].filter(([id, record]) => good.get(id) !== record).map(([, record]) => record);
      const gone = [...good.keys()].filter((id) => !next.has(id));
      // One after the other: a put that throws at once leaves nothing that nobody waits for. A copy through JSON:
      // IndexedDB cannot clone a proxy.
      for (const record of put) await records.put(JSON.parse(JSON.stringify(record)));
      for (const id of gone) await records.delete(id);
      const isChanged = put.length + gone.length > 0;
      return { records: isChanged ? sorted(await records.getAll()).good : good, isChanged, isTaken };
    });
  }

  function sorted(records: readonly Schema['records']['value'][]) {
    const [good, bad]: [Map<string, T>, string[]] = [new Map(), []];
    for (const record of records) {
      const id = record[key] as string;
      if (read(record) === undefined) bad.push(id);
      else good.set(id, record as T);
    }
    return { good, bad };
  }

  return { load, change: async (change) => (await inTurn(() => perform([change]))) ?? false };
}
