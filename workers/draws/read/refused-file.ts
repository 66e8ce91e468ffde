import type { ResultsRefusal } from '../../shared/draws/results-report.ts';
import type { LotteryKey } from '../../shared/lottery/lotteries.ts';

/** A file that gives nothing at all, and why. Ends the reading wherever it is noticed. */
export class RefusedFile extends Error {
  readonly refusal: ResultsRefusal;
  /** What goes with it: the limit that was passed, a lottery, or another game. */
  readonly detail: string | undefined;
  /** Lotteries that it may be of, where somebody has to say which. */
  readonly choices: readonly LotteryKey[] | undefined;

  constructor(refusal: ResultsRefusal, detail?: string | number, choices?: readonly LotteryKey[]) {
    super(refusal);
    this.refusal = refusal;
    this.detail = detail === undefined ? undefined : String(detail);
    this.choices = choices;
  }
}
