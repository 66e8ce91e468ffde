/**
 * What a wheel promises: every `drawn` numbers out of a pool of `pool` meet some ticket of
 * `size` numbers in at least `hits`. A lotto design L(pool, size, drawn, hits); with
 * hits = drawn it is a covering C(pool, size, drawn).
 */
export interface Design {
  /** v: how many numbers the pool has. */
  readonly pool: number;
  /** k: how many numbers a ticket has. */
  readonly size: number;
  /** p: how many numbers are drawn, all of them in the pool. */
  readonly drawn: number;
  /** g: how many of them the best ticket has at least. */
  readonly hits: number;
}

/** A ticket over the pool: positions in 0…pool−1, ascending. */
export type PoolTicket = readonly number[];
