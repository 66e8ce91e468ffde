import type { Win } from '../../../workers/shared/check/check-games.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { type Database, database, type Stores } from '../../platform/database.ts';

/** Version of the store below; a browser that has a newer one refuses to open this. */
const VERSION = 1;

/** A win of a saved game in a contest that it took part in. It stays when the game is deleted. */
export interface FoundPrize extends Omit<Win, 'game'> {
  /** What no other win has. */
  readonly key: string;
  readonly lottery: LotteryKey;
  readonly numbers: readonly number[];
  /** What the visitor called the game when the prize was found. */
  readonly name?: string;
}

export interface Schema extends Stores {
  prizes: { key: string; value: FoundPrize };
}

/** The database «robo-da-sorte-prizes»: a record for each win that has been told. */
export function prizesDatabase(onLate: () => void): Database<Schema> {
  const upgrade: Parameters<typeof database<Schema>>[2] = (db) => {
    db.createObjectStore('prizes', { keyPath: 'key' });
  };
  return database<Schema>('robo-da-sorte-prizes', VERSION, upgrade, onLate);
}
