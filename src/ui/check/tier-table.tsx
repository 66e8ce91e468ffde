import type { TierCheck } from '../../../workers/shared/check/check-games.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { tierName } from '../../content/bet/odds.ts';
import { checkTexts, meanText, usualText, verdictText } from '../../content/check/check.ts';
import { formatWhole } from '../../content/format.ts';
import common from '../parts/common.module.css';
import css from './tier-table.module.css';

interface Props {
  readonly lottery: LotteryKey;
  readonly tiers: readonly TierCheck[];
}

/** How often these games had each tier, beside what chance alone gives. */
export function TierTable({ lottery, tiers }: Props) {
  return (
    <section className={css.section}>
      <h3 className={common.lead}>{checkTexts.tiers}</h3>
      <p>{checkTexts.tiersHint}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{checkTexts.tier}</th>
            <th scope="col">{checkTexts.times}</th>
            <th scope="col">{checkTexts.expected}</th>
            <th scope="col">{checkTexts.usual}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr key={tier.hits}>
              <th scope="row">
                {tierName(lottery, tier.hits)}
                {tier.since === undefined ? null : (
                  <span className={`${common.small} ${css.verdict}`}>{checkTexts.since(tier.since)}</span>
                )}
              </th>
              <td data-head={checkTexts.times}>
                <b>{formatWhole(tier.times)}</b>
              </td>
              <td data-head={checkTexts.expected}>{meanText(tier.expected)}</td>
              <td data-head={checkTexts.usual}>
                {usualText(tier.usual)}
                <span className={`${common.small} ${css.verdict}`}>{verdictText(tier)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={common.soft}>{checkTexts.tiersMeaning}</p>
    </section>
  );
}
