import { STRATEGY_IDS, type StrategyId } from '../strategy/catalogue.ts';

/** What every strategy is compared with: any ticket, as likely as another. */
export const BASELINE = 'uniform';

/** The strategies that a new backtest compares: all but the baseline. */
export const COMPARED = STRATEGY_IDS.filter((id) => id !== BASELINE);

/** Those of a receipt that names none: all that there were before receipts named them. It never changes. */
export const UNNAMED: readonly StrategyId[] = [
  ...(['quick', 'strategic', 'aggressive'] as const),
  ...(['quentes-frios', 'repeticoes', 'pares-impares', 'sequencia', 'espelhamento'] as const),
  ...(['primos-multiplos', 'quadrante', 'atrasados', 'somatoria'] as const),
  ...(['datas-especiais', 'numerologia', 'sorte-global'] as const),
  ...(['combinacao-auto', 'campeao', 'cercamento', 'anti-repeticao'] as const),
];

/** True for a list that names each of its strategies once, and no baseline. */
export function areCompared(value: unknown): value is readonly StrategyId[] {
  if (!Array.isArray(value) || value.length === 0 || new Set(value).size < value.length) return false;
  return value.every((id) => COMPARED.includes(id));
}
