import { proxy, ref } from 'valtio/vanilla';
import { type Marks, marksFault, marksOf } from '../../../workers/shared/bet/marks.ts';
import { parseJson } from '../../../workers/shared/lottery/checks.ts';
import { readSession, readStored, writeSession, writeStored } from '../../platform/storage.ts';
import { noteMarked } from '../saved-games/changes.ts';
import { isOwnGame } from '../saved-games/game.ts';
import { COPY_OPEN_KEY, isDialogOpen, openDialog } from '../shell/dialogs.ts';

/** Where games are carried over to: a playslip of paper, or a site that takes them typed. */
export type CopyWay = 'slip' | 'list';

/** The copy mode: one game at a time, to be marked on a playslip of paper or typed. */
export const copyMode = proxy<{
  way: CopyWay;
  games: readonly Marks[];
  index: number;
  marked: readonly number[];
  /** True while the form of «Registrei» stands in the place of a game. */
  isRegistering: boolean;
  /** True while the numbers of the mirror bet are shown in place of the game's own. */
  isMirror: boolean;
  /** Where the game on screen has come from: the one before (-1), the one after, or neither. */
  from: -1 | 0 | 1;
}>({
  way: 'slip',
  games: ref([]),
  index: 0,
  marked: [],
  isRegistering: false,
  isMirror: false,
  from: 0,
});

const KEY = 'copy-mode';

/** For this many of the last batches the browser keeps how far they have been marked. */
const KEPT_BATCHES = 10;

/** How far a batch has been marked. */
interface Progress {
  /** The game on screen, from 0 on. */
  readonly index: number;
  /** The games that have been marked, ascending, from 0 on. */
  readonly marked: readonly number[];
}

interface ToCopy {
  readonly games: readonly Marks[];
  readonly start?: number;
  readonly way?: CopyWay;
  readonly isRegistering?: boolean;
}

/**
 * Opens the copy mode over whatever is open. It goes on where these games were left, or at the game `start`, counted
 * from 0; without games nothing happens.
 */
export function openCopyMode({ games, start, way = 'slip', isRegistering = false }: ToCopy): void {
  if (games.length === 0) return;
  copyMode.games = ref([...games]);
  copyMode.way = way;
  copyMode.isRegistering = isRegistering;
  const { index, marked } = readProgress(copyMode.games);
  show({ index: start ?? index, marked });
  openDialog('copy');
}

/** Goes to the game that is `step` farther, if there is one. */
export function goBy(step: -1 | 1): void {
  const index = copyMode.index + step;
  if (!copyMode.games[index]) return;
  show({ index, marked: copyMode.marked });
}

/**
 * Ticks the game off and goes to the next that is not, from the first again after the last; or takes its tick away and
 * stays. Once all are ticked off, those that are saved know it.
 */
export function toggleMarked(): void {
  const { games, index, marked } = copyMode;
  if (marked.includes(index)) {
    show({ index, marked: marked.filter((other) => other !== index) });
    return;
  }
  const all = [...marked, index].sort((a, b) => a - b);
  const open = games.map((_, i) => i).filter((i) => !all.includes(i));
  show({ index: open.find((i) => i > index) ?? open[0] ?? index, marked: all });
  if (open.length === 0) void noteMarked(games.filter(isOwnGame));
}

/** Takes all ticks away and begins with the first game. */
export function startOver(): void {
  show({ index: 0, marked: [] });
}

/** Shows the form of «Registrei», once all games are marked. */
export function startRegistering(): void {
  copyMode.isRegistering = true;
}

/** Shows the same games for the other way. */
export function turnWay(): void {
  copyMode.way = copyMode.way === 'slip' ? 'list' : 'slip';
}

/** Shows the numbers of the mirror bet, or the game's own again. */
export function turnMirror(): void {
  copyMode.isMirror = !copyMode.isMirror;
}

/** While the copy mode is on screen a reload of this address opens it again, for this way; gives what ends that. */
export function stayOpen(way: CopyWay): () => void {
  writeSession(COPY_OPEN_KEY, JSON.stringify([location.href, copyMode.games, way]));
  return () => writeSession(COPY_OPEN_KEY, '');
}

/** Opens the copy mode again that was on screen when this address was reloaded, if one was. */
export function resumeCopyMode(): void {
  const [address, games, way] = readOpen();
  if (isDialogOpen() || address !== location.href) return;
  if (Array.isArray(games) && games.every((game) => !marksFault(game)))
    openCopyMode({ games, way: way === 'list' ? way : 'slip' });
}

function readOpen(): readonly unknown[] {
  const value = parseJson(readSession(COPY_OPEN_KEY) ?? '');
  return Array.isArray(value) ? value : [];
}

function show({ index, marked }: Progress): void {
  copyMode.from = Math.sign(copyMode.index - index) as -1 | 0 | 1;
  copyMode.index = index;
  copyMode.marked = marked;
  copyMode.isMirror = false;
  keepProgress(copyMode.games, { index, marked });
}

/** The stored form: batch, game on screen, marked games; not checked yet. */
type Entry = readonly unknown[];

/** How far these games had been marked when last seen; the start where that is not known. */
function readProgress(games: readonly Marks[]): Progress {
  const batch = batchKey(games);
  const [, index, ...marked] = readEntries().find(([key]) => key === batch) ?? [];
  const isGame = (n: unknown): n is number => Number.isInteger(n) && games[Number(n)] !== undefined;
  return {
    index: isGame(index) ? index : 0,
    marked: [...new Set(marked)].filter(isGame).sort((a, b) => a - b),
  };
}

/** Keeps how far these games have been marked, where the browser lets us. */
function keepProgress(games: readonly Marks[], { index, marked }: Progress): void {
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
