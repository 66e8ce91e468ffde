import { tidyBet } from '../bet/tidy-bet.ts';
import type { EngineVersion } from './engine-version.ts';
import type { NamedHistory, OfficialHistory } from './history.ts';
import { engineVersionOf, type GenerateRequest } from './request.ts';
import { carriedHistory } from './window-name.ts';

/** A request together with the engine that answered it: enough to make the same tickets again. */
export interface Receipt extends GenerateRequest {
  readonly engine: EngineVersion;
}

/** The receipt of a run: its engine and the request's own fields, nothing else. */
export function receiptOf(request: GenerateRequest): Receipt {
  const { lottery, strategy, games, seed, history, now, options, swaps } = request;
  const bet = tidyBet(request.bet);
  const names = { lottery, strategy, games, seed, history, now };
  return {
    engine: engineVersionOf(request),
    ...names,
    ...(options && { options }),
    ...(bet && { bet }),
    ...(swaps?.length && { swaps }),
  };
}

/** An official history as stored: with its draws, or with their name. */
export type WrittenHistory = { readonly kind: 'official' } & (
  | Pick<OfficialHistory, 'contest' | 'draws'>
  | (Pick<NamedHistory, 'contest' | 'size' | 'hash'> & Partial<Pick<OfficialHistory, 'draws'>>)
);

/** What all receipts have, of whatever history. */
interface WrittenNames extends Omit<Receipt, 'history'> {
  readonly date: string;
}

/** A receipt of a run with a simulated history: the fields and the order that receipts have always had. */
export interface SimulatedReceipt extends WrittenNames {
  readonly historySeed: string;
  readonly history?: undefined;
}

/** A receipt of a run with an official history. */
export interface OfficialReceipt extends WrittenNames {
  readonly historySeed?: undefined;
  readonly history: WrittenHistory;
}

/** A receipt as stored. */
export type WrittenReceipt = SimulatedReceipt | OfficialReceipt;

/** A receipt as people keep it. Of an official history of more than MAX_CARRIED draws it has the name. */
export function writeReceipt(receipt: Receipt): WrittenReceipt {
  const { engine, lottery, strategy, games, seed, now, options, bet, swaps } = receipt;
  const history = carriedHistory(lottery, receipt.history);
  const { date } = history;
  const names = { engine, lottery, strategy, games, seed };
  const more = {
    ...(options && { options }),
    ...(bet && { bet }),
    ...(swaps && { swaps }),
  };
  if (history.kind === 'simulated') {
    return { ...names, historySeed: history.seed, date, now, ...more };
  }
  return { ...names, date, now, history: writeHistory(history), ...more };
}

function writeHistory(history: OfficialHistory | NamedHistory): WrittenHistory {
  const { contest } = history;
  if (history.kind === 'official') return { kind: 'official', contest, draws: history.draws };
  const { size, hash } = history;
  return { kind: 'official', contest, size, hash };
}
