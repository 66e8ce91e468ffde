/** A set of tickets by key; grows as needed. */
export interface TicketSet {
  /** Adds a key of `ticketKey`; false when it was there already. */
  add(key: number): boolean;
}

/** Fullest that the table gets: linear probing slows down steeply beyond. */
const LOAD = 0.6;

/**
 * A whole number that stands for a ticket in a set, from its presence mask; never 0. Up to 31 numbers on the playslip
 * the mask is one word and is its own key. Beyond, it is a 32-bit hash (MurmurHash3's finalizer over the words): two
 * tickets that share one are taken for equal, so one of them is drawn again for nothing, once in 4 billion pairs. Equal
 * tickets never slip through.
 */
export function ticketKey(mask: Int32Array): number {
  if (mask.length === 1) return mask[0] as number;
  let h = 0;
  for (let w = 0; w < mask.length; w++) h = mixBits(h ^ (mask[w] as number));
  return h === 0 ? 1 : h;
}

/** An empty set with room for `expected` keys: open addressing, four bytes a slot. */
export function createTicketSet(expected: number): TicketSet {
  let slots = 16;
  while (slots * LOAD < expected) slots *= 2;
  let table = new Int32Array(slots);
  let size = 0;

  /** The slot that holds the key, or the free one where it belongs. */
  function find(key: number): number {
    let slot = mixBits(key) & (slots - 1);
    for (;;) {
      const held = table[slot];
      if (held === 0 || held === key) return slot;
      slot = (slot + 1) & (slots - 1);
    }
  }

  function grow(): void {
    const old = table;
    slots *= 2;
    table = new Int32Array(slots);
    for (const key of old) if (key !== 0) table[find(key)] = key;
  }

  return {
    add(key) {
      const slot = find(key);
      if (table[slot] === key) return false;
      table[slot] = key;
      size++;
      if (size > slots * LOAD) grow();
      return true;
    },
  };
}

function mixBits(word: number): number {
  let h = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
