import { database, type Stores, type Transaction } from './database.ts';
import { noteEvent } from './events.ts';
import { sharedTurns } from './serial-queue.ts';
import { tabChannel } from './tab-channel.ts';

type Records<T> = ReadonlyMap<string, T>;

/** A change of records by their keys, that holds for whatever other tabs have stored, also when it is done again. */
export type RecordsChange<T> = (records: Map<string, T>) => void;

/** How a change went. */
export interface Changed<T> {
  readonly before: Records<T>;
  readonly after: Records<T>;
  /**
   * False where the browser refuses: then the change lasts as long as the page, and is tried again with the next, before
   * which it does not stand. False too where a record that cannot be read is in its place, which stays, and where the
   * change throws: then it changes nothing.
   */
  readonly isKept: boolean;
}

/** Records of one subject in a database of their own, as all tabs have them. Nothing here rejects. */
export interface KeptRecords<T> {
  /** Reads the records and follows other tabs from here on; tries again what the browser has refused. */
  load(): Promise<void>;
  /** Shows a change at once, stores it in one transaction, reads it back and tells the other tabs. */
  change(change: RecordsChange<T>): Promise<Changed<T>>;
}

/** The stores' names are options, so the schema has names of its own for them. */
interface Schema extends Stores {
  records: { key: string; value: Readonly<Record<string, unknown>> };
  facts: { key: string; value: unknown };
}

interface Options<T> {
  /** The name of the tabs' channel, and of the database: `robo-da-sorte-…`, if it has no other. */
  readonly name: string;
  readonly database?: string;
  readonly store: string;
  /** The field of a record that no other has. */
  readonly key: string;
  /** A second store, of values by name. Together they are the record with the key ''. */
  readonly facts?: string;
  /**
   * A record as it is shown; undefined where it cannot be read: then nothing changes it. Changes get the record as it is
   * stored, with what only a later version knows.
   */
  readonly read: (record: unknown) => T | undefined;
  readonly show: (records: readonly T[], isKept: boolean) => void;
}

/** A change that is not stored yet, and what it found and made when it was last done. */
interface Pending<T> extends Changed<T> {
  readonly change: RecordsChange<T>;
}

