import type { History } from '../../../workers/shared/run/history.ts';
import type { StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import type { NumberFrequency } from '../../../workers/shared/strategy/frequency.ts';
import { settings } from '../preferences/settings.ts';
import { frequent } from './frequent.ts';

/** The hot numbers of a ranking, ascending: all that «Jogo Rápido» takes its share from. */
export function hotNumbersOf(ranking: readonly NumberFrequency[]): number[] {
  return ranking
    .filter((entry) => entry.isHot)
    .map((entry) => entry.number)
    .sort((a, b) => a - b);
}

/**
 * The history that a run must look at, so that it takes the hot numbers that were handed over even when they were
 * counted before midnight; undefined where none were, or none are taken.
 */
export function handedHistory(strategy: StrategyId): History | undefined {
  const { hasHot, lottery } = settings;
  const isCounted = frequent.status === 'ready' && frequent.lottery === lottery;
  return hasHot && isCounted && strategy === 'quick' ? (frequent.history ?? undefined) : undefined;
}
