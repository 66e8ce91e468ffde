import type { ConflictChoice, MergeReport } from '../shared/merge-draws.ts';
import type { TableSummary } from '../shared/results-summary.ts';

/** Two packed tables of one lottery, to be made one. */
export interface MergeRequest {
  /** What is kept, if anything is. */
  readonly kept?: Uint8Array<ArrayBuffer>;
  readonly incoming: Uint8Array<ArrayBuffer>;
  /** For whom conflicts are decided; `kept` unless given. */
  readonly choice?: ConflictChoice;
}

/** The table that they make. */
export interface MergedResults {
  readonly table: Uint8Array<ArrayBuffer>;
  readonly report: MergeReport;
  readonly summary: TableSummary;
  /** True when what was kept could not be read: the table is the incoming one then. */
  readonly isKeptDamaged: boolean;
}
