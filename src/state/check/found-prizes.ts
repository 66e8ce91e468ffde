import { proxy, ref } from 'valtio/vanilla';
import type { Win } from '../../../workers/shared/check/check-games.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { database, type Stores } from '../../platform/database.ts';
import { tabChannel } from '../../platform/tab-channel.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { numbersKey } from '../saved-games/list.ts';

/** A win of a saved game in a contest that it took part in. It stays when the game is deleted. */
export interface FoundPrize extends Omit<Win, 'game'> {
  /** What no other win has. */
  readonly key: string;
  readonly lottery: LotteryKey;
  readonly numbers: readonly number[];
  /** What the visitor called the game when the prize was found. */
  readonly name?: string;
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
 * Keeps the wins of saved games. Wins that were not told before are fresh, in one tab only. The worth of a prize may
 * become known later: that is no new win. Never rejects.
 */
export async function keepWins(games: readonly SavedGame[], wins: readonly Win[]): Promise<void> {
  const prizes = wins.flatMap((win) => {
    const game = games[win.game];
    return game ? [prizeOf(game, win)] : [];
  });
  if (prizes.length === 0) return;
  try {
    const fresh = await db.transact('readwrite', async (tx) => {
      const store = tx.objectStore('prizes');
      const known = new Map((await store.getAll()).map((prize) => [prize.key, prize]));
      const changed = prizes.filter((prize) => !isSame(known.get(prize.key), prize));
      await Promise.all(changed.map((prize) => store.put(prize)));
      return changed.filter(({ key }) => !known.has(key));
    });
    await loadFoundPrizes();
    if (fresh.length > 0) tell?.();
    addFresh(fresh);
  } catch {
    const known = new Set(foundPrizes.list.map(({ key }) => key));
    const fresh = prizes.filter(({ key }) => !known.has(key));
    show([...foundPrizes.list, ...fresh]);
    foundPrizes.status = 'not-kept';
    addFresh(fresh);
  }
}

/** The visitor has seen the new ones. */
export function dismissFresh(): void {
  foundPrizes.fresh = ref([]);
}

function addFresh(fresh: readonly FoundPrize[]): void {
  if (fresh.length > 0) foundPrizes.fresh = ref([...foundPrizes.fresh, ...fresh]);
}

function show(list: readonly FoundPrize[]): void {
  const day = ({ date = '' }: FoundPrize) => date;
  const newestFirst = (a: FoundPrize, b: FoundPrize) => day(b).localeCompare(day(a)) || b.contest - a.contest;
  foundPrizes.list = ref([...list].sort(newestFirst));
}

function prizeOf(saved: SavedGame, { game: _, ...win }: Win): FoundPrize {
  const side = `${win.second ? '2' : '1'}${win.mirror ? 'm' : ''}`;
  return {
    ...win,
    key: `${numbersKey(saved)} ${win.contest} ${side}`,
    lottery: saved.lotteryType,
    numbers: [...saved.numbers],
    ...(saved.name !== undefined && { name: saved.name }),
  };
}

function isSame(known: FoundPrize | undefined, prize: FoundPrize): boolean {
  if (!known || (prize.otherCurrency && !known.otherCurrency)) return false;
  return known.otherCurrency || known.cents === prize.cents || prize.cents === undefined;
}
