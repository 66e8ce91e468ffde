import { allNumbers } from '../../../shared/lottery/lotteries.ts';
import { drawClassCounts } from '../sampling/class-counts.ts';
import { left } from '../sampling/room.ts';
import type { Strategy } from '../strategy.ts';

/**
 * «Primos e múltiplos»: at least ⌈P/3⌉ primes and at least ⌈P/3⌉ multiples of 3, or all that the lottery has; 3 itself
 * counts once for each. Uniform among such tickets.
 */
export const primosMultiplos: Strategy = {
  prepare(context) {
    const { lottery, fixed } = context;
    const min = Math.ceil(lottery.pick / 3);
    const all = left(context, allNumbers(lottery));
    const three = all.filter((n) => n === 3);
    const primes = all.filter((n) => isPrime(n) && n !== 3);
    const multiples = all.filter((n) => n % 3 === 0 && n !== 3);
    const others = all.filter((n) => !isPrime(n) && n % 3 !== 0);
    const leastPrimes = Math.min(min, three.length + primes.length);
    const leastMultiples = Math.min(min, three.length + multiples.length);
    return [
      drawClassCounts(
        [three, primes, multiples, others],
        lottery.pick,
        ([both = 0, prime = 0, multiple = 0]) => both + prime >= leastPrimes && both + multiple >= leastMultiples,
        fixed,
      ),
    ];
  },
  explain(_context, numbers) {
    return {
      kind: 'primes-multiples',
      primes: numbers.filter(isPrime),
      multiplesOfThree: numbers.filter((n) => n % 3 === 0),
    };
  },
};

/** True for a prime number; `n` is a whole number of a playslip. */
function isPrime(n: number): boolean {
  if (n < 2) return false;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}
