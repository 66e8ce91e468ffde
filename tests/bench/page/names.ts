/** The names of what the short run compares. */
export const SHORT_RUN = {
  pool: 'warm pool, request to answer',
  loop: 'plain loop on the main thread',
  refused: 'pool alone: a call that is refused',
  ping: 'Comlink alone: a ping',
} as const;
