/** The three modes of the main pages, in the order of their tabs. */
export const MODES = ['quick', 'strategic', 'aggressive'] as const;

export type Mode = (typeof MODES)[number];

/** Every id that a request may name: the modes and the baseline they are compared with. */
export const STRATEGY_IDS = [...MODES, 'uniform'] as const;

export type StrategyId = (typeof STRATEGY_IDS)[number];
