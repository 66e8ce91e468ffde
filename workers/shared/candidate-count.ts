/** How many candidates «Campeão» chooses each ticket from. */
export const CANDIDATES = 2000;
