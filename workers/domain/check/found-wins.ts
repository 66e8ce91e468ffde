import { winningHits } from '../../shared/tier-odds.ts';
import type { DrawColumns } from './draw-columns.ts';
import type { Entry } from './entries.ts';

/** A bet that wins something in a draw, by their places. */
export interface Found {
  readonly bet: number;
  readonly place: number;
  readonly isSecond: boolean;
}

/** Gathers the wins to tell, slice of draws after slice, the newest slice first. */
export interface FoundWins {
  /** Whether wins of this slice of a tier can be among those to tell: what later slices have is older. */
  wants(tier: number): boolean;
  /** A win of this slice, in any order, by its best tier. */
  add(tier: number, bet: number, place: number, isSecond: boolean): void;
  endSlice(): void;
  /** The wins to tell: the best tier first, then the newest draw, then the first bet. */
  list(): readonly Found[];
}

/** Nothing found yet; `most` wins are told. */
export function openFound(
  { lottery, length }: DrawColumns,
  bets: readonly Entry[],
  most: number,
): FoundWins {
  const tiers = winningHits(lottery.key);
  /** Of each tier, wins as numbers in the order that they are told in, and how many are in it for good. */
  const keys = tiers.map((): number[] => []);
  const ended = new Int32Array(tiers.length);
  return {
    wants: (tier) => (ended[tier] ?? 0) < most,
    add(tier, bet, place, isSecond) {
      keys[tier]?.push(((length - 1 - place) * 2 + (isSecond ? 1 : 0)) * bets.length + bet);
    },
    endSlice() {
      keys.forEach((list, tier) => {
        if (list.length === (ended[tier] ?? 0)) return;
        const fresh = Int32Array.from(list.splice(ended[tier] ?? 0)).sort();
        for (let i = 0; i < fresh.length && list.length < most; i++) list.push(fresh[i] ?? 0);
        ended[tier] = list.length;
      });
    },
    list() {
      return keys
        .flat()
        .slice(0, most)
        .map((key) => {
          const drawn = Math.floor(key / bets.length);
          const place = length - 1 - (drawn >> 1);
          return { bet: key % bets.length, place, isSecond: drawn % 2 === 1 };
        });
    },
  };
}
