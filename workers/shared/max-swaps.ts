/** Most swaps that a run can have. */
export const MAX_SWAPS = 100;

/** Most tickets that a run with swaps can have: those of one block. */
export const MAX_SWAP_GAMES = 16_384;
