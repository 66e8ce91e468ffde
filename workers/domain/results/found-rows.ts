import type { LotteryKey } from '../../shared/lotteries.ts';
import type { ResultsForm } from '../../shared/results-report.ts';
import type { RawDraw } from './raw-draw.ts';

/** What a file was found to hold, before its rows are checked. */
export interface FoundRows {
  readonly form: ResultsForm;
  readonly lottery: LotteryKey;
  readonly rows: readonly RawDraw[];
}
