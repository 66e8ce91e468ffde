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
