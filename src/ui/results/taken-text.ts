import { type LotteryKey, lotteryOf } from '../../../workers/shared/lotteries.ts';
import { fromHostTexts } from '../../content/results/from-host.ts';
import type { Taken } from '../../state/results/take-offer.ts';

/** What came of taking the host's results of a lottery, in a sentence or two. */
export function takenText(lottery: LotteryKey, taken: Taken): string {
  const { name } = lotteryOf(lottery);
  if (!taken.ok) return fromHostTexts.refused(name, fromHostTexts.fault(taken.fault));
  return [
    fromHostTexts.taken(name, taken.draws),
    ...(taken.conflicts > 0 ? [fromHostTexts.conflicts(taken.conflicts)] : []),
  ].join(' ');
}
