import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { KeptSummary } from '../../shared/draws/results-summary.ts';
import type { LotteryKey } from '../../shared/lottery/lotteries.ts';

/** The kept draws of one lottery. */
export interface TableRecord {
  readonly lottery: LotteryKey;
  /** Grows with each change, also over a removal: the higher, the newer. */
  readonly revision: number;
  /** The packing of `shared/draw-table.ts`. */
  readonly table: Uint8Array<ArrayBuffer>;
  readonly summary: Omit<KeptSummary, 'revision'>;
}

interface Schema extends DBSchema {
  tables: { key: string; value: TableRecord };
  /** Records that could not be read, as they were. */
  aside: { key: number; value: unknown };
  /** How often the record of a lottery has changed, by its key. */
  revisions: { key: string; value: number };
}

type Mode = 'readonly' | 'readwrite';
type Store = keyof Schema & ('tables' | 'aside' | 'revisions');

const STORES: Store[] = ['tables', 'aside', 'revisions'];

/** Version of the stores; a browser that has a newer one refuses to open this. */
const VERSION = 1;

/** Longest wait for the browser to open the database, in milliseconds: some never answer, and a person waits. */
const OPEN_MS = 3000;

/**
 * Runs work in one transaction over all stores of the database «robo-da-sorte-results»; resolves with its value once
 * that is on the disk. Rejects, and changes nothing, when the work fails or the browser refuses (no database, no room,
 * a newer version, no answer in time). The connection is closed again, so that the data can be cleared at once.
 */
export async function transact<T, M extends Mode>(
  mode: M,
  work: (tx: IDBPTransaction<Schema, Store[], M>) => Promise<T>,
): Promise<T> {
  const db = await open();
  try {
    const tx = db.transaction(STORES, mode, { durability: 'strict' });
    try {
      const [value] = await Promise.all([work(tx), tx.done]);
      return value;
    } catch (error) {
      abort(tx);
      throw error;
    }
  } finally {
    db.close();
  }
}

function open(): Promise<IDBPDatabase<Schema>> {
  return new Promise((resolve, reject) => {
    const opening = openDB<Schema>('robo-da-sorte-results', VERSION, {
      upgrade(db) {
        db.createObjectStore('tables', { keyPath: 'lottery' });
        db.createObjectStore('aside', { autoIncrement: true });
        db.createObjectStore('revisions');
      },
    });
    const timer = setTimeout(() => {
      reject(new DOMException('the database does not answer', 'TimeoutError'));
      opening.then((db) => db.close(), reject);
    }, OPEN_MS);
    opening.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // The transaction has ended already.
  }
}
