import { proxy, ref, subscribe } from 'valtio/vanilla';
import { type Changed, keptRecords } from '../../platform/kept-records.ts';
import { type GamesAndBets, withLoose } from './bets.ts';
import type { SavedGame } from './game.ts';
import { forgetOldList, withOldList } from './old-list.ts';
import { type Aside, listOf, putList, readStoredRecord, type StoredList, type StoredRecord } from './stored-list.ts';

type Games = readonly SavedGame[];

/** A change of the list that holds for whatever other tabs have stored, also when done again. */
export type Change = (games: Games) => Games;

/** `not-kept`: the browser refuses to store games, changes last as long as the page. */
export type GamesKept = 'kept' | 'not-kept';

/** «Meus jogos»: newest first, at most 50. */
export const savedGames = proxy<{
  games: Games;
  loose: GamesAndBets['loose'];
  /** `loading`: nothing has been read yet. */
  status: GamesKept | 'loading';
  /** What was stored by an earlier version and is not in the list; null: nothing to tell. */
  aside: Aside | null;
}>({ games: ref([]), loose: ref([]), status: 'loading', aside: null });

const records = keptRecords<StoredRecord>({
  ...{ name: 'saved-games', database: 'robo-da-sorte', store: 'games', key: 'id', facts: 'facts' },
  read: readStoredRecord,
  show: (stored, isKept) => {
    const { games, loose, aside } = listOf(stored);
    savedGames.games = ref(games as SavedGame[]);
    savedGames.loose = ref(loose as GamesAndBets['loose'] & object[]);
    savedGames.status = isKept ? 'kept' : 'not-kept';
    savedGames.aside = aside && !aside.isTold ? ref(aside) : null;
  },
});

/** Calls back when the list on screen changes; returns what stops it. */
export function followSavedGames(callback: () => void): () => void {
  return subscribe(savedGames, callback);
}

/** The games as stored right now; `savedGames` shows them and follows other tabs from here on. */
export async function loadSavedGames(): Promise<Games> {
  await changeList((list) => list);
  return savedGames.games;
}

/** How a change went: the games without it and with it, and whether the browser keeps them. */
export interface ChangedList {
  readonly before: Games;
  readonly after: Games;
  readonly code: GamesKept;
}

/**
 * Changes the games: on screen at once, stored and read back when the promise resolves. It never rejects; what the
 * database does not take lasts as long as the page.
 */
export function changeGames(change: Change): Promise<ChangedList> {
  return changeBets(({ games, loose }) => ({ games: change(games), loose }));
}

/** Changes games one by one; `change` returns the same game to leave it alone. */
export async function changeEachGame(change: (game: SavedGame) => SavedGame): Promise<GamesKept> {
  const { code } = await changeGames((games) => games.map(change));
  return code;
}

/** As `changeGames`, with the bets whose games are gone: those of a game that goes are among them. */
export function changeBets(change: (list: GamesAndBets) => GamesAndBets): Promise<ChangedList> {
  return changeList((list) => withLoose(list, { ...list, ...change(list) }));
}

/** The visitor has been told of what was set aside. It stays in the database. */
export async function dismissAside(): Promise<void> {
  await changeList((list) => (list.aside ? { ...list, aside: { ...list.aside, isTold: true } } : list));
}

async function changeList(change: (list: StoredList) => StoredList): Promise<ChangedList> {
  // A change of its own: what it brings was not made by the other.
  void changeRecords(withOldList);
  const { before, after, isKept } = await changeRecords(change);
  const [was, is] = [listOf(before.values()), listOf(after.values())];
  if (isKept && is.aside) forgetOldList();
  return { before: was.games, after: is.games, code: isKept ? 'kept' : 'not-kept' };
}

function changeRecords(change: (list: StoredList) => StoredList): Promise<Changed<StoredRecord>> {
  return records.change((stored) => putList(stored, change(listOf(stored.values()))));
}
