/**
 * Every version of the engine, oldest first. A new one is due whenever the same receipt would give
 * other tickets, as the golden replays in the tests tell; the old ones stay, so that links replay
 * for ever. What they do differently: `workers/domain/engine.ts`.
 */
export const ENGINE_VERSIONS = ['1', '2', '3'] as const;

export type EngineVersion = (typeof ENGINE_VERSIONS)[number];

/** The newest version: that of a run which does not name one. */
export const ENGINE_VERSION: EngineVersion = '3';
