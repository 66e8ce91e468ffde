import type { Lottery } from '../../shared/lottery/lotteries.ts';
import type { Entry } from './entries.ts';
import { inCommon, masksOf } from './number-masks.ts';

/** Pairs of bets that chance treats alike. */
export interface PairKind {
  /** One of the pairs. */
  readonly a: Entry;
  readonly b: Entry;
  /** How many pairs there are. */
  count: number;
  /** Numbers that both mark. */
  readonly common: number;
  /** The part of the table in which both take part. */
  readonly from: number;
  readonly to: number;
}

/** All pairs of bets that take part in a draw together. */
export function pairKinds(lottery: Lottery, bets: readonly Entry[]): readonly PairKind[] {
  const lists = bets.map(({ numbers }) => numbers);
  const masks = masksOf(lottery, lists);
  const { kinds, count: kindCount } = betKinds(bets);
  const pairs = new Map<number, PairKind>();
  bets.forEach((b, j) => {
    const other = kinds[j] ?? 0;
    for (let i = 0; i < j; i++) {
      const a = bets[i];
      if (!a) continue;
      const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
      if (from >= to) continue;
      const [common, kind] = [inCommon(masks, i, j), kinds[i] ?? 0];
      const both = Math.min(kind, other) * kindCount + Math.max(kind, other);
      const key = both * 101 + common;
      const known = pairs.get(key);
      if (known) known.count++;
      else pairs.set(key, { a, b, count: 1, common, from, to });
    }
  });
  return [...pairs.values()];
}

/** Numbers for the bets, the same for those that differ in their numbers alone. */
function betKinds(bets: readonly Entry[]) {
  const known = new Map<string, number>();
  const kinds = Int32Array.from(bets, ({ numbers, from, to, month }) => {
    const key = `${numbers.length} ${from} ${to} ${month}`;
    const kind = known.get(key) ?? known.size;
    known.set(key, kind);
    return kind;
  });
  return { kinds, count: known.size };
}
