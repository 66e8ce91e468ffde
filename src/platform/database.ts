import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { noteEvent } from './events.ts';
import { inTime } from './in-time.ts';

/**
 * Longest wait for the browser to open a database, in milliseconds: some never answer (Safari after a start, a broken
 * profile), and a person waits.
 */
const OPEN_MS = 3000;

/** Longest wait for a transaction, in milliseconds: another tab may be busy in the middle of one. */
const TRANSACTION_MS = 5000;

/** The stores of a database: by name, the key and the value of their records. */
export type Stores = DBSchema;

export type Transaction<S extends Stores> = IDBPTransaction<S, StoreNames<S>[], 'readwrite'>;

/** A database of the browser: what one transaction changes, no other tab changes meanwhile. */
export interface Database<S extends Stores> {
  /**
   * Runs work in one transaction over all stores; resolves with its value once that is complete. Rejects, and changes
   * nothing, when the work fails or the browser refuses (no database, blocked, full, of a newer version), and with a
   * TimeoutError when it does not answer in time; what a transaction that was late in its very last step has changed
   * may be there all the same.
   */
  transact<T>(work: (tx: Transaction<S>) => Promise<T>): Promise<T>;
}

/**
 * The database of that name and version. It is opened when it is first needed, and again when the browser has closed
 * it. `onLate` is called when an opening that was late succeeds after all.
 */
export function database<S extends Stores>(
  name: string,
  version: number,
  upgrade: (db: IDBPDatabase<S>) => void,
  onLate: () => void,
): Database<S> {
  let opening: Promise<IDBPDatabase<S>> | undefined;
  let late = false;

  /** Closes a connection: an upgrade and “clear site data” wait for every open one. */
  function letGo(db: { close(): void }): void {
    db.close();
    opening = undefined;
  }

  function open(): Promise<IDBPDatabase<S>> {
    if (opening) return opening;
    const attempt = (async () =>
      openDB<S>(name, version, {
        upgrade(db, _from, _to, tx) {
          endWhenLeft(tx);
          upgrade(db);
        },
        blocking: (_from, _to, event) => letGo(event.target as IDBDatabase),
        terminated: () => {
          opening = undefined;
        },
      }))();
    opening = attempt;
    const settled = (isOpen: boolean) => {
      const wasLate = late;
      late = false;
      if (!isOpen && opening === attempt) opening = undefined;
      if (isOpen && wasLate) onLate();
    };
    attempt.then(
      () => settled(true),
      () => settled(false),
    );
    return attempt;
  }

  async function opened(): Promise<IDBPDatabase<S>> {
    if (late) throw timeoutError();
    return inTime(open(), OPEN_MS, () => {
      late = true;
      return timeoutError();
    });
  }

  async function begin(): Promise<Transaction<S>> {
    const start = (db: IDBPDatabase<S>) => {
      // With strict durability a transaction is complete when it is on the disk.
      const tx = db.transaction([...db.objectStoreNames], 'readwrite', { durability: 'strict' });
      endWhenLeft(tx);
      return tx;
    };
    const db = await opened();
    try {
      return start(db);
    } catch {
      // Closed meanwhile: by `letGo`, or by a browser that did not say so.
      letGo(db);
      return start(await opened());
    }
  }

  /** Notes how the browser refused. */
  function refused(error: unknown): never {
    noteEvent('storage', error);
    throw error;
  }

  return {
    async transact(work) {
      const tx = await begin().catch(refused);
      const end = Promise.all([work(tx), tx.done]);
      try {
        const [value] = await inTime(end, TRANSACTION_MS, timeoutError);
        return value;
      } catch (error) {
        end.catch(() => {});
        abort(tx);
        // Some browsers lose a connection in the background and do not say so.
        letGo(tx.db);
        return refused(error);
      }
    },
  };
}

/**
 * Aborts a transaction when its page is left and may come back. WebKit freezes the two together, and then every other
 * page of the site waits for the transaction.
 */
function endWhenLeft(tx: { abort(): void; readonly done: Promise<void> }): void {
  // In tests the page may be gone when the transaction ends.
  const { window } = globalThis;
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) abort(tx);
  };
  window.addEventListener('pagehide', onHide);
  const stop = () => window.removeEventListener('pagehide', onHide);
  tx.done.then(stop, stop);
}

function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // The transaction has ended already.
  }
}

function timeoutError(): DOMException {
  return new DOMException('the database does not answer', 'TimeoutError');
}
