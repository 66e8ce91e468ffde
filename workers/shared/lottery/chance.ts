/** An exact chance: `ways` of `of` equally likely cases, 0 ≤ ways ≤ of. */
export interface Chance {
  readonly ways: bigint;
  readonly of: bigint;
}

/**
 * The N of “1 in N”, rounded: to a whole number from 10 on, to a tenth below. Infinity where there is no way at all.
 */
export function oneIn({ ways, of }: Chance): number {
  if (ways === 0n) return Number.POSITIVE_INFINITY;
  const rounded = (scale: bigint) => Number((2n * of * scale + ways) / (2n * ways));
  return of < 10n * ways ? rounded(10n) / 10 : rounded(1n);
}

/** The chance of at least one success in n independent draws: 1 − (1 − p)ⁿ. */
export function inDraws({ ways, of }: Chance, draws: number): Chance {
  const [all, none] = [power(of, draws), power(of - ways, draws)];
  return { ways: all - none, of: all };
}

/** By hand: the operator would be compiled to `Math.pow`, which takes no bigints. */
function power(base: bigint, exponent: number): bigint {
  let result = 1n;
  for (let i = 0; i < exponent; i++) result *= base;
  return result;
}
