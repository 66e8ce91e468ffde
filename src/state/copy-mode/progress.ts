import { type Marks, marksOf } from '../../../workers/shared/bet/marks.ts';
import { parseJson } from '../../../workers/shared/lottery/checks.ts';
import { readStored, writeStored } from '../../platform/storage.ts';

const KEY = 'copy-mode';

/** For this many of the last batches the browser keeps how far they have been marked. */
const KEPT_BATCHES = 10;

/** How far a batch has been marked. */
export interface Progress {
  /** The game on screen, from 0 on. */
  readonly index: number;
  /** The games that have been marked, ascending, from 0 on. */
  readonly marked: readonly number[];
}

/** The stored form: batch, game on screen, marked games; not checked yet. */
type Entry = readonly unknown[];

/** How far these games had been marked when last seen; the start where that is not known. */
export function readProgress(games: readonly Marks[]): Progress {
  const batch = batchKey(games);
  const [, index, ...marked] = readEntries().find(([key]) => key === batch) ?? [];
  const isGame = (n: unknown): n is number => Number.isInteger(n) && games[Number(n)] !== undefined;
  return {
    index: isGame(index) ? index : 0,
    marked: [...new Set(marked)].filter(isGame).sort((a, b) => a - b),
  };
}

/** Keeps how far these games have been marked, where the browser lets us. */
export function keepProgress(games: readonly Marks[], { index, marked }: Progress): void {
  const batch = batchKey(games);
  const others = readEntries().filter(([key]) => key !== batch);
  const entries = [[batch, index, ...marked], ...others].slice(0, KEPT_BATCHES);
  writeStored(KEY, JSON.stringify(entries));
}

function readEntries(): readonly Entry[] {
  const entries = parseJson(readStored(KEY) ?? '');
  return Array.isArray(entries) ? entries.filter((entry) => Array.isArray(entry)) : [];
}

/** A short key of the games: FNV-1a with 32 bits, and their count. */
function batchKey(games: readonly Marks[]): string {
  const text = JSON.stringify(games.map(marksOf));
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return `${games.length}-${(hash >>> 0).toString(36)}`;
}
