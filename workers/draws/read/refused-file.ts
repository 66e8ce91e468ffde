import { RESULTS_LIMITS } from '../../shared/draws/results-limits.ts';
import type { ReadResults, ResultsRefusal } from '../../shared/draws/results-report.ts';
import type { LotteryKey } from '../../shared/lottery/lotteries.ts';

/**
 * A file that gives nothing at all. Ends the reading wherever it is noticed. `detail` is the limit that was passed, a
 * lottery, or another game; `choices` are lotteries that the file may be of, where somebody has to say which.
 */
export class RefusedFile extends Error {
  readonly answer: Extract<ReadResults, { ok: false }>;

  constructor(refusal: ResultsRefusal, detail?: string | number, choices?: readonly LotteryKey[]) {
    super(refusal);
    this.answer = {
      ok: false,
      refusal,
      ...(detail !== undefined && { detail: String(detail) }),
      ...(choices && { choices }),
    };
  }
}

/** The refusal of a file with more of these than are read. */
export function tooMany(what: 'rows' | 'columns' | 'entries'): RefusedFile {
  return new RefusedFile(`too-many-${what}`, RESULTS_LIMITS[what]);
}
