import type { Lottery } from '../../shared/lottery/lotteries.ts';

/**
 * Where the sums of a backtest are. Of each strategy first the counts of its tickets by hits, 0…drawn, then those of its
 * control, then the counts of draws by its hits less those of the control, from −reach to reach.
 */
export interface BacktestLayout {
  readonly hits: number;
  readonly reach: number;
  readonly row: number;
}

/** The layout for so many tickets of each strategy in a draw. */
export function backtestLayout({ drawn }: Lottery, games: number): BacktestLayout {
  const [hits, reach] = [drawn + 1, games * drawn];
  return { hits, reach, row: 2 * hits + 2 * reach + 1 };
}

/** All hits of tickets that are counted by their hits. */
export const hitsIn = (counts: Float64Array) => counts.reduce((all, count, i) => all + i * count, 0);

const all = (counts: Float64Array) => counts.reduce((sum, count) => sum + count, 0);

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
    hitsIn(differences) - reach * draws === hitsIn(own) - hitsIn(control)
  );
}
