import type { LeftOutRow, ResultsForm } from '../../shared/draws/results-report.ts';
import type { LotteryKey } from '../../shared/lottery/lotteries.ts';
import type { TierHits } from '../../shared/lottery/tier-odds.ts';

/** What a source says of a tier. */
export interface RawTier {
  readonly hits: TierHits;
  readonly winners: string;
  /** In reais, as it is written: `R$1.234,56`; or cents. */
  readonly prize: string | number;
}

/** What a row, or an element of a list, says of a contest: text as it stands there. */
export interface RawDraw {
  /** Counted from 1. */
  readonly row: number;
  readonly contest: string;
  /** Empty where it does not say. */
  readonly date: string;
  readonly numbers: readonly string[];
  readonly second?: readonly string[];
  /** The same numbers in draw order, where the source has them twice. */
  readonly order?: readonly string[];
  readonly secondOrder?: readonly string[];
  /** Whether `numbers` are in draw order; undefined where only all rows together show it. */
  readonly isInDrawOrder?: boolean;
  readonly team?: string;
  readonly month?: string;
  /** As a prize. */
  readonly takings?: string | number;
  readonly paid?: readonly RawTier[];
  readonly paidSecond?: readonly RawTier[];
  /** There is more in the row than its columns have a name for. */
  readonly hasMore?: boolean;
}

/** What a file was found to hold, before its rows are checked. */
export interface FoundRows {
  readonly form: ResultsForm;
  readonly lottery: LotteryKey;
  readonly rows: readonly RawDraw[];
  /** What is known already to be no draw of it. */
  readonly leftOut?: readonly LeftOutRow[];
}

/** A row of a table as it stands in a file. */
export interface TableRow {
  /** Counted from 1, as a spreadsheet does. */
  readonly row: number;
  /** Texts of its cells, by column, without spaces around them. */
  readonly cells: readonly string[];
}

/** Most characters of a cell: a spreadsheet program takes no more. */
export const MAX_CELL = 32_767;
