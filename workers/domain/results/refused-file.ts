import type { ResultsRefusal } from '../../protocol/results.ts';

/** A file that gives nothing at all, and why. Ends the reading wherever it is noticed. */
export class RefusedFile extends Error {
  readonly refusal: ResultsRefusal;
  /** What goes with it: the limit that was passed, or a lottery. */
  readonly detail: string | undefined;

  constructor(refusal: ResultsRefusal, detail?: string | number) {
    super(refusal);
    this.refusal = refusal;
    this.detail = detail === undefined ? undefined : String(detail);
  }
}
