import { MAX_EXPORT_BYTES } from '../../../workers/shared/check/played-game.ts';
import { downloadText } from '../../platform/download.ts';
import { type FileText, readTextFile } from '../../platform/file-text.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, MAX_SAVED, parseJson, printExport, readGames } from './format.ts';
import type { GameFault, SavedGame } from './game.ts';
import { findSaved, numbersKey, withImported } from './list.ts';
import { changeGames, loadSavedGames, savedGames } from './saved-games.ts';

export interface ImportedGames {
  readonly ok: true;
  readonly added: number;
  /** Games that were there already, or twice in the file. */
  readonly skipped: number;
  /** Games for which there was no room. */
  readonly leftOut: number;
  /** Those among the skipped that are favorites now, because they are in the file; none: absent. */
  readonly marked?: number;
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

/** How an import went; a refused one has changed nothing. */
export type FileImport = ImportedGames | ImportRefusal | Extract<FileText, { ok: false }>;

/** All saved games as the JSON text of a file that `importGames` reads. */
export async function exportGames(): Promise<string> {
  return printExport(await loadSavedGames());
}

/** Hands the saved games to the visitor as a file; false when the browser does not let us. */
export async function exportToFile(name: string): Promise<boolean> {
  return downloadText(name, await exportGames());
}

/** Hands what was set aside to the visitor as a file; false when the browser does not let us. */
export function exportAside(name: string): boolean {
  return downloadText(name, savedGames.aside?.file ?? '');
}

/** Adds the games of a file to the saved ones. */
export async function importFromFile(file: File): Promise<FileImport> {
  const read = await readTextFile(file, MAX_EXPORT_BYTES);
  return read.ok ? importGames(read.text) : read;
}

/** Adds the games of an exported text below the saved ones, or refuses it and changes nothing. */
export async function importGames(text: string): Promise<ImportedGames | ImportRefusal> {
  const read = readExport(text);
  if ('ok' in read) return read;
  const file = mergeTwins(read);
  const { before } = await changeGames((games) => withImported(games, file));
  const there = file.filter((game) => findSaved(before, game));
  const marked = there.filter((game) => game.isFavorite && !findSaved(before, game)?.isFavorite);
  const added = Math.min(file.length - there.length, MAX_SAVED - before.length);
  return {
    ok: true,
    added,
    skipped: read.length - file.length + there.length,
    leftOut: file.length - there.length - added,
    ...(marked.length > 0 && { marked: marked.length }),
  };
}

/** Each game once, a favorite if one of its twins is. */
function mergeTwins(games: readonly SavedGame[]): readonly SavedGame[] {
  const unique = new Map<string, SavedGame>();
  for (const game of games) {
    const key = numbersKey(game);
    const isFavorite = game.isFavorite || unique.get(key)?.isFavorite === true;
    unique.set(key, { ...(unique.get(key) ?? game), isFavorite });
  }
  return [...unique.values()];
}

function readExport(text: string): readonly SavedGame[] | ImportRefusal {
  if (new TextEncoder().encode(text).length > MAX_EXPORT_BYTES) {
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
