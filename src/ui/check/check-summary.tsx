import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { tierName } from '../../content/bet/odds.ts';
import { checkTexts } from '../../content/check/check.ts';
import { prices as ownPrices, restorePrices } from '../../state/bet/prices.ts';
import type { Checked } from '../../state/check/check.ts';
import { chargedPrices, drawPrices, partsOf, unsurePrizes } from '../../state/check/check-parts.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';

/**
 * What was played and what came of it, then what would have come back of the other games, how many prizes that is, and
 * what is not in it.
 */
export function CheckSummary({ checked }: { readonly checked: Checked }) {
  useEffect(restorePrices, []);
  const own = useSnapshot(ownPrices).of;
  const { result } = checked;
  const { lottery, contests, unknown, otherCurrency } = result;
  const prices = drawPrices(result, own);
  const { played, others } = partsOf(checked, prices);
  const { tiers, prizes: unsure } = unsurePrizes(checked);
  return (
    <div className={layout.list}>
      {played.games > 0 ? (
        <>
          <p className={common.strong}>{checkTexts.won(played, played.cost)}</p>
          <p>{checkTexts.prizes(played.winCount, played.games)}</p>
        </>
      ) : null}
      {others.contests > 0 ? (
        <>
          {played.games > 0 ? <p className={common.strong}>{checkTexts.notRegistered(others.games)}</p> : null}
          <p>{checkTexts.cameBack(others, others.cost, played.games > 0 ? others.contests : contests)}</p>
          <p>{checkTexts.past}</p>
          <p>{checkTexts.prizes(others.winCount, others.games)}</p>
        </>
      ) : null}
      {unknown + otherCurrency > 0 ? <p>{checkTexts.notCounted(result)}</p> : null}
      {unsure > 0 ? (
        <p>
          {checkTexts.unsure(
            unsure,
            tiers.map(({ hits }) => tierName(lottery, hits)),
          )}
        </p>
      ) : null}
      <p className={common.soft}>{checkTexts.charged(chargedPrices(result, prices, own))}</p>
    </div>
  );
}
