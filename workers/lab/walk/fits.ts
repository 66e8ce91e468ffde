import type { WalkLayout } from './layout.ts';

const all = (counts: Float64Array) => counts.reduce((sum, count) => sum + count, 0);
const weighed = (counts: Float64Array) => counts.reduce((sum, count, i) => sum + i * count, 0);

/** True where a strategy's row can be that of so many draws: its tickets, its twin's, and their differences agree. */
export function fitsWalk({ hits, reach, row }: WalkLayout, draws: number, games: number, sums: Float64Array): boolean {
  const [own, twin, differences] = [
    sums.subarray(0, hits),
    sums.subarray(hits, 2 * hits),
    sums.subarray(2 * hits, row),
  ];
  return (
    all(own) === draws * games &&
    all(twin) === draws * games &&
    all(differences) === draws &&
    weighed(differences) - reach * draws === weighed(own) - weighed(twin)
  );
}
