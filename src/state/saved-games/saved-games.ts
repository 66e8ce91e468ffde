import { proxy, ref, subscribe } from 'valtio/vanilla';
import { noteEvent } from '../../platform/events.ts';
import { serialQueue } from '../../platform/serial-queue.ts';
import { storeChanges } from '../../platform/store-changes.ts';
import { tabChannel } from '../../platform/tab-channel.ts';
import { type Aside, changeStored, gamesDatabase, type StoredList } from './database.ts';
import type { SavedGame } from './game.ts';
import { forgetOldList, withOldList } from './old-list.ts';

type Games = readonly SavedGame[];

/** A change of the list that holds for whatever other tabs have stored, also when done again. */
export type Change = (games: Games) => Games;

/** `not-kept`: the browser refuses to store games, changes last as long as the page. */
export type GamesKept = 'kept' | 'not-kept';

/** «Meus jogos»: newest first, at most 50. */
export const savedGames = proxy<{
  games: Games;
  /** `loading`: nothing has been read yet. */
  status: GamesKept | 'loading';
  /** What was stored by an earlier version and is not in the list; null: nothing to tell. */
  aside: Aside | null;
}>({ games: ref([]), status: 'loading', aside: null });

/** Calls back when the list on screen changes; returns what stops it. */
export function followSavedGames(callback: () => void): () => void {
  return subscribe(savedGames, callback);
}

/** A change that is not stored yet, and what it found and made in the last transaction. */
interface Pending {
  readonly change: (list: StoredList) => StoredList;
  before: Games;
  after: Games;
}

const db = gamesDatabase(() => void store());
/** What was stored when last seen; undefined before that. */
let base: StoredList | undefined;
/** Oldest first: what the database refused, and what is to be stored by the next transaction. */
let pending: readonly Pending[] = [];
const inTurn = serialQueue();
let next: Promise<void> | undefined;
/** Tells the other tabs; undefined as long as this one does not follow them. */
let tell: (() => void) | undefined;

/** The games as stored right now; `savedGames` shows them and follows other tabs from here on. */
export async function loadSavedGames(): Promise<Games> {
  await store();
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
  return changeList((list) => {
    const games = change(list.games);
    return games === list.games ? list : { ...list, games };
  });
}

/** The visitor has been told of what was set aside. It stays in the database. */
export async function dismissAside(): Promise<void> {
  await changeList((list) => (list.aside ? { ...list, aside: { ...list.aside, isTold: true } } : list));
}

async function changeList(change: Pending['change']): Promise<ChangedList> {
  const entry: Pending = { change, before: [], after: [] };
  pending = [...pending, entry];
  show();
  await store();
  return { before: entry.before, after: entry.after, code: pending.includes(entry) ? 'not-kept' : 'kept' };
}

/** Stores what is pending and reads anew, as soon as it can, once for all who ask until then. */
function store(): Promise<void> {
  tell ??= tabChannel('saved-games', () => void store());
  next ??= inTurn(() => {
    next = undefined;
    return storePending();
  });
  return next;
}

async function storePending(): Promise<void> {
  const due = pending;
  let isKept = false;
  const left = await storeChanges(due, {
    async store(some) {
      isKept = false;
      await transact(some);
      isKept = true;
    },
    stored,
    changed,
    parts: ({ games, aside }) =>
      new Map<string, unknown>([['', aside], ...games.map((game) => [game.id, game] as const)]),
  });
  pending = [...left, ...pending.slice(due.length)];
  perform(left, stored());
  savedGames.status = isKept && left.length === 0 ? 'kept' : 'not-kept';
  show();
}

async function transact(changes: readonly Pending[]): Promise<void> {
  let isChanged = false;
  base = await changeStored(db, (found) => {
    const list = perform(changes, withOldList(found));
    isChanged = list !== found;
    return list;
  });
  if (!isChanged) return;
  if (base.aside) forgetOldList();
  tell?.();
}

/** What was stored when last seen; where nothing could be read, what earlier versions kept. */
function stored(): StoredList {
  base ??= withOldList({ games: [], removed: [] });
  return base;
}

/** Does the changes one after the other, and notes what each found and made; one that throws makes nothing. */
function perform(changes: readonly Pending[], list: StoredList): StoredList {
  return changes.reduce((before, entry) => {
    const after = changed(before, entry);
    entry.before = before.games;
    entry.after = after.games;
    return after;
  }, list);
}

function changed(list: StoredList, { change }: Pending): StoredList {
  try {
    return change(list);
  } catch (error) {
    noteEvent('error', error);
    return list;
  }
}

function show(): void {
  if (!base) return;
  const { games, aside } = pending.reduce(changed, base);
  savedGames.games = ref(games as SavedGame[]);
  savedGames.aside = aside && !aside.isTold ? ref(aside) : null;
}
