/**
 * The narrowest usual range of a binomial number, B(n, p): at most 2.5 % of the cases are below the
 * first, at most 2.5 % above the second. p in 0…1, n a whole number from 0 on.
 */
export function usualRange(n: number, p: number): readonly [from: number, to: number] {
  if (n === 0 || p <= 0) return [0, 0];
  if (p >= 1) return [n, n];
  // From the likeliest on in both directions: at 0 it may be too small for a float.
  const top = Math.min(Math.floor((n + 1) * p), n);
  const odds = p / (1 - p);
  const below = weights(top, (k) => k / ((n - k + 1) * odds), 0);
  const above = weights(top, (k) => ((n - k) * odds) / (k + 1), n);
  const total = 1 + sum(below) + sum(above);
  return [tail(below, top, -1, total), tail(above, top, 1, total)];
}

const TAIL = 0.025;

/** How likely the numbers beside the likeliest are, as multiples of it, until that is next to nothing. */
function weights(top: number, ratio: (k: number) => number, end: number): number[] {
  const list: number[] = [];
  const step = end < top ? -1 : 1;
  let weight = 1;
  for (let k = top; k !== end; k += step) {
    weight *= ratio(k);
    if (weight < 1e-18) break;
    list.push(weight);
  }
  return list;
}

/** The outermost number that is left when at most TAIL is cut off. */
function tail(list: readonly number[], top: number, step: 1 | -1, total: number): number {
  let cut = 0;
  let rest = list.length;
  for (; rest > 0; rest--) {
    cut += list[rest - 1] ?? 0;
    if (cut > TAIL * total) break;
  }
  return top + step * rest;
}

const sum = (list: readonly number[]) => list.reduceRight((total, value) => total + value, 0);
