import { useMemo } from 'react';
import type { Bet } from '../../../workers/shared/bet/bet.ts';
import { type BetCost, prizesAtOnce, simpleBets } from '../../../workers/shared/bet/bet-cost.ts';
import { batchChance } from '../../../workers/shared/lottery/batch-chance.ts';
import { inDraws, oneIn } from '../../../workers/shared/lottery/chance.ts';
import { type Lottery, type LotteryKey, lotteryOf, otherNumbers } from '../../../workers/shared/lottery/lotteries.ts';
import { tierOdds } from '../../../workers/shared/lottery/tier-odds.ts';
import { SOURCES } from '../../../workers/shared/rules/sources.ts';
import { SPECIAL_SHARES } from '../../../workers/shared/rules/special-shares.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { costFormula, oddsTexts, oneInText, prizesText, tierName } from '../../content/bet/odds.ts';
import { specialText } from '../../content/bet/special.ts';
import { nearSpecial } from '../../state/draw-day/near-special.ts';
import { DrawLine } from '../draw-day/draw-line.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import css from './odds-sections.module.css';

export interface OddsProps {
  readonly lottery: LotteryKey;
  readonly bet?: Bet | undefined;
  readonly tickets: readonly Ticket[];
  readonly cost: BetCost;
}

/** The exact odds of the tickets of a run, and how their cost comes about. */
export function OddsSections({ lottery: key, bet = {}, tickets, cost }: OddsProps) {
  const lottery = lotteryOf(key);
  const marks = bet.marks ?? lottery.pick;
  const isOne = cost.total === cost.unit;
  return (
    <>
      <p>{oddsTexts.honest}</p>
      <DrawLine lottery={lottery.key} />
      <TierList lottery={lottery} marks={marks} />
      {isOne ? null : <BatchOdds lottery={lottery} bet={bet} tickets={tickets} />}
      <AtOnce lottery={lottery} marks={marks} />
      {isOne ? null : (
        <section className={layout.list}>
          <h3 className={common.name}>{oddsTexts.cost}</h3>
          <p>{costFormula(cost)}</p>
        </section>
      )}
    </>
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

interface BatchProps extends Pick<OddsProps, 'tickets'> {
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
