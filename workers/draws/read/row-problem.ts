import type { RowFault } from '../../shared/draws/results-report.ts';

/** Why a row is left out, and what stood there. */
export class RowProblem extends Error {
  readonly fault: RowFault;
  /** At most 60 characters. */
  readonly value: string;

  constructor(fault: RowFault, value: string) {
    super(fault);
    this.fault = fault;
    this.value = value.slice(0, 60);
  }
}

/** What reading a part of a row gives, or why it does not. */
export function attempt<T>(read: () => T): T | RowProblem {
  try {
    return read();
  } catch (error) {
    if (error instanceof RowProblem) return error;
    throw error;
  }
}
