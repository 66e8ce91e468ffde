import { BET_KEYS } from '../../../workers/shared/bet.ts';
import type { RequestField, RequestProblem } from '../../../workers/shared/request.ts';
import { OPTION_KEYS } from '../../../workers/shared/strategy-options.ts';

const FIELDS: Readonly<Record<RequestField, true>> = {
  ...{ lottery: true, history: true, historySeed: true, date: true, strategy: true, games: true },
  ...{ seed: true, now: true, options: true, bet: true, swaps: true, engine: true },
};

/** True for a problem that a request can have: a worker that is not well may answer anything. */
export function isKnownProblem(value: unknown): value is RequestProblem {
  const { field, option, range, bet, limit }: Partial<Record<string, unknown>> = Object(value);
  const { min, max } = { min: 0, max: 0, ...Object(range) };
  return (
    Object.keys(FIELDS).some((known) => known === field) &&
    (option === undefined || OPTION_KEYS.some((known) => known === option)) &&
    (bet === undefined || BET_KEYS.some((known) => known === bet)) &&
    [min, max, limit ?? 0].every(Number.isFinite)
  );
}
