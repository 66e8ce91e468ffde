import type { GenerateRequest } from '../../../workers/protocol/request.ts';

/** A request for Lotomania tickets; every seed is another run. */
export function requestFor(
  strategy: GenerateRequest['strategy'],
  games: number,
  seed: string,
): GenerateRequest {
  return {
    lottery: 'lotomania',
    strategy,
    games,
    seed,
    historySeed: 'bench',
    date: '2026-11-20',
    now: '2026-11-20T12:00:00.000Z',
  };
}
