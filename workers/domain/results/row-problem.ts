import type { RowFault } from '../../protocol/results.ts';

const SHOWN = 60;

/** Why a row is left out, and what stood there. */
export class RowProblem extends Error {
  readonly fault: RowFault;
  /** At most 60 characters. */
  readonly value: string;

  constructor(fault: RowFault, value: string) {
    super(fault);
    this.fault = fault;
    this.value = value.slice(0, SHOWN);
  }
}
