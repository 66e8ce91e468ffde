import { proxy, ref } from 'valtio/vanilla';
import type { Win } from '../../../workers/shared/check/check-games.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { database, type Stores } from '../../platform/database.ts';
import { tabChannel } from '../../platform/tab-channel.ts';
import type { Claim } from './claim.ts';
import { readPrize } from './read-prize.ts';

/** A win of a saved game in a contest that it took part in. It stays when the game is deleted. */
export interface FoundPrize extends Omit<Win, 'game'> {
  /** What no other win has. */
  readonly key: string;
  readonly lottery: LotteryKey;
  readonly numbers: readonly number[];
  /** What the visitor called the game when the prize was found. */
  readonly name?: string;
  /** The visitor has told that the game was registered; without it that is not known. */
  readonly registered?: true;
  readonly claim?: Claim;
}

interface Schema extends Stores {
  prizes: { key: string; value: FoundPrize };
}

/** «Prêmios encontrados»: what saved games have won, as far as the kept draws tell. */
export const foundPrizes = proxy<{
  /** `not-kept`: the browser refuses; what is found is told again on the next visit. */
  status: 'unread' | 'kept' | 'not-kept';
  /** The newest contest first. */
  list: readonly FoundPrize[];
  /** Those that were found for the first time on this visit, in this tab. */
  fresh: readonly FoundPrize[];
}>({ status: 'unread', list: ref([]), fresh: ref([]) });

/** A record for each win that has been told. A browser that has a newer version refuses to open this. */
const db = database<Schema>(
  'robo-da-sorte-prizes',
  1,
  (made) => {
    made.createObjectStore('prizes', { keyPath: 'key' });
  },
  () => void loadFoundPrizes(),
);
let tell: (() => void) | undefined;

/** Reads the list; `foundPrizes` shows it and follows other tabs from here on. Never rejects. */
export async function loadFoundPrizes(): Promise<void> {
  tell ??= tabChannel('found-prizes', () => void loadFoundPrizes());
  try {
    show(await db.transact('readonly', (tx) => tx.objectStore('prizes').getAll()));
    foundPrizes.status = 'kept';
  } catch {
    foundPrizes.status = 'not-kept';
  }
}

/**
 * Keeps the records that `change` makes of those that are kept, by their keys, and tells the other tabs. False where the
 * browser refuses: then they last as long as the page. Never rejects.
 */
export async function changePrizes(
  change: (known: ReadonlyMap<string, FoundPrize>) => readonly FoundPrize[],
): Promise<boolean> {
  try {
    const changed = await db.transact('readwrite', async (tx) => {
      const store = tx.objectStore('prizes');
      const prizes = change(byKey(await store.getAll()));
      await Promise.all(prizes.map((prize) => store.put(prize)));
      return prizes;
    });
    await loadFoundPrizes();
    if (changed.length > 0) tell?.();
    return true;
  } catch {
    const known = byKey(foundPrizes.list);
    for (const prize of change(known)) known.set(prize.key, prize);
    show([...known.values()]);
    foundPrizes.status = 'not-kept';
    return false;
  }
}

/** The visitor has seen the new ones. */
export function dismissFresh(): void {
  foundPrizes.fresh = ref([]);
}

function byKey(prizes: readonly FoundPrize[]): Map<string, FoundPrize> {
  return new Map(prizes.map((prize) => [prize.key, prize]));
}

function show(records: readonly unknown[]): void {
  const day = ({ date = '' }: FoundPrize) => date;
  const newestFirst = (a: FoundPrize, b: FoundPrize) => day(b).localeCompare(day(a)) || b.contest - a.contest;
  foundPrizes.list = ref(records.flatMap((record) => readPrize(record) ?? []).sort(newestFirst));
}
