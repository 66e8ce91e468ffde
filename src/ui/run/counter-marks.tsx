import { memo } from 'react';
import { takesBet } from '../../../workers/shared/bet/takes-bet.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { resultTexts } from '../../content/run/result.ts';
import type { Edition } from '../../editions.ts';
import { counterMarks, startAsCounterTakes } from '../../state/run/start-strategy.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import css from './counter-marks.module.css';

interface Props {
  readonly edition: Edition;
  readonly receipt: Receipt;
}

/** That the counter takes no tickets of so few numbers, with the way to some that it takes. */
export const CounterMarks = memo(function CounterMarks({ edition, receipt }: Props) {
  const go = useGo();
  const least = counterMarks(receipt);
  if (least === undefined) return null;
  const lottery = lotteryOf(receipt.lottery);
  const canPlay = takesBet(receipt.strategy, lottery, 'marks');
  return (
    <div className={css.line}>
      <p className={css.words}>
        {resultTexts.tooFew(lottery.pick, least)}
        {canPlay ? null : ` ${resultTexts.onlyWheel(lottery.pick)}`}
      </p>
      {canPlay ? (
        <Button look="tinted" onClick={() => startAsCounterTakes(edition, go, receipt)}>
          {resultTexts.playWith(least)}
        </Button>
      ) : null}
    </div>
  );
});
