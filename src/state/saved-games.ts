import { proxy, ref } from 'valtio/vanilla';
import { followStored } from '../platform/storage-events.ts';
import { type KeptCode, keptValue } from '../platform/versioned-storage.ts';
import { SAVED_GAMES } from './saved-games-format.ts';
import type { SavedGame } from './saved-games-game.ts';

const KEY = 'saved-games';

/** «Meus jogos»: newest first, at most 50. */
export const savedGames = proxy<{
  games: readonly SavedGame[];
  /**
   * `not-kept`: the browser refuses to store the newest changes, they last as long as the page.
   * `stuck`: so too, because stored data that cannot be read is in the way and nothing else has
   * room for it.
   */
  status: KeptCode;
}>({ games: ref([]), status: 'kept' });

const kept = keptValue(KEY, SAVED_GAMES);
let isFollowing = false;

/** The games as stored right now; `savedGames` shows them and follows other tabs from here on. */
export function loadSavedGames(): readonly SavedGame[] {
  if (!isFollowing) {
    isFollowing = true;
    followStored(KEY, show);
  }
  return show();
}

/** Changes the games; the change must hold for whatever other tabs have stored meanwhile. */
export function changeGames(
  change: (games: readonly SavedGame[]) => readonly SavedGame[],
): KeptCode {
  kept.change(change);
  loadSavedGames();
  return savedGames.status;
}

/** The stored text that cannot be read, while the status is `stuck`: to download, then replace. */
export function stuckSavedGames(): string | undefined {
  return kept.stuckText();
}

/** Replaces that text by the games on screen. Loses what could not be read: only when asked to. */
export function replaceStuckGames(): KeptCode {
  kept.overwrite();
  show();
  return savedGames.status;
}

function show(): readonly SavedGame[] {
  const games = [...kept.read()];
  savedGames.games = ref(games);
  savedGames.status = kept.code();
  return games;
}
