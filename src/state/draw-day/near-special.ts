import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { type SpecialDay, specialWithin } from '../../../workers/shared/rules/special-days.ts';
import { brazilDate } from '../clock/brazil-date.ts';

/** From so many days before a special draw is named. */
const DAYS = 30;

/** The special draw of a lottery that is near; undefined without one, and where the clock is far off. */
export function nearSpecial(lottery: LotteryKey): SpecialDay | undefined {
  const today = brazilDate();
  return today === '' ? undefined : specialWithin(lottery, today, DAYS);
}
