import type { Lottery } from '../lottery/lotteries.ts';

/**
 * How many times as often a favoured number is in a whole draw as another, exact: less than its weight, which is of the
 * next number alone, for a number that is drawn is no more in the urn. At least one number is favoured, and not all.
 */
export function riggedRatio(
  { total, drawn }: Pick<Lottery, 'total' | 'drawn'>,
  favoured: number,
  weight: number,
): number {
  // The chances of 0, 1, … favoured numbers among those drawn so far.
  let chances = [1];
  for (let i = 0; i < drawn; i++) {
    const next = new Array<number>(chances.length + 1).fill(0);
    chances.forEach((chance, had) => {
      if (chance === 0) return;
      const [heavy, light] = [weight * (favoured - had), total - favoured - (i - had)];
      const more = (chance * heavy) / (heavy + light);
      next[had + 1] = more;
      next[had] = (next[had] as number) + chance - more;
    });
    chances = next;
  }
  const mean = chances.reduce((sum, chance, count) => sum + count * chance, 0);
  return mean / favoured / ((drawn - mean) / (total - favoured));
}
