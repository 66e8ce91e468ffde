import { proxy, ref } from 'valtio/vanilla';
import type { KeepFault } from '../../../workers/shared/draws/kept-draws.ts';
import type { ConflictChoice, MergeReport } from '../../../workers/shared/draws/merge-draws.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { keepTable } from './kept-table.ts';
import { type ReadFile, type ResultsSource, readFile, type SaidOfFile } from './read-file.ts';
import { chooseResultsLottery } from './results-lottery.ts';

/** What was found in a file of a lottery, and what it would change. */
export type FoundResults = Extract<ReadFile, { ok: true }>;

/** Why nothing was found. */
export type RefusedResults = Extract<ReadFile, { ok: false }>;

/** Which side of a conflict wins, for each lottery that was found; `kept` unless given. */
export type ConflictChoices = Readonly<Partial<Record<LotteryKey, ConflictChoice>>>;

/** The file that is being brought in, one after the other. Nothing of it is kept before `keepFound`. */
export const importing = proxy<{
  step: 'idle' | 'reading' | 'found' | 'refused' | 'keeping' | 'kept';
  /** The name of the file; null for what was pasted. */
  name: string | null;
  /** It has come from outside the app. */
  isForeign: boolean;
  /** How much of it has been read, 0…1. */
  done: number;
  /** Files that come after it. */
  waiting: number;
  /** One of each lottery; only a message may have several. */
  found: readonly FoundResults[];
  /** Beside what was found, the rest of a message. */
  refused: RefusedResults | null;
  /** Why what was found could not be kept; it is still there to be tried again. */
  keepFault: KeepFault | null;
  /** What was kept last, of each lottery. */
  kept: readonly MergeReport[];
}>({
  step: 'idle',
  name: null,
  isForeign: false,
  done: 0,
  waiting: 0,
  found: [],
  refused: null,
  keepFault: null,
  kept: [],
});

let queue: readonly ResultsSource[] = [];
let source: ResultsSource | undefined;
let said: SaidOfFile = {};
let current: AbortController | undefined;

/** Reads files, one after the other; those that are on their way come first. */
export function importFiles(files: readonly File[]): void {
  add(files.map((blob) => ({ name: blob.name, blob })));
}

/** Reads a pasted text; a text of spaces alone is ignored. */
export function importText(text: string): void {
  if (text.trim() !== '') add([{ blob: new Blob([text]) }]);
}

/** Reads the refused file again with what the person says of it now, and has said before. */
export function readAs(more: SaidOfFile): void {
  if (importing.step === 'refused' && source) void read(source, { ...said, ...more });
}

/** What was refused; undefined where nothing was. */
export function refusedSource(): ResultsSource | undefined {
  return importing.step === 'refused' ? source : undefined;
}

/** Reads what has come from outside the app: the person has asked for it. */
export function importForeign(sources: readonly ResultsSource[]): void {
  add(sources.map((from) => ({ ...from, isForeign: true })));
}

/** Gives up the file that is being read, and those after it. */
export function cancelImport(): void {
  queue = [];
  current?.abort();
  rest('idle');
}

/** Leaves what was found, or refused, and goes on to the next file. Nothing has changed. */
export function discardFound(): void {
  next('idle');
}

/** The person has read what was kept last. */
export function dismissKept(): void {
  if (importing.step === 'kept') rest('idle');
}

/** Whether there is anything to keep of what was found. */
export function hasNews({ added, completed, conflictCount }: FoundResults['merge']): boolean {
  return added + completed + conflictCount > 0;
}

/**
 * Keeps what was found, and makes its first lottery that of the page; what is disagreed about is decided by `choices`.
 * Where a lottery cannot be kept, it and those after it are still found.
 */
export async function keepFound(choices: ConflictChoices = {}): Promise<void> {
  const { found } = importing;
  if (importing.step !== 'found') return;
  importing.step = 'keeping';
  importing.keepFault = null;
  const kept: MergeReport[] = [];
  for (const [i, { table, report }] of found.entries()) {
    const outcome = await keepTable(table, choices[report.lottery]);
    if (!outcome.ok) {
      Object.assign(importing, { step: 'found', found: ref(found.slice(i)), keepFault: outcome.fault });
      return;
    }
    kept.push(outcome.report);
  }
  importing.kept = ref(kept);
  if (kept[0]) chooseResultsLottery(kept[0].lottery);
  next('kept');
}

function add(sources: readonly ResultsSource[]): void {
  queue = [...queue, ...sources];
  importing.waiting = queue.length;
  const isFree = importing.step !== 'reading' && importing.step !== 'keeping';
  if (isFree && importing.step !== 'found') next('idle');
}

function next(otherwise: 'idle' | 'kept'): void {
  const [first, ...others] = queue;
  queue = others;
  source = first;
  if (first) void read(first, {});
  else rest(otherwise);
}

function rest(step: 'idle' | 'kept'): void {
  source = undefined;
  Object.assign(importing, { step, name: null, isForeign: false, done: 0, waiting: 0, found: [], refused: null });
}

async function read(from: ResultsSource, as: SaidOfFile): Promise<void> {
  said = as;
  current?.abort();
  const mine = new AbortController();
  current = mine;
  Object.assign(importing, {
    step: 'reading',
    name: from.name ?? null,
    isForeign: from.isForeign === true,
    done: 0,
    waiting: queue.length,
    found: [],
    refused: null,
    keepFault: null,
  });
  const onProgress = (done: number) => {
    if (!mine.signal.aborted) importing.done = done;
  };
  const results = await readFile(from, as, mine.signal, onProgress).catch(() => []);
  if (mine.signal.aborted || results.length === 0) return;
  const found = results.filter((one) => one.ok);
  const refused = together(results.flatMap((one) => (one.ok ? [] : [one])));
  Object.assign(importing, {
    step: found.length > 0 ? 'found' : 'refused',
    found: ref(found),
    refused: refused && ref(refused),
  });
}

/** What could not be read of several lotteries, as one; null where all could. */
function together([first, ...others]: readonly RefusedResults[]): RefusedResults | null {
  if (!first) return null;
  if (others.length === 0) return first;
  const leftOut = [first, ...others].flatMap((one) => one.leftOut ?? []);
  return { ok: false, refusal: 'no-draws', leftOut, leftOutCount: leftOut.length };
}
