import type { PlayedGame } from '../../shared/check/check-games.ts';
import { RESULTS_LIMITS } from '../../shared/draws/results-limits.ts';
import type { ResultsRefusal } from '../../shared/draws/results-report.ts';
import { doubtsIn } from '../../shared/games/doubts.ts';
import { slipOf } from '../../shared/games/fields.ts';
import type { NamedGame } from '../../shared/games/game-names.ts';
import { within } from '../../shared/games/in-slices.ts';
import { lotteriesOf } from '../../shared/games/lotteries-of.ts';
import { partOf } from '../../shared/games/lottery-parts.ts';
import { readSlips } from '../../shared/games/read-games.ts';
import { type GamesReading, gamesIn } from '../../shared/games/reading.ts';
import type { Lottery, LotteryKey } from '../../shared/lottery/lotteries.ts';
import { exportedGames } from './exported-games.ts';
import { openWorkbook } from './open-workbook.ts';
import { tidyText } from './plain-words.ts';
import type { TableRow } from './raw-draw.ts';
import { RefusedFile } from './refused-file.ts';
import { decodeText, refuseUnread, sniff } from './sniff.ts';

/** A list of games as people have it: a text, or the bytes of a file of any form. */
export type ListSource = string | Uint8Array<ArrayBuffer>;

/** A list, and the lottery that it is read for. */
export interface ListRequest {
  readonly lottery: LotteryKey;
  readonly source: ListSource;
  /** All of it is of the lottery, whatever it names. */
  readonly isAll?: boolean;
}

/**
 * What a list gives: its rows of the lottery; or games of an export of the app, and how many of other lotteries it has;
 * or why nothing. `detail` is the limit that was passed, or the place of a game of an export that cannot be played.
 */
export type ReadList =
  | {
      readonly ok: true;
      readonly reading: GamesReading;
      readonly games?: undefined;
      /** Other games that it names, whose rows were not read. */
      readonly others: readonly NamedGame[];
      /** False where it names only others. */
      readonly isOwn: boolean;
    }
  | { readonly ok: true; readonly games: readonly PlayedGame[]; readonly otherGames: number }
  | { readonly ok: false; readonly refusal: ResultsRefusal | 'bad-game'; readonly detail?: string };

/** Reads the games of a lottery in a list. Yields how far it is, 0…1; whatever the list is, it ends with an answer. */
export function* readList(
  lottery: Lottery,
  source: ListSource | Uint8Array,
  isAll = false,
): Generator<number, ReadList, void> {
  try {
    const texts = yield* textsOf(source);
    const all: ReadList[] = [];
    for (const text of texts) all.push(yield* readText(lottery, text, isAll));
    const isJson = typeof source !== 'string' && sniff(source) === 'json';
    const read = all.find(hasGames) ?? all.find((one) => hasAny(one, !isJson));
    if (read) return read;
    // What is typed is shown as it was read, whatever it is.
    const [first] = all;
    if (typeof source === 'string' && first) return first;
    throw new RefusedFile('unknown-form');
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    const { refusal, detail } = error.answer;
    return { ok: false, refusal, ...(detail !== undefined && { detail }) };
  }
}

/** The lotteries that a list may be of; none of a file that is refused. Yields how far it is, 0…1. */
export function* lotteriesOfList(source: ListSource): Generator<number, readonly LotteryKey[], void> {
  try {
    const all = (yield* textsOf(source)).map(lotteriesOf);
    return all.find(({ length }) => length > 0) ?? [];
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return [];
  }
}

/** The first bytes of a PDF. ISO 32000-1, 7.5.2. */
const PDF = '%PDF';

/** The text of a list; of a spreadsheet those of its sheets. Throws a RefusedFile. */
function* textsOf(source: ListSource | Uint8Array): Generator<number, readonly string[], void> {
  yield 0;
  if (source.length > RESULTS_LIMITS.textBytes) throw new RefusedFile('too-large', RESULTS_LIMITS.textBytes);
  if (typeof source === 'string') return [source];
  const kind = sniff(source);
  refuseUnread(kind, source);
  if (kind === 'zip') {
    const { fileBytes } = RESULTS_LIMITS;
    if (source.length > fileBytes) throw new RefusedFile('too-large', fileBytes);
    const texts = yield* within(sheetTexts(source), 1);
    if (texts.length === 0) throw new RefusedFile('empty');
    return texts;
  }
  const text = decodeText(source);
  if (text.startsWith(PDF)) throw new RefusedFile('unknown-form');
  return [text];
}

function* readText(lottery: Lottery, text: string, isAll: boolean): Generator<number, ReadList, void> {
  const plain = text.replace(/^\uFEFF/, '');
  const exported = exportedGames(lottery, plain);
  if (exported) return exported;
  const { others, isOwn, ...part } = isAll ? { text: plain, others: [], isOwn: true } : partOf(plain, lottery.key);
  return { ok: true, reading: yield* readSlips(slipOf(lottery), part.text), others, isOwn };
}

function hasGames(read: ReadList): boolean {
  return read.ok && (read.games ?? [...gamesIn(read.reading), ...doubtsIn(read.reading)]).length > 0;
}

/** Whether the answer has anything to show: an export, other lotteries, or a line with numbers where these count. */
function hasAny(read: ReadList, doLinesCount: boolean): boolean {
  if (!read.ok || read.games || read.others.length > 0) return true;
  return doLinesCount && read.reading.some(({ parts }) => parts.some(({ value }) => value !== undefined));
}

/**
 * The sheets of a spreadsheet file that have a text, each as one: a row a line, at its own number, with tabs between the
 * cells. Yields how far it is, 0…1; throws a RefusedFile.
 */
function* sheetTexts(file: Uint8Array): Generator<number, readonly string[], void> {
  const { sheets } = yield* openWorkbook(file);
  const texts: string[] = [];
  for (const [i, { read }] of sheets.entries()) {
    const rows = yield* within(read(), 1 / sheets.length, i / sheets.length);
    if (rows.length > 0) texts.push(sheetText(rows));
  }
  return texts;
}

function sheetText(rows: readonly TableRow[]): string {
  let line = 1;
  const lines = rows.map(({ row, cells }) => {
    const before = '\n'.repeat(Math.max(0, row - line));
    line = row;
    return before + cells.map(tidyText).join('\t');
  });
  return lines.join('');
}
