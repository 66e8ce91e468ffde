import type { Design } from '../../../workers/engine/wheels/design.ts';
import { createSubsetIndex } from './subset-index.ts';
import { relabel, subsetMasks } from './subsets.ts';

/**
 * How many tickets cover each draw of a pool, kept up to date while tickets change one number at a time. A ticket is an
 * order of the pool's positions whose first `size` are on it.
 */
export interface Coverage {
  /** Counts a new ticket. */
  add(order: Uint8Array): void;
  /** How many draws no ticket covers. */
  uncovered(): number;
  /**
   * How many more draws would be uncovered if the ticket had the position at place `to` (off it) in place of that at
   * `from` (on it).
   */
  weigh(order: Uint8Array, from: number, to: number): number;
  /** Makes the change last weighed. */
  apply(): void;
}

/** An empty coverage; C(pool, drawn) bytes, and pool ≤ 30. */
export function createCoverage({ pool, size, drawn, hits }: Design): Coverage {
  const { count, split, low, high } = createSubsetIndex(pool, drawn);
  const lowBits = (1 << split) - 1;
  const times = new Uint8Array(count);
  const bits = new Int32Array(pool);
  // A change matters to draws with one of the two positions and hits − 1 others of the ticket.
  const insidePatterns = subsetMasks(size - 1, hits - 1);
  const outsidePatterns = subsetMasks(pool - size - 1, drawn - hits);
  const inside = new Int32Array(insidePatterns.length);
  const outside = new Int32Array(outsidePatterns.length);
  const lost = new Int32Array(inside.length * outside.length);
  const won = new Int32Array(lost.length);

  /** Bits of the places from…to−1 of a ticket's order, but for one place. */
  function bitsOf(order: Uint8Array, from: number, to: number, but: number): Int32Array {
    let n = 0;
    for (let i = from; i < to; i++) if (i !== but) bits[n++] = 1 << (order[i] as number);
    return bits;
  }

  function indexOf(mask: number): number {
    return (high[mask >> split] as number) + (low[mask & lowBits] as number);
  }

  return {
    add(order) {
      for (let shared = hits; shared <= Math.min(size, drawn); shared++) {
        const on = subsetMasks(size, shared);
        relabel(on, bitsOf(order, 0, size, -1), on);
        const off = subsetMasks(pool - size, drawn - shared);
        relabel(off, bitsOf(order, size, pool, -1), off);
        for (const a of on) {
          for (const b of off) times[indexOf(a | b)] = (times[indexOf(a | b)] as number) + 1;
        }
      }
    },
    uncovered() {
      return times.reduce((n, covered) => (covered === 0 ? n + 1 : n), 0);
    },
    weigh(order, from, to) {
      relabel(insidePatterns, bitsOf(order, 0, size, from), inside);
      relabel(outsidePatterns, bitsOf(order, size, pool, to), outside);
      const leaving = 1 << (order[from] as number);
      const coming = 1 << (order[to] as number);
      let delta = 0;
      let at = 0;
      for (let a = 0; a < inside.length; a++) {
        const part = inside[a] as number;
        for (let b = 0; b < outside.length; b++) {
          const rest = part | (outside[b] as number);
          const loses = indexOf(rest | leaving);
          const wins = indexOf(rest | coming);
          lost[at] = loses;
          won[at++] = wins;
          if (times[loses] === 1) delta++;
          if (times[wins] === 0) delta--;
        }
      }
      return delta;
    },
    apply() {
      for (let i = 0; i < lost.length; i++) {
        const loses = lost[i] as number;
        const wins = won[i] as number;
        times[loses] = (times[loses] as number) - 1;
        times[wins] = (times[wins] as number) + 1;
      }
    },
  };
}
