import { CATALOGUE, type CatalogueId, type Mode, type StrategyId } from './catalogue.ts';

/** What a ticket says of the strategy that made it. */
export interface StrategyLabel {
  /** The mode; the baseline is none of them and keeps its own name. */
  readonly strategy: Mode | 'uniform';
  /** Only when a strategy of the catalogue made it. */
  readonly catalogueId?: CatalogueId;
}

/** The mode of a strategy and, for one of the catalogue, its id there. */
export function labelOf(id: StrategyId): StrategyLabel {
  const entry = CATALOGUE.find((candidate) => candidate.id === id);
  if (entry) return { strategy: entry.mode, catalogueId: entry.id };
  return { strategy: id as Exclude<StrategyId, CatalogueId> };
}
