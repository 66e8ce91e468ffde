/** The three modes of the main pages, in the order of their tabs. */
export const MODES = ['quick', 'strategic', 'aggressive'] as const;

export type Mode = (typeof MODES)[number];

/** The groups of the catalogue, in the order of the menu. */
export const GROUPS = ['quick-statistics', 'mathematical', 'superstition', 'advanced'] as const;

export type Group = (typeof GROUPS)[number];

/** The sixteen named strategies in the order of the menu, each with its group and its mode. */
export const CATALOGUE = [
  { id: 'quentes-frios', group: 'quick-statistics', mode: 'strategic' },
  { id: 'repeticoes', group: 'quick-statistics', mode: 'quick' },
  { id: 'pares-impares', group: 'quick-statistics', mode: 'quick' },
  { id: 'sequencia', group: 'quick-statistics', mode: 'quick' },
  { id: 'espelhamento', group: 'quick-statistics', mode: 'quick' },
  { id: 'primos-multiplos', group: 'mathematical', mode: 'strategic' },
  { id: 'quadrante', group: 'mathematical', mode: 'strategic' },
  { id: 'atrasados', group: 'mathematical', mode: 'aggressive' },
  { id: 'somatoria', group: 'mathematical', mode: 'strategic' },
  { id: 'datas-especiais', group: 'superstition', mode: 'quick' },
  { id: 'numerologia', group: 'superstition', mode: 'quick' },
  { id: 'sorte-global', group: 'superstition', mode: 'quick' },
  { id: 'combinacao-auto', group: 'advanced', mode: 'strategic' },
  { id: 'campeao', group: 'advanced', mode: 'strategic' },
  { id: 'cercamento', group: 'advanced', mode: 'aggressive' },
  { id: 'anti-repeticao', group: 'advanced', mode: 'aggressive' },
] as const satisfies readonly { id: string; group: Group; mode: Mode }[];

export type CatalogueId = (typeof CATALOGUE)[number]['id'];

/** Every strategy: the modes, the catalogue, and the baseline they are compared with. */
export type StrategyId = Mode | CatalogueId | 'uniform';

/** Strategies that make one ticket after the other; cercamento lays a whole batch at once. */
export type RuleId = Exclude<StrategyId, 'cercamento'>;

/** Every id that a request may name. */
export const STRATEGY_IDS: readonly StrategyId[] = [
  ...MODES,
  ...CATALOGUE.map((entry) => entry.id),
  'uniform',
];

/** True for a strategy that makes one ticket after the other. */
export function isRule(id: StrategyId): id is RuleId {
  return id !== 'cercamento';
}
