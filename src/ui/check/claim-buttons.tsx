import type { MouseEvent } from 'react';
import { aboutWin, claimTexts } from '../../content/check/claim.ts';
import { winTexts } from '../../content/check/win.ts';
import { takeRepeats } from '../../platform/repeated-tap.ts';
import type { Claim, FoundPrize } from '../../state/check/found-prizes.ts';
import { markPrize } from '../../state/check/mark-prize.ts';
import { claimStatus } from '../../state/check/open-prizes.ts';
import { MAX_PAID } from '../../state/check/read-prize.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { MoneyForm } from '../parts/money-form.tsx';
import css from './check.module.css';
import { shareWin } from './share-win.ts';

interface Props {
  readonly prize: FoundPrize;
  readonly today: string;
}

/** Buttons that mark a win as fetched or forfeited, or take that back. */
export function ClaimButtons({ prize, today }: Props) {
  const { key, lottery, claim } = prize;
  const tell = async (event: MouseEvent<HTMLElement>, as: Claim['as'] | undefined) => {
    if (as && today === '') return showToast(claimTexts.noDay);
    takeRepeats(event.nativeEvent);
    // The first of the buttons stays, whatever it says then.
    event.currentTarget.parentElement?.querySelector('button')?.focus();
    const isKept = await markPrize(key, as && { as, on: today });
    showToast(isKept ? claimTexts.saved[as ?? 'none'] : claimTexts.notKept);
  };
  const way = (words: string, as: Claim['as'] | undefined) => (
    <Button aria-label={aboutWin(words, lottery, prize)} onClick={(event) => void tell(event, as)}>
      {words}
    </Button>
  );
  const hasPassed = claimStatus(prize, today).is === 'passed';
  return (
    <>
      <div className={common.buttons}>
        {claim ? way(claimTexts.takeBack, undefined) : way(claimTexts.fetched, 'fetched')}
        {claim ? null : way(hasPassed ? claimTexts.lost : claimTexts.forfeit, 'forfeited')}
        <Button aria-label={aboutWin(winTexts.share, lottery, prize)} onClick={() => void shareWin(prize)}>
          {winTexts.share}
        </Button>
      </div>
      {claim?.as === 'fetched' && prize.cents === undefined ? (
        <div className={css.paid}>
          <MoneyForm
            label={claimTexts.paid}
            hint={claimTexts.paidHint}
            action={claimTexts.keepPaid}
            cents={claim.cents}
            most={MAX_PAID}
            onKeep={async (cents) => {
              const isKept = await markPrize(key, { ...claim, cents });
              showToast(isKept ? claimTexts.paidKept : claimTexts.notKept);
            }}
          />
        </div>
      ) : null}
    </>
  );
}
