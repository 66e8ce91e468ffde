/**
 * P-values made larger for having looked so often, in the given order: none of true hypotheses is below α with a chance
 * above α. Holm, "A simple sequentially rejective multiple test procedure", Scand. J. Statist. 6, 1979.
 */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((_, i) => i).sort((a, b) => (ps[a] as number) - (ps[b] as number));
  const adjusted = new Array<number>(ps.length).fill(1);
  let least = 0;
  order.forEach((index, rank) => {
    least = Math.max(least, Math.min(1, (ps.length - rank) * (ps[index] as number)));
    adjusted[index] = least;
  });
  return adjusted;
}