/** The records of that name. A browser that has a newer version of the database refuses to open it. */
export function keptRecords<T extends object>({ name, key, read, show, ...options }: Options<T>): KeptRecords<T> {
  const store = options.store as 'records';
  const facts = options.facts as 'facts' | undefined;
  const upgrade: Parameters<typeof database<Schema>>[2] = (made) => {
    made.createObjectStore(store, { keyPath: key });
    if (facts) made.createObjectStore(facts);
  };
  const db = database<Schema>(options.database ?? `robo-da-sorte-${name}`, 1, upgrade, () => void load());
  /** What was stored when last seen; empty before that. */
  let stored: Records<T> = new Map();
  /** The keys of stored records that cannot be read. */
  let unreadable: readonly string[] = [];
  /** Oldest first: what the browser has refused, and what the next transaction is to store. */
  let pending: readonly Pending<T>[] = [];
  let isKept: boolean | undefined;
  const storeInTurn = sharedTurns(storePending);
  let tell: (() => void) | undefined;

  function load(): Promise<void> {
    tell ??= tabChannel(name, () => void load());
    return storeInTurn();
  }

  async function change(change: RecordsChange<T>): Promise<Changed<T>> {
    const entry: Pending<T> = { change, before: stored, after: stored, isKept: false };
    pending = [...pending, entry];
    if (isKept !== undefined) showAll(isKept);
    await load();
    return { ...entry, isKept: entry.isKept && !pending.includes(entry) };
  }

  async function storePending(): Promise<void> {
    const due = pending;
    const { left, isReached } = await storeAll(due);
    pending = [...left, ...pending.slice(due.length)];
    perform(left, stored);
    isKept = isReached && left.length === 0;
    showAll(isKept);
  }

  function showAll(isKept: boolean): void {
    const records = pending.reduce((before, { change }) => changed(before, change).after, stored);
    attempt(() =>
      show(
        [...records.values()].flatMap((record) => read(record) ?? []),
        isKept,
      ),
    );
  }

  /**
   * Stores changes together, or where that is refused each by itself, so that one that cannot be stored stands before
   * none but those of the same records. Gives what is left, and whether the database answers.
   */
  async function storeAll(changes: readonly Pending<T>[]) {
    const refusal = (some: readonly Pending<T>[]) =>
      transact(some).then(
        () => undefined,
        (error: unknown): string => `${Object(error).name}`,
      );
    const why = await refusal(changes);
    if (why === undefined) return { left: [], isReached: true };
    // A browser that does not answer is not asked again, nor one that refuses even to read.
    const isReached = why !== 'TimeoutError' && changes.length > 0 && (await refusal([])) === undefined;
    if (!isReached || changes.length === 1) return { left: changes, isReached };
    const left: Pending<T>[] = [];
    for (const entry of changes) {
      const waiting = perform(left, stored);
      const moved = difference(stored, waiting);
      const isOfSame = difference(waiting, perform([entry], waiting)).some((id) => moved.includes(id));
      if (isOfSame || (await refusal([entry])) !== undefined) left.push(entry);
    }
    return { left, isReached };
  }

  /** Does changes in one transaction, and reads back what they have made. */
  async function transact(changes: readonly Pending<T>[]): Promise<void> {
    let isChanged = false;
    stored = await db.transact(async (tx) => {
      const found = await readAll(tx);
      const made = perform(changes, found);
      const ids = difference(found, made);
      isChanged = ids.length > 0;
      if (!isChanged) return found;
      // One after the other: a put that throws at once leaves nothing that nobody waits for.
      for (const id of ids) if (!made.has(id)) await tx.objectStore(store).delete(id);
      for (const id of ids) await put(tx, id, made.get(id));
      const back = await readAll(tx);
      const isSame = (id: string) => textOf(back.get(id)) === textOf(made.get(id));
      if (!ids.every(isSame)) throw new Error('the database keeps nothing');
      return back;
    });
    if (isChanged) tell?.();
  }

  async function put(tx: Transaction<Schema>, id: string, record: T | undefined): Promise<void> {
    if (!record) return;
    // A copy through JSON: IndexedDB cannot clone a proxy.
    const copy = JSON.parse(JSON.stringify(record));
    if (!facts || id !== '') await tx.objectStore(store).put(copy);
    else for (const [fact, value] of Object.entries(copy)) await tx.objectStore(facts).put(value, fact);
  }

  async function readAll(tx: Transaction<Schema>): Promise<Records<T>> {
    const all = await tx.objectStore(store).getAll();
    const [good, bad] = [true, false].map((is) => all.filter((record) => (read(record) !== undefined) === is));
    const idOf = (record: Schema['records']['value']) => record[key] as string;
    unreadable = bad?.map(idOf) ?? [];
    const records = new Map(good?.map((record) => [idOf(record), record as T]));
    if (facts) {
      const kept = tx.objectStore(facts);
      const [names, values] = await Promise.all([kept.getAllKeys(), kept.getAll()]);
      records.set('', Object.fromEntries(names.map((fact, i) => [fact, values[i]])) as T);
    }
    return records;
  }

  /** Does changes one after the other, and notes what each found and made. */
  function perform(changes: readonly Pending<T>[], records: Records<T>): Records<T> {
    return changes.reduce((before, entry) => Object.assign(entry, changed(before, entry.change)).after, records);
  }

  /** Records as a change makes them; the same where it throws. */
  function changed(before: Records<T>, change: RecordsChange<T>): Changed<T> {
    const after = new Map(before);
    const isDone = attempt(() => {
      change(after);
      return true;
    });
    if (!isDone) return { before, after: before, isKept: false };
    return { before, after, isKept: unreadable.filter((id) => after.delete(id)).length === 0 };
  }

  return { load, change };
}

/** What a work gives; undefined where it throws, which is noted. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    noteEvent('error', error);
    return undefined;
  }
}

/** A record as a text, whatever the order of its fields: the browser gives facts back in that of their names. */
function textOf(record: object = {}): string {
  return JSON.stringify(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The keys of the records that are not the same in both. */
function difference(one: Records<object>, other: Records<object>): readonly string[] {
  return [...new Map([...one, ...other]).keys()].filter((id) => one.get(id) !== other.get(id));
}
