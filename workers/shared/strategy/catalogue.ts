/** The three modes of the main pages, in the order of their tabs. */
export const MODES = ['quick', 'strategic', 'aggressive'] as const;

export type Mode = (typeof MODES)[number];

/** The groups of the catalogue, in the order of the menu. */
export const GROUPS = ['quick-statistics', 'mathematical', 'superstition', 'advanced'] as const;

export type Group = (typeof GROUPS)[number];

/**
 * How a run of a strategy is executed: `rule` makes one ticket after the other in one task, `fan-out` too, but what its
 * tickets are chosen from is judged by all workers, and `wheel` lays a whole batch at once and proves it.
 */
export type Execution = 'rule' | 'fan-out' | 'wheel';

/** The named strategies in the order of the menu, each with its group, mode and execution. */
export const CATALOGUE = [
  { id: 'quentes-frios', group: 'quick-statistics', mode: 'strategic', execution: 'rule' },
  { id: 'repeticoes', group: 'quick-statistics', mode: 'quick', execution: 'rule' },
  { id: 'pares-impares', group: 'quick-statistics', mode: 'quick', execution: 'rule' },
  { id: 'sequencia', group: 'quick-statistics', mode: 'quick', execution: 'rule' },
  { id: 'espelhamento', group: 'quick-statistics', mode: 'quick', execution: 'rule' },
  { id: 'primos-multiplos', group: 'mathematical', mode: 'strategic', execution: 'rule' },
  { id: 'quadrante', group: 'mathematical', mode: 'strategic', execution: 'rule' },
  { id: 'atrasados', group: 'mathematical', mode: 'aggressive', execution: 'rule' },
  { id: 'somatoria', group: 'mathematical', mode: 'strategic', execution: 'rule' },
  { id: 'datas-especiais', group: 'superstition', mode: 'quick', execution: 'rule' },
  { id: 'numerologia', group: 'superstition', mode: 'quick', execution: 'rule' },
  { id: 'sorte-global', group: 'superstition', mode: 'quick', execution: 'rule' },
  { id: 'combinacao-auto', group: 'advanced', mode: 'strategic', execution: 'rule' },
  { id: 'campeao', group: 'advanced', mode: 'strategic', execution: 'fan-out' },
  { id: 'cercamento', group: 'advanced', mode: 'aggressive', execution: 'wheel' },
  { id: 'anti-repeticao', group: 'advanced', mode: 'aggressive', execution: 'rule' },
] as const satisfies readonly {
  id: string;
  group: Group;
  mode: Mode;
  execution: Execution;
}[];

export type CatalogueId = (typeof CATALOGUE)[number]['id'];

/** Every strategy: the modes, the catalogue, and the baseline they are compared with. */
export type StrategyId = Mode | CatalogueId | 'uniform';

/** Strategies that lay a whole batch at once. */
export type WheelId = Extract<(typeof CATALOGUE)[number], { execution: 'wheel' }>['id'];

/** Strategies whose candidates all workers judge. */
export type FanOutId = Extract<(typeof CATALOGUE)[number], { execution: 'fan-out' }>['id'];

/** Strategies that make one ticket after the other. */
export type RuleId = Exclude<StrategyId, WheelId>;

/** Every id that a request may name. */
export const STRATEGY_IDS: readonly StrategyId[] = [...MODES, ...CATALOGUE.map((entry) => entry.id), 'uniform'];

/** How a run of a strategy is executed; the modes and the baseline are rules. */
export function executionOf(id: StrategyId): Execution {
  return CATALOGUE.find((entry) => entry.id === id)?.execution ?? 'rule';
}

/** True for a strategy that lays a whole batch at once. */
export function isWheel(id: StrategyId): id is WheelId {
  return executionOf(id) === 'wheel';
}

/** True for a strategy whose candidates all workers judge. */
export function isFanOut(id: StrategyId): id is FanOutId {
  return executionOf(id) === 'fan-out';
}

/** True for a strategy that makes one ticket after the other. */
export function isRule(id: StrategyId): id is RuleId {
  return !isWheel(id);
}
