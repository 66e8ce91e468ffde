import { BACKTEST_WINDOW } from '../../../workers/shared/lab/lab-limits.ts';
import type { BacktestDraws, BacktestRequest } from '../../../workers/shared/lab/lab-request.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { Outcome } from '../../../workers/tasks/api.ts';
import { type Failure, failureOfError, failureOfOutcome } from '../run/failure.ts';
import { labPool } from './lab-pool.ts';

/** The real draws that an experiment names are not here. */
export interface OtherDraws {
  readonly code: 'other-draws';
  readonly lottery: LotteryKey;
  readonly named: Extract<BacktestDraws, { kind: 'imported' }>;
  /** True where others of the lottery are kept. */
  readonly isKept: boolean;
}

/** Too few of the real draws that an experiment names follow each other without a gap. */
export interface FewDraws {
  readonly code: 'few-draws';
  readonly unbroken: number;
}

/** Why an experiment came to nothing. */
export type LabFailure = Failure | OtherDraws | FewDraws;

/** Ends an experiment with its failure. */
export class LabError extends Error {
  readonly failure: LabFailure;

  constructor(failure: LabFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** The failure that an experiment ended with; one of the app itself is noted. */
export function labFailure(error: unknown): LabFailure {
  return error instanceof LabError ? error.failure : failureOfError(error);
}

/** What a task gave; throws a LabError where it gave nothing. */
export function answered<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new LabError(failureOfOutcome(outcome));
  return outcome.value;
}

/**
 * Makes sure that the real draws that an experiment names are kept here, and are enough; newer ones beside them do not
 * matter. Rejects with a LabError.
 */
export async function checkDraws({ lottery, draws: named }: BacktestRequest, signal: AbortSignal): Promise<void> {
  if (named.kind !== 'imported') return;
  const kept = answered(await labPool().run(signal, 'labDraws', { lottery, until: named.contest }));
  if (kept?.named.hash !== named.hash) {
    throw new LabError({ code: 'other-draws', lottery, named, isKept: kept !== null });
  }
  const { unbroken } = kept;
  if (unbroken <= BACKTEST_WINDOW) throw new LabError({ code: 'few-draws', unbroken });
}
