import { inDraws, oneIn } from '../../../workers/shared/lottery/chance.ts';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { tierOdds } from '../../../workers/shared/lottery/tier-odds.ts';
import { oddsTexts, oneInText, tierName } from '../../content/bet/odds.ts';
import css from './odds-panel.module.css';

interface Props {
  readonly lottery: Lottery;
  readonly marks: number;
}

/** The chance of each prize tier of one ticket, also over both draws of a contest that has two. */
export function TierList({ lottery, marks }: Props) {
  const isDouble = lottery.drawsPerContest === 2;
  return (
    <section className={css.section}>
      <h3 className={css.title}>{oddsTexts.tiers(marks)}</h3>
      <dl className={css.tiers}>
        {tierOdds(lottery, marks).map((tier) => (
          <div key={tier.hits} className={css.tier}>
            <dt>{tierName(lottery.key, tier.hits)}</dt>
            <dd>
              {oneInText(tier.oneIn)}
              {isDouble ? ` ${oddsTexts.oneDraw}` : null}
            </dd>
            {isDouble ? (
              <dd className={css.both}>
                {oneInText(oneIn(inDraws(tier.chance, 2)))} {oddsTexts.bothDraws}
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
