/** The names of what the short run compares. */
export const SHORT_RUN = {
  pool: 'warm pool, request to answer',
  loop: 'plain loop on the main thread',
  refused: 'pool alone: a call that is refused',
  ping: 'Comlink alone: a ping',
} as const;

/** The names of what the long run compares. */
export const LONG_RUN = {
  two: 'pool of 2 workers',
  one: 'pool of 1 worker',
  twoMerged: 'pool of 2, merged in order',
  oneMerged: 'pool of 1, merged in order',
  bareTwo: 'bare Fisher–Yates, 2 workers',
  bareOne: 'bare Fisher–Yates, 1 worker',
} as const;
