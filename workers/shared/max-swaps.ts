/** Most swaps that a run can have. */
export const MAX_SWAPS = 100;
