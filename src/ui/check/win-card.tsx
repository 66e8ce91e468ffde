import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { formatCents } from '../../content/bet/price.ts';
import { checkTexts } from '../../content/check/check.ts';
import { claimText } from '../../content/check/claim.ts';
import { amountsUpTo, bestTier, winTexts } from '../../content/check/win.ts';
import { check } from '../../state/check/check.ts';
import { bestFresh, dismissFresh, drawnFor, foundPrizes } from '../../state/check/found-prizes.ts';
import { claimStatus } from '../../state/check/open-prizes.ts';
import { asPaid } from '../../state/check/prize-sums.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { MOODS } from '../parts/robot-moods.ts';
import { Logo } from '../parts/robot-shape.tsx';
import roll from '../parts/roll.module.css';
import { Confetti } from './confetti.tsx';
import { LIST_ID } from './found-list.tsx';
import { HitBalls } from './hit-balls.tsx';
import { shareWin } from './share-win.ts';
import css from './win-card.module.css';

/** The best of the new wins of saved games, celebrated until it was seen. */
export function WinCard() {
  const { fresh, list } = useSnapshot(foundPrizes);
  const { checked } = useSnapshot(check);
  const heading = useRef<HTMLHeadingElement>(null);
  const isSeen = useRef(false);
  // Its win is in the list of all; the card stays until the view is left.
  useEffect(
    () => () => {
      if (isSeen.current) dismissFresh();
    },
    [],
  );
  const best = bestFresh({ fresh, list });
  // What had the focus was the button that has kept the result.
  useEffect(() => {
    if (best && document.activeElement === document.body) heading.current?.focus();
  }, [best]);
  if (!best) return null;
  const { cents } = asPaid(best);
  const drawn = drawnFor(best, checked?.result);
  const see = () => {
    isSeen.current = true;
    const list = document.getElementById(LIST_ID);
    const fold = list?.closest('details');
    if (fold) fold.open = true;
    list?.focus();
    list?.scrollIntoView({ block: 'start' });
  };
  return (
    <section className={css.win} data-lottery={best.lottery} aria-labelledby="premio">
      <Confetti />
      <span className={css.robot}>
        <Logo size={72} mood={MOODS.glad} />
      </span>
      <h2 ref={heading} id="premio" className={css.tier} tabIndex={-1}>
        {winTexts.heading(bestTier(best))}
      </h2>
      {cents === undefined ? null : (
        <p className={css.amount}>
          <span className={roll.roll} data-strip={amountsUpTo(cents)}>
            <span>{formatCents(cents)}</span>
          </span>
        </p>
      )}
      {best.mirror ? null : (
        <div className={css.balls}>
          <HitBalls numbers={best.numbers} drawn={drawn} />
        </div>
      )}
      <p>
        {lotteryOf(best.lottery).name} · {checkTexts.draw(best.contest, best.date)}
      </p>
      <p>{claimText(claimStatus(best, brazilDate()), best.registered === true)}</p>
      {fresh.length > 1 ? <p>{winTexts.more(fresh.length - 1)}</p> : null}
      <div className={common.buttons}>
        <Button className={css.see} onClick={see}>
          {winTexts.see}
        </Button>
        <Button className={css.share} onClick={() => void shareWin(best)}>
          {winTexts.share}
        </Button>
      </div>
    </section>
  );
}
