import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { tierName } from '../../content/bet/odds.ts';
import { checkTexts } from '../../content/check/check.ts';
import { prices, restorePrices } from '../../state/bet/prices.ts';
import type { Checked } from '../../state/check/check.ts';
import { checkCost, unsurePrizes } from '../../state/check/check-cost.ts';
import css from './check.module.css';

/** What would have come back of what the games cost, how many prizes that is, and what is not in it. */
export function CheckSummary({ checked }: { readonly checked: Checked }) {
  useEffect(restorePrices, []);
  const { total, unit, date } = checkCost(checked, useSnapshot(prices).of);
  const { games, result } = checked;
  const { lottery, winCount, contests, unknown, otherCurrency } = result;
  const summary = checkTexts.summary(winCount, games.length, contests);
  if (contests === 0) return <p className={css.lead}>{summary}</p>;
  const { tiers, prizes: unsure } = unsurePrizes(checked);
  return (
    <>
      <p className={css.lead}>{checkTexts.cameBack(result, total)}</p>
      <p>{checkTexts.past}</p>
      <p>{summary}</p>
      {unknown + otherCurrency > 0 ? <p>{checkTexts.notCounted(result)}</p> : null}
      {unsure > 0 ? (
        <p>
          {checkTexts.unsure(
            unsure,
            tiers.map(({ hits }) => tierName(lottery, hits)),
          )}
        </p>
      ) : null}
      <p className={css.soft}>{checkTexts.price(unit, date)}</p>
    </>
  );
}
