import { proxy } from 'valtio/vanilla';
import { BACKTEST_WINDOW } from '../../../workers/shared/lab/lab-limits.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { results } from '../results/results.ts';
import type { Summaries } from '../results/summary.ts';
import { answerOf } from '../run/failure.ts';
import { realDraws } from './choice.ts';
import { labPool } from './lab-pool.ts';

/** How many draws of a table with gaps follow each other without one, at the most, by lottery and revision. */
export const foundUnbroken = proxy<{ [name: string]: number }>({});

const nameOf = (lottery: LotteryKey, kept: Summaries) => `${lottery} ${kept[lottery]?.revision}`;

/** How many kept draws of a lottery follow each other without a gap, at the most; undefined: not known yet. */
export function unbrokenDraws(lottery: LotteryKey, kept: Summaries): number | undefined {
  if (!kept[lottery]?.missing) return realDraws(lottery, kept);
  return foundUnbroken[nameOf(lottery, kept)];
}

/** How many real draws of a lottery a backtest can go over: none where too few of them follow each other. */
export function testableDraws(lottery: LotteryKey, kept: Summaries): number {
  const unbroken = unbrokenDraws(lottery, kept);
  return unbroken !== undefined && unbroken <= BACKTEST_WINDOW ? 0 : realDraws(lottery, kept);
}

/** Finds that out where it takes a look at the draws. Never rejects. */
export async function findUnbroken(lottery: LotteryKey): Promise<void> {
  const { kept } = results;
  if (unbrokenDraws(lottery, kept) !== undefined) return;
  const name = nameOf(lottery, kept);
  const found = await answerOf(() => labPool().run(undefined, 'labDraws', { lottery }));
  if (found.ok && found.value) foundUnbroken[name] = found.value.unbroken;
}
