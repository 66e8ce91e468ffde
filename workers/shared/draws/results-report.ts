import type { LotteryKey } from '../lottery/lotteries.ts';
import type { DrawDifferences } from './draw-differences.ts';
import type { OfficialDraw } from './official-draw.ts';
import type { TableSummary } from './results-summary.ts';

/** A file, or a text that was pasted or shared, with results. */
export interface ResultsFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The day it is read, `YYYY-MM-DD`: no draw is later. */
  readonly today: string;
  /**
   * The lottery that a person has chosen, where the file alone does not tell; it never overrules the file. Of a message
   * that tells of several, the one whose draws are asked for.
   */
  readonly lottery?: LotteryKey;
  /** The order of day and month that a person has chosen, where the file alone does not tell. */
  readonly dayOrder?: DayOrder;
}

/** How days like `03/04/2020` are written: the operator and all mirrors have the day first, programs in English the month. */
export type DayOrder = 'day-first' | 'month-first';

/**
 * What form a file was found to have: the operator's table as a spreadsheet, as a file of text with separators, or as
 * pasted text with tabs; the spreadsheet of asloterias; a table with one column for all numbers; the operator's answers
 * in JSON, or a mirror's; a message from a chat.
 */
export type ResultsForm =
  | 'official-xlsx'
  | 'official-csv'
  | 'official-paste'
  | 'asloterias'
  | 'simple-table'
  | 'official-json'
  | 'mirror-json'
  | 'message';

/** Why a file gives nothing at all. */
export type ResultsRefusal =
  | 'empty'
  | 'too-large'
  | 'too-many-entries'
  | 'inflates-too-much'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'too-slow'
  | 'damaged'
  | 'encrypted'
  | 'old-xls'
  | 'open-document'
  | 'web-page'
  | 'html-table'
  | 'sql'
  | 'doctype'
  | 'unknown-form'
  | 'unknown-lottery'
  | 'unknown-days'
  | 'several-lotteries'
  | 'other-lottery'
  | 'other-game'
  | 'games'
  | 'mixed'
  | 'misfit'
  | 'no-draws';

/** Why a row was left out. */
export type RowFault =
  | 'contest'
  | 'date'
  | 'future-date'
  | 'number'
  | 'out-of-range'
  | 'repeated-number'
  | 'number-count'
  | 'second-draw'
  | 'formula'
  | 'other-game'
  | 'bet'
  | 'conflict';

/** A row, or an element of a JSON list, that was left out. */
export interface LeftOutRow {
  /** Counted from 1 as a spreadsheet does, or the place in the list. */
  readonly row: number;
  readonly fault: RowFault;
  /** What stood there, at most 60 characters. */
  readonly value?: string;
  readonly contest?: number;
  /** The parts of a `conflict` in which rows of the contest differ, and what this row says. */
  readonly differs?: DrawDifferences;
  readonly draw?: OfficialDraw;
}

/** What was found in a file. Nothing of it is kept yet. */
export interface ResultsReport extends TableSummary {
  readonly form: ResultsForm;
  /** Ranges of contests between the first and the last that are missing, at most MAX_LISTED of them. */
  readonly gaps: readonly (readonly [from: number, to: number])[];
  /** How many such ranges there are. */
  readonly gapCount: number;
  /** Contests that came more than once, each time alike. */
  readonly doubles: readonly number[];
  /** The first MAX_LISTED rows that were left out, and how many there are in all. */
  readonly leftOut: readonly LeftOutRow[];
  readonly leftOutCount: number;
  /** How many amounts of money are unreadable or ambiguous. */
  readonly unreadAmounts?: number;
  /** How many draws have a day. */
  readonly withDate: number;
  /** How many draws have the team (Timemania) or the month (Dia de Sorte). */
  readonly withExtra?: number;
  /** The first MAX_LISTED draws of a message. */
  readonly draws?: readonly OfficialDraw[];
}

/** What reading a file gives. */
export type ReadResults =
  | { readonly ok: true; readonly report: ResultsReport; readonly table: Uint8Array<ArrayBuffer> }
  | {
      readonly ok: false;
      readonly refusal: ResultsRefusal;
      /**
       * What goes with it: the limit that was passed; the lottery, or the other game, that the file is of; the lottery
       * as which its rows were read; a day that may be two.
       */
      readonly detail?: string;
      /** With `unknown-lottery`: those that it may be of, one or more. With `several-lotteries`, of a message: all of them. */
      readonly choices?: readonly LotteryKey[];
      /** The first MAX_LISTED rows that were left out, and how many there are in all. */
      readonly leftOut?: readonly LeftOutRow[];
      readonly leftOutCount?: number;
    };

/** Games of the operator that this product does not have. */
export type OtherGame = 'maismilionaria' | 'supersete' | 'loteca' | 'federal' | 'lotogol';
