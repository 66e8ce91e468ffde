import { proxy } from 'valtio/vanilla';
import { downloadText } from '../../platform/download.ts';
import { readStored, textsAside, writeStored } from '../../platform/storage.ts';
import { MAX_SAVED, parseJson, printExport, readGames } from './format.ts';
import type { SavedGame } from './game.ts';
import { OUTSIDE_KEY } from './outside.ts';
import { stuckSavedGames } from './saved-games.ts';

const SEEN_KEY = 'saved-games-aside-seen';

/** What was set aside in this browser and nobody has been told of yet. */
export const aside = proxy({
  /** Games for which there was no room in the list. */
  games: 0,
  /** True when some of what was stored could not be read. */
  isDamaged: false,
  /** Games of a list too long for the browser to set it aside: 0 when nothing such is in the way. */
  stuckGames: 0,
});

let texts: readonly string[] = [];
let seen: number | undefined;

/** Looks what has been set aside since somebody was told. */
export function lookAside(): void {
  seen ??= Number(readStored(SEEN_KEY)) || 0;
  texts = textsAside(OUTSIDE_KEY).slice(seen);
  const all = texts.map(readAside);
  aside.games = all.reduce((sum, { cut }) => sum + cut, 0);
  aside.isDamaged = all.some(({ isWhole }) => !isWhole);
  const stuck = readAside(stuckSavedGames() ?? '[]');
  aside.stuckGames = stuck.isWhole ? stuck.cut : 0;
}

/** All that was set aside as a text that `importGames` reads, with what cannot be read as it was. */
export function exportAside(): string {
  return exportTexts(texts);
}

/** What is in the way, so too. */
export function exportStuck(): string {
  return exportTexts([stuckSavedGames() ?? '[]']);
}

function exportTexts(texts: readonly string[]): string {
  const all = texts.map(readAside);
  const damaged = texts.filter((_, i) => !all[i]?.isWhole);
  return printExport(
    all.flatMap(({ games }) => games),
    damaged.length > 0 ? { originals: damaged } : {},
  );
}

/** Hands the stored text that is in the way to the visitor; false when there is no way. */
export function downloadStuck(name: string): boolean {
  return downloadText(name, exportStuck());
}

/** Hands what was set aside to the visitor; false when the browser does not let us. */
export function downloadAside(name: string): boolean {
  return downloadText(name, exportAside());
}

/** Somebody has been told; what is set aside stays where it is. */
export function dismissAside(): void {
  seen = (seen ?? 0) + texts.length;
  writeStored(SEEN_KEY, String(seen));
  lookAside();
}

/** A stored list was cut to the newest 50; a shorter one holds nothing but what was cut. */
function readAside(text: string): {
  readonly games: readonly SavedGame[];
  readonly cut: number;
  readonly isWhole: boolean;
} {
  const values = parseJson(text);
  const { games, fault } = readGames(Array.isArray(values) ? values : []);
  const isWhole = Array.isArray(values) && !fault;
  const isList = games.length > MAX_SAVED;
  return { games, cut: isList ? games.length - MAX_SAVED : isWhole ? games.length : 0, isWhole };
}
