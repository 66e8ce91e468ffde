import type { ResultsForm } from '../../shared/draws/results-report.ts';
import type { LotteryKey } from '../../shared/lottery/lotteries.ts';
import type { RawDraw } from './raw-draw.ts';

/** What a file was found to hold, before its rows are checked. */
export interface FoundRows {
  readonly form: ResultsForm;
  readonly lottery: LotteryKey;
  readonly rows: readonly RawDraw[];
}
