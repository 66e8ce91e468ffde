import { proxy, ref, subscribe } from 'valtio/vanilla';
import { followStored } from '../../platform/storage-events.ts';
import { tabChannel } from '../../platform/tab-channel.ts';
import type { KeptCode } from '../../platform/versioned-storage.ts';
import { gamesDatabase, readStoredGames, type StoredGames, updateStoredGames } from './database.ts';
import { SAVED_GAMES } from './format.ts';
import type { SavedGame } from './game.ts';
import {
  changeOutside,
  copyOutside,
  keepAside,
  OUTSIDE_KEY,
  outside,
  overwriteOutside,
  readOutside,
  retryOutside,
  stuckOutside,
} from './outside.ts';
import { hasNews, isKnown, takeIn } from './take-in.ts';

type Games = readonly SavedGame[];

/** A change of the list that holds for whatever other tabs have stored, also when done again. */
export type Change = (games: Games) => Games;

/** «Meus jogos»: newest first, at most 50. */
export const savedGames = proxy<{
  games: Games;
  /**
   * `loading`: nothing has been read yet. `late`: the browser's database does not answer; the list
   * is the copy outside, and changes are kept there. `not-kept`: the browser refuses to store the
   * newest changes, they last as long as the page. `stuck`: stored data that cannot be read is in
   * the way and nothing else has room for it.
   */
  status: KeptCode | 'loading' | 'late';
}>({ games: ref([]), status: 'loading' });

/** Calls back when the list on screen changes; returns what stops it. */
export function followSavedGames(callback: () => void): () => void {
  return subscribe(savedGames, callback);
}

const db = gamesDatabase(() => void lookAgain([]));
/** What the database held when last seen; undefined while it cannot be had. */
let last: StoredGames | undefined;
/** The list as stored, there or outside, when last seen. */
let base: Games | undefined;
/** Changes that could not be stored, oldest first. */
let unkept: readonly Change[] = [];
/** Changes that are being stored. */
let underWay: readonly Change[] = [];
/** What other tabs have written outside since the last look. */
let heard: Games = [];
let nextLook: Promise<void> | undefined;
let lastTurn: Promise<unknown> = Promise.resolve();
/** Tells the other tabs; undefined as long as this one does not follow them. */
let tell: (() => void) | undefined;

/** The games as stored right now; `savedGames` shows them and follows other tabs from here on. */
export async function loadSavedGames(): Promise<Games> {
  await lookAgain([]);
  copy([]);
  return savedGames.games;
}

/** How a change went: the games without it and with it, and whether the browser keeps them. */
export interface ChangedList {
  readonly before: Games;
  readonly after: Games;
  readonly code: KeptCode;
}

/**
 * Changes the games: on screen at once, stored and read back when the promise resolves. It never
 * rejects; what no storage takes lasts as long as the page.
 */
export function changeGames(change: Change): Promise<ChangedList> {
  follow();
  underWay = [...underWay, change];
  show();
  return inTurn(async () => {
    let before: Games = [];
    let after: Games = [];
    const isKept = await store((games) => {
      before = apply(unkept, games);
      after = change(before);
      return after;
    });
    underWay = underWay.filter((other) => other !== change);
    if (isKept) unkept = [];
    else if (after !== before) unkept = [...unkept, change];
    show();
    return { before, after, code: isKept || after === before ? 'kept' : code() };
  });
}

/** The stored text that cannot be read, while the status is `stuck`: to download, then replace. */
export const stuckSavedGames = stuckOutside;

/** Replaces that text by the games on screen. Loses what could not be read: only when asked to. */
export function replaceStuckGames(): Promise<KeptCode> {
  return inTurn(async () => {
    overwriteOutside(readOutside() ?? []);
    if (await store((games) => apply(unkept, games))) unkept = [];
    show();
    return code();
  });
}

/** Stores a change where the browser lets us, the database first; false when it does nowhere. */
async function store(change: Change): Promise<boolean> {
  retryOutside();
  try {
    const others = outside(heard);
    const told = heard;
    let isChanged = false;
    const stored = await updateStoredGames(db, (present) => {
      const { games, ...rest } = takeIn(present, others, keepAside);
      const after = change(games);
      isChanged = after !== present.games;
      return { games: after, ...rest };
    });
    heard = heard.filter((game) => !told.includes(game));
    last = stored;
    base = stored.games;
    copy(others.touched);
    if (isChanged) tell?.();
    return true;
  } catch {
    last = undefined;
    const games = await changeOutside(base ?? [], change);
    base = games ?? base ?? readOutside() ?? [];
    return games !== undefined;
  }
}

async function look(): Promise<void> {
  try {
    const stored = await readStoredGames(db);
    if (unkept.length > 0 || hasNews(stored, outside(heard))) {
      if (await store((games) => apply(unkept, games))) unkept = [];
    } else {
      heard = [];
      last = stored;
      base = stored.games;
    }
  } catch {
    heard = [];
    last = undefined;
    base = readOutside() ?? base ?? [];
  }
  show();
}

/**
 * Copies what the database holds outside. Not because another tab has changed something: a person
 * who clears the data of the site in it, one storage after the other, wants none of it back.
 */
function copy(touched: readonly string[]): void {
  const stored = last;
  if (stored) copyOutside(stored.games, (game) => isKnown(stored, game), touched);
}

/** Reads anew as soon as it can, once for all who ask until then. */
function lookAgain(written: Games): Promise<void> {
  follow();
  heard = [...heard, ...written];
  nextLook ??= inTurn(() => {
    nextLook = undefined;
    return look();
  });
  return nextLook;
}

function follow(): void {
  if (tell) return;
  followStored(OUTSIDE_KEY, (text) => void lookAgain(text ? SAVED_GAMES.parse(text).value : []));
  tell = tabChannel('saved-games', () => void lookAgain([]));
}

/** One after the other: a look never shows less than the change before it. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => {});
  return turn;
}

function apply(changes: readonly Change[], games: Games): Games {
  return changes.reduce((list, change) => change(list), games);
}

function show(): void {
  if (base === undefined) return;
  savedGames.games = ref(apply([...unkept, ...underWay], base) as SavedGame[]);
  savedGames.status = code() === 'kept' && db.isLate() ? 'late' : code();
}

function code(): KeptCode {
  if (stuckOutside() !== undefined) return 'stuck';
  return unkept.length > 0 ? 'not-kept' : 'kept';
}
