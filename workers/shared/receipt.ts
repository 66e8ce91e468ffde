import type { EngineVersion } from './engine-version.ts';
import type { GenerateRequest } from './request.ts';

/** A request together with the engine that answered it: enough to make the same tickets again. */
export interface Receipt extends GenerateRequest {
  readonly engine: EngineVersion;
}

/**
 * A receipt as it is written down, of a run with a simulated history: the fields and the order that
 * receipts have always had.
 */
export interface WrittenReceipt extends Omit<Receipt, 'history'> {
  readonly historySeed: string;
  readonly date: string;
}

/** A receipt as people keep it. */
export function writeReceipt(receipt: Receipt): WrittenReceipt {
  const { engine, lottery, strategy, games, seed, history, now, options, bet, swaps } = receipt;
  const names = { lottery, strategy, games, seed, historySeed: history.seed, date: history.date };
  return {
    ...{ engine, ...names, now },
    ...(options && { options }),
    ...(bet && { bet }),
    ...(swaps && { swaps }),
  };
}
