import { useSnapshot } from 'valtio/react';
import { findLottery, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { otherTexts } from '../../content/check/other-lotteries.ts';
import { check } from '../../state/check/check.ts';
import { checkAll, checkAs } from '../../state/check/which-lottery.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';

interface Props {
  readonly lottery: LotteryKey;
  readonly onAsk: (start: () => Promise<void>) => void;
}

/** What of the list is of other lotteries, or of which it may be, and the ways to check it as that. */
export function OtherLotteries({ lottery, onAsk }: Props) {
  const { others, offered, problem } = useSnapshot(check);
  if (others.length === 0 && offered.length === 0) return null;
  const isWrong = problem === 'other-lottery' || problem === 'which-lottery';
  const lotteries = [...others.flatMap((game) => findLottery(game)?.key ?? []), ...offered];
  return (
    <div className={`${layout.card} ${layout.alert}`} data-wrong={isWrong || undefined} tabIndex={-1}>
      <p role={isWrong ? 'alert' : undefined}>
        {others.length === 0
          ? problem === 'which-lottery'
            ? otherTexts.which
            : otherTexts.fits
          : problem === 'other-lottery'
            ? otherTexts.names(others, lottery)
            : otherTexts.left(others)}
      </p>
      <div className={common.buttons}>
        {lotteries.map((key) => (
          <Button key={key} look="tinted" onClick={() => onAsk(() => checkAs(key))}>
            {otherTexts.as(key)}
          </Button>
        ))}
        {others.length > 0 ? <Button onClick={() => onAsk(checkAll)}>{otherTexts.all(lottery)}</Button> : null}
      </div>
    </div>
  );
}
