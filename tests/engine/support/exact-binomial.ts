import { combinations } from '../../../workers/shared/lottery/odds.ts';

/**
 * The narrowest band that leaves at most 2.5 % on either side of a binomial law of chance `ways` / `of`, in whole
 * numbers: what the engine's must be.
 */
export function exactBand(n: number, ways: number, of: number) {
  const [a, b] = [BigInt(ways), BigInt(of - ways)];
  const all = BigInt(of) ** BigInt(n);
  const weight = (k: number) => combinations(n, k) * a ** BigInt(k) * b ** BigInt(n - k);
  let [low, below] = [0, 0n];
  while ((below + weight(low)) * 40n <= all) below += weight(low++);
  let [high, above] = [n, 0n];
  while ((above + weight(high)) * 40n <= all) above += weight(high--);
  return { low, high, outside: Number(((below + above) * 10n ** 15n) / all) / 1e15 };
}
