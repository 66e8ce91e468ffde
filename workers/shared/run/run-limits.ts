/** Most tickets that one request of the app may ask for. See docs/specification.md. */
export const MAX_GAMES = 20;

/** Most swaps that a run can have. */
export const MAX_SWAPS = 100;

/** Most tickets that a run with swaps can have: those of one block. */
export const MAX_SWAP_GAMES = 16_384;

/** How many candidates «Campeão» chooses each ticket from. */
export const CANDIDATES = 2000;
