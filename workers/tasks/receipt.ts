import { ENGINE_VERSION } from '../domain/engine-version.ts';
import type { GenerateRequest } from '../protocol/request.ts';
import type { Receipt } from '../protocol/tasks.ts';

/** The receipt of a run: the request's own fields, in a fixed order, and this engine. */
export function receiptOf(request: GenerateRequest): Receipt {
  const { lottery, strategy, games, seed, historySeed, date, now, options } = request;
  const names = { lottery, strategy, games, seed, historySeed, date, now };
  return { engine: ENGINE_VERSION, ...names, ...(options && { options }) };
}
