import type { HistoryFault } from '../../content/history/history.ts';

/** Thrown where the draws of a history cannot be had. */
export class HistoryError extends Error {
  override readonly name = 'HistoryError';
  readonly fault: HistoryFault;

  constructor(fault: HistoryFault) {
    super(`no draws: ${fault.kind}`);
    this.fault = fault;
  }
}
