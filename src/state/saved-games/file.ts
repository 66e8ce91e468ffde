import { type BetDraws, MAX_EXPORT_BYTES } from '../../../workers/shared/check/played-game.ts';
import { fieldsOf, parseJson } from '../../../workers/shared/lottery/checks.ts';
import { downloadText } from '../../platform/download.ts';
import { fileText, type NoText } from '../../platform/file-text.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, MAX_SAVED, printExport, readGames } from './format.ts';
import { foreignFaultOf, type GameFault, type RegisteredBet, type SavedGame } from './game.ts';
import { tidyLabel } from './labels.ts';
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
  | { readonly ok: false; readonly reason: NoText | 'not-json' | 'other-format' }
  | { readonly ok: false; readonly reason: 'newer-version'; readonly version: number }
  | { readonly ok: false; readonly reason: 'invalid-game'; readonly index: number; readonly field: GameFault };

/** All saved games as the JSON text of a file that `importFromFile` reads. */
export async function exportGames(): Promise<string> {
  return printExport((await loadSavedGames()).map(withTidyBets));
}

/** Hands the saved games to the visitor as a file; false when the browser does not let us. */
export async function exportToFile(name: string): Promise<boolean> {
  return downloadText(name, await exportGames());
}

/** Hands what was set aside to the visitor as a file; false when the browser does not let us. */
export function exportAside(name: string): boolean {
  return downloadText(name, savedGames.aside?.file ?? '');
}

/** Adds the games of a file below the saved ones, or refuses it and changes nothing. */
export async function importFromFile(blob: Blob): Promise<ImportedGames | ImportRefusal> {
  const content = await fileText(blob, MAX_EXPORT_BYTES);
  if ('reason' in content) return refused(content.reason);
  const read = readExport(content.text);
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
  const value = parseJson(text);
  if (value === undefined) return refused('not-json');
  const { format, version, games } = fieldsOf(value) ?? {};
  if (format !== EXPORT_FORMAT || !Number.isInteger(version) || Number(version) < 1) return refused('other-format');
  if (Number(version) > EXPORT_VERSION) return { ok: false, reason: 'newer-version', version: Number(version) };
  if (!Array.isArray(games)) return refused('other-format');
  const { games: good, fault } = readGames(games, foreignFaultOf);
  return fault ? { ok: false, reason: 'invalid-game', ...fault } : good.map(withTidyTexts);
}

/** A game of somebody else's file with its texts as they are kept when they are typed here. */
function withTidyTexts({ name, note, ...game }: SavedGame): SavedGame {
  const [ownName, ownNote] = [tidyLabel(name ?? ''), tidyLabel(note ?? '')];
  return withTidyBets({
    ...game,
    ...(ownName !== '' && { name: ownName }),
    ...(ownNote !== '' && { note: ownNote }),
    ...(game.group && { group: { ...game.group, name: tidyLabel(game.group.name) } }),
  });
}

/** A game whose bets have tidy receipts and no cost: what another browser, or somebody else, has spent. */
function withTidyBets(game: SavedGame): SavedGame {
  const { registered, earlier } = game;
  return {
    ...game,
    ...(registered && { registered: withTidyReceipt(registered) }),
    ...(earlier && { earlier: earlier.map(withTidyReceipt) }),
  };
}

function withTidyReceipt<T extends Omit<RegisteredBet, keyof BetDraws>>({
  receipt,
  cents: _,
  mine: __,
  was: ___,
  ...bet
}: T) {
  const own = tidyLabel(receipt ?? '');
  return { ...bet, ...(own !== '' && { receipt: own }) };
}

function refused<R extends string>(reason: R) {
  return { ok: false, reason } as const;
}
