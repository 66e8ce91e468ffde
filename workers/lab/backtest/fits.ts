import type { BacktestLayout } from './layout.ts';

const all = (counts: Float64Array) => counts.reduce((sum, count) => sum + count, 0);
const weighed = (counts: Float64Array) => counts.reduce((sum, count, i) => sum + i * count, 0);

/** True where a strategy's row can be that of so many draws: its tickets, its control's, and their differences agree. */
export function fitsBacktest(
  { hits, reach, row }: BacktestLayout,
  draws: number,
  games: number,
  sums: Float64Array,
): boolean {
  const [own, control, differences] = [
    sums.subarray(0, hits),
    sums.subarray(hits, 2 * hits),
    sums.subarray(2 * hits, row),
  ];
  return (
    all(own) === draws * games &&
    all(control) === draws * games &&
    all(differences) === draws &&
    weighed(differences) - reach * draws === weighed(own) - weighed(control)
  );
}
