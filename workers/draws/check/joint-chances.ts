import type { Lottery } from '../../shared/lottery/lotteries.ts';
import { choose } from './choose.ts';
import type { PairKind } from './pair-kinds.ts';

/** The chance that the two bets of a pair have these hits in the same draw. */
export function jointChances({ total, drawn }: Lottery, hits: number): (pair: PairKind) => number {
  const known = new Map<number, number>();
  return ({ a, b, common }) => {
    const [m, n] = [a.numbers.length, b.numbers.length];
    const key = (m * 101 + n) * 101 + common;
    const there = known.get(key);
    if (there !== undefined) return there;
    let ways = 0;
    for (let i = 0; i <= hits; i++) {
      ways +=
        choose(common, i) *
        choose(m - common, hits - i) *
        choose(n - common, hits - i) *
        choose(total - m - n + common, drawn - 2 * hits + i);
    }
    const chance = ways / choose(total, drawn);
    known.set(key, chance);
    return chance;
  };
}
