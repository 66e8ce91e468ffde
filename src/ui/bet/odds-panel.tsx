import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Bet } from '../../../workers/shared/bet/bet.ts';
import { betCost, prizesAtOnce, simpleBets } from '../../../workers/shared/bet/bet-cost.ts';
import { batchChance } from '../../../workers/shared/lottery/batch-chance.ts';
import { inDraws, oneIn } from '../../../workers/shared/lottery/chance.ts';
import { type Lottery, lotteryOf, otherNumbers } from '../../../workers/shared/lottery/lotteries.ts';
import { tierOdds } from '../../../workers/shared/lottery/tier-odds.ts';
import { SOURCES } from '../../../workers/shared/rules/sources.ts';
import { SPECIAL_SHARES } from '../../../workers/shared/rules/special-shares.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { betTexts } from '../../content/bet/bet.ts';
import { costFormula, oddsTexts, oneInText, prizesText, tierName } from '../../content/bet/odds.ts';
import { specialText } from '../../content/bet/special.ts';
import { prices, restorePrices, unitPrice } from '../../state/bet/prices.ts';
import { nearSpecial } from '../../state/draw-day/near-special.ts';
import { DrawLine } from '../draw-day/draw-line.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { GroupFields } from './group-fields.tsx';
import css from './odds-panel.module.css';
import { PriceField } from './price-field.tsx';

interface Props {
  readonly receipt: Receipt;
  readonly tickets: readonly Ticket[];
}

/** «Chances e custo»: exact odds of what a run has made, what it costs, and what a quota of it does. */
export function OddsPanel({ receipt, tickets }: Props) {
  useEffect(restorePrices, []);
  const { games, bet = {} } = receipt;
  const lottery = lotteryOf(receipt.lottery);
  const marks = bet.marks ?? lottery.pick;
  const cost = betCost(lottery, bet, games, unitPrice(lottery.key, useSnapshot(prices).of));
  return (
    <div className={`${layout.form} ${css.panel}`}>
      <p>{oddsTexts.honest}</p>
      <DrawLine lottery={lottery.key} />
      <TierList lottery={lottery} marks={marks} />
      <BatchOdds lottery={lottery} bet={bet} tickets={tickets} />
      <AtOnce lottery={lottery} marks={marks} />
      <section className={layout.list}>
        <h3 className={common.name}>{oddsTexts.cost}</h3>
        <p>{costFormula(cost)}</p>
        {marks < lottery.counterSizes[0] ? <p className={common.small}>{betTexts.counterHint(lottery)}</p> : null}
        <PriceField lottery={lottery} />
      </section>
      <GroupFields total={cost.total} />
    </div>
  );
}

interface BetSize {
  readonly lottery: Lottery;
  readonly marks: number;
}

/** The chance of each prize tier of one ticket, also over both draws of a contest that has two. */
function TierList({ lottery, marks }: BetSize) {
  const isDouble = lottery.drawsPerContest === 2;
  return (
    <section className={layout.list}>
      <h3 className={common.name}>{oddsTexts.tiers(marks)}</h3>
      <dl>
        {tierOdds(lottery, marks).map((tier) => (
          <div key={tier.hits} className={`${layout.row} ${css.tier}`}>
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
      <SpecialLine lottery={lottery} />
    </section>
  );
}

/** What is not as usual in a special draw that is near. */
function SpecialLine({ lottery }: { readonly lottery: Lottery }) {
  const special = nearSpecial(lottery.key);
  if (!special) return null;
  const shares = SPECIAL_SHARES[special.name ?? '']?.value ?? [];
  return <p className={common.small}>{specialText(lottery, special, shares, SOURCES.specials.read)}</p>;
}

interface BatchProps extends Pick<Props, 'tickets'> {
  readonly lottery: Lottery;
  readonly bet: Bet;
}

/** The chance that some ticket of the batch wins the first prize, in all its draws, mirrors too. */
function BatchOdds({ lottery, bet: { mirror = false, draws = 1 }, tickets }: BatchProps) {
  const chance = useMemo(() => {
    const played = tickets.map(({ numbers }) => numbers);
    return batchChance(
      lottery,
      mirror ? [...played, ...played.map((numbers) => otherNumbers(lottery, numbers))] : played,
    );
  }, [lottery, mirror, tickets]);
  if (!chance) return null;
  const drawsEach = lottery.drawsPerContest;
  return (
    <section className={layout.list}>
      <h3 className={common.name}>{oddsTexts.batch}</h3>
      <p>
        {oddsTexts.batchOf(tickets.length, mirror, draws, drawsEach)}:{' '}
        <strong>{oneInText(oneIn(inDraws(chance, draws * drawsEach)))}</strong>
      </p>
    </section>
  );
}

/** What a bet of more marks wins at once, by hits; nothing for one of the minimum size. */
function AtOnce({ lottery, marks }: BetSize) {
  if (simpleBets(lottery, marks) === 1) return null;
  const rows = Array.from({ length: lottery.drawn + 1 }, (_, i) => lottery.drawn - i)
    .map((hits) => ({ hits, won: prizesAtOnce(lottery, marks, hits) }))
    .filter(({ won }) => won.length > 0);
  return (
    <section className={layout.list}>
      <h3 className={common.name}>{oddsTexts.atOnce}</h3>
      <ul className={layout.list}>
        {rows.map(({ hits, won }) => (
          <li key={hits}>
            {oddsTexts.ifHits(hits, marks)}{' '}
            {won.map((tier) => prizesText(lottery.key, tier.hits, tier.prizes)).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
