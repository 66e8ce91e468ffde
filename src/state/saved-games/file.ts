import { downloadText } from '../../platform/download.ts';
import { type FileText, readTextFile } from '../../platform/file-text.ts';
import { exportAside, exportStuck } from './aside.ts';
import { exportGames } from './export.ts';
import { type ImportedGames, type ImportRefusal, importGames, MAX_IMPORT_BYTES } from './import.ts';

/** How an import went; a refused one has changed nothing. */
export type FileImport = ImportedGames | ImportRefusal | Extract<FileText, { ok: false }>;

/** Hands the saved games to the visitor as a file; false when the browser does not let us. */
export async function exportToFile(name: string): Promise<boolean> {
  return downloadText(name, await exportGames());
}

/** Adds the games of a file to the saved ones. */
export async function importFromFile(file: File): Promise<FileImport> {
  const read = await readTextFile(file, MAX_IMPORT_BYTES);
  return read.ok ? importGames(read.text) : read;
}

/** Hands the stored text that is in the way to the visitor; false when there is no way. */
export function downloadStuck(name: string): boolean {
  return downloadText(name, exportStuck());
}

/** Hands what was set aside to the visitor; false when the browser does not let us. */
export function downloadAside(name: string): boolean {
  return downloadText(name, exportAside());
}
