import type { LotteryKey } from '../../../workers/shared/lotteries.ts';
import type { TableSummary } from '../../../workers/shared/results-summary.ts';
import { type Database, database, type Stores } from '../../platform/database.ts';

/** Version of the stores below; a browser that has a newer one refuses to open this. */
const VERSION = 1;

/** What can be said of kept draws without reading them. */
export interface KeptSummary extends TableSummary {
  /** Hashes of the host's files of which all is here that they have, the newest ones taken. */
  readonly taken?: readonly string[];
}

/** The kept draws of one lottery. */
export interface TableRecord {
  readonly lottery: LotteryKey;
  /** Grows with each change, also over a removal: the higher, the newer. */
  readonly revision: number;
  /** The packing of `workers/shared/draw-table.ts`. */
  readonly table: Uint8Array<ArrayBuffer>;
  readonly summary: KeptSummary;
}

export interface Schema extends Stores {
  tables: { key: string; value: TableRecord };
  /** Records that could not be read, as they were. */
  aside: { key: number; value: unknown };
  /** How often the record of a lottery has changed, by its key. */
  revisions: { key: string; value: number };
}

/** The database «robo-da-sorte-results»: real draws, one record a lottery. */
export function resultsDatabase(onLate: () => void): Database<Schema> {
  const upgrade: Parameters<typeof database<Schema>>[2] = (db) => {
    db.createObjectStore('tables', { keyPath: 'lottery' });
    db.createObjectStore('aside', { autoIncrement: true });
    db.createObjectStore('revisions');
  };
  return database<Schema>('robo-da-sorte-results', VERSION, upgrade, onLate);
}
