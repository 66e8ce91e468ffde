import type { ContestRange } from '../../../workers/shared/draws/window-of-draws.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';

/** Why there are no draws to generate from. Plain data. */
export interface HistoryFault {
  readonly lottery: LotteryKey;
  /**
   * - `missing`: this device does not have these `contests`
   * - `other`: it has them, but they are not the draws that the run looked at
   * - `few`: too few contests in a row, up to the newest one
   * - `unreadable`: what is kept could not be read
   */
  readonly kind: 'missing' | 'other' | 'few' | 'unreadable';
  readonly contests: readonly ContestRange[];
}

/** Thrown where the draws of a history cannot be had. */
export class HistoryError extends Error {
  override readonly name = 'HistoryError';
  readonly fault: HistoryFault;

  constructor(fault: HistoryFault) {
    super(`no draws: ${fault.kind}`);
    this.fault = fault;
  }
}
