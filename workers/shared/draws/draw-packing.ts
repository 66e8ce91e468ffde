/**
 * The first byte of a packed table: 2 where any draw has takings, else 1, so that a version before them reads what it
 * knows and refuses the rest by name. A higher one is due whenever the same bytes would be read otherwise.
 */
export const PACKING = { plain: 1, withTakings: 2 } as const;

/** Bytes of the checksum at the end. */
export const SUM_BYTES = 3;

/** What stands for prize tiers that are no number of hits. */
export const EXTRA_HITS = { team: 101, month: 102 } as const;

/** What a draw has beside its numbers: bits of its second field. */
export const HAS = {
  date: 1,
  second: 2,
  order: 4,
  team: 8,
  month: 16,
  paid: 32,
  paidSecond: 64,
  takings: 128,
} as const;
