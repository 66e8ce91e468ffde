/**
 * Every version of the engine, oldest first. A new one is due whenever the same receipt would give other tickets, as
 * the golden replays in the tests tell; the old ones stay, so that links replay for ever. What they do differently:
 * `workers/engine/engine.ts`.
 */
export const ENGINE_VERSIONS = ['1', '2', '3', '4'] as const;

export type EngineVersion = (typeof ENGINE_VERSIONS)[number];

/**
 * The engine's own version, apart from the app's. Its first number is what receipts name: a higher one gives other
 * tickets to new receipts, and replays those of all lower ones unchanged. The second one rises when there is more that
 * a receipt can ask for (a strategy, a lottery, an option) or when something beside the tickets is told otherwise
 * (4.2.0: what a game of more marks costs), the third when nothing that can be seen in an answer has changed.
 */
export const ENGINE_RELEASE = '4.3.0';

/** The newest version: that of a run which does not name one. */
export const ENGINE_VERSION: EngineVersion = '4';

/** True for an engine that knows of bets and of swapped tickets: from version 4 on. */
export function takesBets(version: EngineVersion): boolean {
  return Number(version) >= 4;
}

/** True for an engine that knows of real draws: from version 4 on. */
export function takesOfficial(version: EngineVersion): boolean {
  return Number(version) >= 4;
}
