import { useMemo } from 'react';
import type { Bet } from '../../../workers/shared/bet/bet.ts';
import { batchChance } from '../../../workers/shared/lottery/batch-chance.ts';
import { inDraws, oneIn } from '../../../workers/shared/lottery/chance.ts';
import { type Lottery, otherNumbers } from '../../../workers/shared/lottery/lotteries.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { oddsTexts, oneInText } from '../../content/bet/odds.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';

interface Props {
  readonly lottery: Lottery;
  readonly bet: Bet;
  readonly tickets: readonly Pick<Ticket, 'numbers'>[];
}

/** The chance that some ticket of the batch wins the first prize, in all its draws, mirrors too. */
export function BatchOdds({ lottery, bet: { mirror = false, draws = 1 }, tickets }: Props) {
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
