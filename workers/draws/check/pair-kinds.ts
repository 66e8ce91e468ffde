import { countBits } from '../../shared/lottery/count-bits.ts';
import type { Lottery } from '../../shared/lottery/lotteries.ts';
import type { Entry } from './entries.ts';
import { masksOf } from './number-masks.ts';

/** Pairs of bets that chance treats alike. */
export interface PairKind {
  /** One of the pairs. */
  readonly a: Entry;
  readonly b: Entry;
  /** How many pairs there are. */
  readonly count: number;
  /** Numbers that both mark. */
  readonly common: number;
  /** The part of the table in which both take part. */
  readonly from: number;
  readonly to: number;
}

/** Bets that differ in their numbers alone. */
export interface BetKind {
  readonly bets: readonly Entry[];
  /** The place of the first of them in the list of all, kind after kind. */
  readonly first: number;
}

/** Pairs that are looked at before other work gets its turn. */
const SLICE = 1 << 16;

/**
 * All pairs of bets that take part in a draw together. There are as many as half the square of the bets: each takes a few
 * operations on flat arrays. Yields how far it is, 0…1.
 */
export function* pairKinds(lottery: Lottery, kinds: readonly BetKind[]): Generator<number, readonly PairKind[], void> {
  const lists = kinds.flatMap(({ bets }) => bets.map(({ numbers }) => numbers));
  const { words, bits } = masksOf(lottery, lists);
  const found: PairKind[] = [];
  const counts = new Int32Array(lottery.total + 1);
  let [pairs, looked] = [0, 0];
  /** Counts the pairs of a bet with those at places from a first to before another, by the numbers in common. */
  const countPairs = (bet: number, first: number, end: number) => {
    for (let other = first; other < end; other++) {
      let common = 0;
      for (let w = 0; w < words; w++) {
        common += countBits((bits[bet * words + w] ?? 0) & (bits[other * words + w] ?? 0));
      }
      counts[common] = (counts[common] ?? 0) + 1;
    }
    pairs += end - first;
  };
  for (const [k, kind] of kinds.entries()) {
    const [b] = kind.bets;
    for (const other of kinds.slice(0, k + 1)) {
      const [a] = other.bets;
      if (!a || !b || Math.max(a.from, b.from) >= Math.min(a.to, b.to)) continue;
      counts.fill(0);
      for (let bet = kind.first; bet < kind.first + kind.bets.length; bet++) {
        countPairs(bet, other.first, Math.min(other.first + other.bets.length, bet));
        if (pairs - looked < SLICE) continue;
        looked = pairs;
        yield (2 * pairs) / lists.length ** 2;
      }
      const range = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
      for (let common = 0; common <= a.numbers.length; common++) {
        const count = counts[common] ?? 0;
        if (count > 0) found.push({ a, b, count, common, ...range });
      }
    }
  }
  return found;
}

/** The kinds of some bets. */
export function betKinds(bets: readonly Entry[]): readonly BetKind[] {
  const kinds = new Map<string, Entry[]>();
  for (const bet of bets) {
    const key = `${bet.numbers.length} ${bet.from} ${bet.to} ${bet.month}`;
    const kind = kinds.get(key);
    if (kind) kind.push(bet);
    else kinds.set(key, [bet]);
  }
  let first = 0;
  return [...kinds.values()].map((alike) => {
    first += alike.length;
    return { first: first - alike.length, bets: alike };
  });
}
