import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { drawsSource } from '../../../workers/shared/rules/draw-on.ts';
import { nextDrawText } from '../../content/draw-day/sales.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import { nextOnSale } from '../../state/draw-day/draw-days.ts';
import { nearSpecial } from '../../state/draw-day/near-special.ts';
import common from '../parts/common.module.css';

/** When a lottery is drawn next, and until when its bets are sold; nothing where the clock is far off. */
export function DrawLine({ lottery }: { readonly lottery: LotteryKey }) {
  const now = knownTime();
  const draw = nextOnSale(lottery, now);
  if (!draw) return null;
  return (
    <p className={common.small}>
      {nextDrawText(draw, nearSpecial(lottery), drawsSource(lottery, dayInBrazil(draw.at)))}
    </p>
  );
}
