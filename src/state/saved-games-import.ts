import type { KeptCode } from '../platform/versioned-storage.ts';
import { changeGames, loadSavedGames } from './saved-games.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './saved-games-export.ts';
import { MAX_SAVED, parseJson, readGames } from './saved-games-format.ts';
import type { GameFault, SavedGame } from './saved-games-game.ts';
import { asNewGame, findSaved } from './saved-games-list.ts';

/** Largest file that is read, in bytes. */
export const MAX_IMPORT_BYTES = 1_000_000;

export interface ImportedGames {
  readonly ok: true;
  readonly added: number;
  /** Games that were there already. */
  readonly skipped: number;
  /** Games for which there was no room. */
  readonly leftOut: number;
  readonly status: KeptCode;
}

/** Why a file changes nothing. `index` counts the file's games from 0 on. */
export type ImportRefusal =
  | { readonly ok: false; readonly reason: 'too-large' | 'not-json' | 'other-format' }
  | { readonly ok: false; readonly reason: 'newer-version'; readonly version: number }
  | {
      readonly ok: false;
      readonly reason: 'invalid-game';
      readonly index: number;
      readonly field: GameFault;
    };

/** Adds the games of an exported text below the saved ones, or refuses it and changes nothing. */
export function importGames(text: string): ImportedGames | ImportRefusal {
  const read = readExport(text);
  if ('ok' in read) return read;
  let games = loadSavedGames();
  const present = games.length;
  let skipped = 0;
  for (const game of read) {
    if (findSaved(games, game)) skipped++;
    else games = [...games, asNewGame(games, game)];
  }
  const fresh = games.slice(present, Math.max(present, MAX_SAVED));
  return {
    ok: true,
    added: fresh.length,
    skipped,
    leftOut: games.length - present - fresh.length,
    status: changeGames((now) => withImported(now, fresh)),
  };
}

function withImported(games: readonly SavedGame[], fresh: readonly SavedGame[]) {
  const missing = fresh.filter(({ id }) => !games.some((game) => game.id === id));
  return missing.length === 0 ? games : [...games, ...missing].slice(0, MAX_SAVED);
}

function readExport(text: string): readonly SavedGame[] | ImportRefusal {
  if (new TextEncoder().encode(text).length > MAX_IMPORT_BYTES) {
    return { ok: false, reason: 'too-large' };
  }
  const value = parseJson(text);
  if (value === undefined) return { ok: false, reason: 'not-json' };
  const file: { format?: unknown; version?: unknown; games?: unknown } = Object(value);
  const { format, version, games } = file;
  if (format !== EXPORT_FORMAT || !Number.isInteger(version) || Number(version) < 1) {
    return { ok: false, reason: 'other-format' };
  }
  if (Number(version) > EXPORT_VERSION) {
    return { ok: false, reason: 'newer-version', version: Number(version) };
  }
  if (!Array.isArray(games)) return { ok: false, reason: 'other-format' };
  const { games: good, fault } = readGames(games);
  return fault ? { ok: false, reason: 'invalid-game', ...fault } : good;
}
