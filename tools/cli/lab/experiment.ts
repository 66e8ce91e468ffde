import type { DrawTable } from '../../../workers/shared/draws/draw-table.ts';
import type { LabRequest } from '../../../workers/shared/lab/lab-request.ts';

/** What is to be run. */
export interface Experiment {
  readonly request: LabRequest;
  /** The draws of a walk over imported ones. */
  readonly table?: DrawTable;
  /** What chance or the clock stood in for, each with the option that gives it: `--seed f00d`. */
  readonly drawn: readonly string[];
}
