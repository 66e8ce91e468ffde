import { simulated } from '../../../workers/shared/history.ts';
import type { RuleRequest } from '../../../workers/shared/request.ts';

/** A request for Lotomania tickets; every seed is another run. */
export function requestFor(
  strategy: RuleRequest['strategy'],
  games: number,
  seed: string,
): RuleRequest {
  return {
    lottery: 'lotomania',
    strategy,
    games,
    seed,
    history: simulated('bench', '2026-11-20'),
    now: '2026-11-20T12:00:00.000Z',
  };
}
