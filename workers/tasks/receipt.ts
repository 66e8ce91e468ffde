import type { Receipt } from '../protocol/tasks.ts';
import { engineVersionOf, type GenerateRequest } from '../shared/request.ts';

/** The receipt of a run: its engine and the request's own fields, in a fixed order. */
export function receiptOf(request: GenerateRequest): Receipt {
  const { lottery, strategy, games, seed, historySeed, date, now, options } = request;
  const names = { lottery, strategy, games, seed, historySeed, date, now };
  return { engine: engineVersionOf(request), ...names, ...(options && { options }) };
}
