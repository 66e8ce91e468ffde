import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { PAYOUT } from '../../../workers/shared/rules/payout.ts';
import { SOURCES } from '../../../workers/shared/rules/sources.ts';
import { foundTexts } from '../../content/check/by-hand.ts';
import { checkTexts, winAmount, winName } from '../../content/check/check.ts';
import { claimText, claimTexts, payoutText, sumText, unsureText } from '../../content/check/claim.ts';
import { formatNumber } from '../../content/format.ts';
import { DIARY_PAGE } from '../../editions.ts';
import { check } from '../../state/check/check.ts';
import { type FoundPrize, foundPrizes } from '../../state/check/found-prizes.ts';
import { claimStatus, nearestLastDay } from '../../state/check/open-prizes.ts';
import { mayBeLarge } from '../../state/check/payout.ts';
import { asPaid, prizeSums } from '../../state/check/prize-sums.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import common from '../parts/common.module.css';
import { Facts } from '../parts/facts.tsx';
import layout from '../parts/layout.module.css';
import { PageButton } from '../parts/page-button.tsx';
import css from './check.module.css';
import { ClaimButtons } from './claim-buttons.tsx';
import { MoreList } from './more-list.tsx';

/** Where all prizes are listed. */
export const LIST_ID = 'premios-encontrados';

/** «Prêmios encontrados»: all prizes of saved games. Shows nothing while there are none. */
export function FoundPrizes() {
  const { list, fresh, status } = useSnapshot(foundPrizes);
  const { checked } = useSnapshot(check);
  const [isUnfolded, setIsUnfolded] = useState<boolean>();
  // New wins stand above, until they have been seen.
  const isDue = fresh.length === 0 && nearestLastDay(list, brazilDate()) !== undefined;
  const isOpen = isUnfolded ?? isDue;
  const notKept = status === 'not-kept' ? <p>{foundTexts.notKept}</p> : null;
  if (list.length === 0) return notKept;
  return (
    <details
      className={`${layout.card} ${css.byHand}`}
      open={isOpen}
      // Once open it stays so, also when the last win that was due is claimed.
      onToggle={({ currentTarget: { open } }) => {
        if (open || isOpen) setIsUnfolded(open);
      }}
    >
      <summary id={LIST_ID} className={common.strong}>
        <span>
          {foundTexts.title}
          <span className={common.soft}> · {foundTexts.count(list.length)}</span>
        </span>
      </summary>
      {notKept}
      <PrizeList prizes={list} />
      {/* Where one can be sure, once on the page: the answer of a check with wins says it too. */}
      {fresh.length > 0 || Number(checked?.result.winCount) > 0 ? null : (
        <p className={common.soft}>
          {checkTexts.official} {checkTexts.ifBet}
        </p>
      )}
      <PageButton page={DIARY_PAGE}>{claimTexts.diary}</PageButton>
    </details>
  );
}

const SUMS = ['fetched', 'waiting', 'lost'] as const;

/** What was fetched, waits to be and was lost, and each win with its claim buttons. */
function PrizeList({ prizes }: { readonly prizes: readonly FoundPrize[] }) {
  const today = brazilDate();
  const sums = prizeSums(prizes, today);
  const facts = SUMS.flatMap((part) => {
    const sum = sums[part];
    return sum.prizes > 0 ? [[claimTexts.sums[part], sumText(sum)] as const] : [];
  });
  return (
    <>
      {facts.length > 0 ? <Facts label={claimTexts.sumsTitle} facts={facts} /> : null}
      {sums.unsure > 0 ? <p className={common.soft}>{unsureText(sums.unsure)}</p> : null}
      <MoreList
        items={prizes}
        show={(prize) => (
          <li key={prize.key} className={`${layout.list} ${css.win}`}>
            <p className={layout.row}>
              <strong>{winName(prize.lottery, prize)}</strong>
              <span>{winAmount(asPaid(prize))}</span>
            </p>
            <p className={common.soft}>
              {[
                prize.name ?? lotteryOf(prize.lottery).name,
                checkTexts.draw(prize.contest, prize.date),
                ...(prize.second ? [checkTexts.second] : []),
                ...(prize.mirror ? [checkTexts.mirror] : []),
              ].join(' · ')}
            </p>
            {prize.numbers.length <= 20 ? (
              <p className={css.figures}>{prize.numbers.map(formatNumber).join(' ')}</p>
            ) : null}
            <p>{claimText(claimStatus(prize, today), prize.registered === true)}</p>
            <ClaimButtons prize={prize} today={today} />
          </li>
        )}
      />
      {prizes.some((prize) => mayBeLarge(prize, today)) ? (
        <p className={common.soft}>{payoutText(PAYOUT.value, SOURCES[PAYOUT.source].read)}</p>
      ) : null}
    </>
  );
}
