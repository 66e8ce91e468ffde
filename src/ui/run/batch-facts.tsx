import { memo, type ReactNode, useSyncExternalStore } from 'react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { betSummary } from '../../content/bet/bet-summary.ts';
import { formatCents } from '../../content/bet/price.ts';
import { resultTexts } from '../../content/run/result.ts';
import { strategyName } from '../../content/strategy/strategy-name.ts';
import type { Edition } from '../../editions.ts';
import { batchSpread } from '../../state/run/batch-spread.ts';
import { generateAgain } from '../../state/run/start-strategy.ts';
import { findSaved } from '../../state/saved-games/list.ts';
import { followSavedGames, savedGames } from '../../state/saved-games/saved-games.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import css from './batch-facts.module.css';

interface Props {
  readonly receipt: Receipt;
  /** One at least. */
  readonly tickets: readonly Ticket[];
  /** What they cost together, in cents. */
  readonly cents: number;
}

interface HeadProps extends Omit<Props, 'tickets'> {
  readonly edition: Edition;
  /** Beside the line, if anything. */
  readonly children: ReactNode;
}

/** Above several tickets: how many, of which lottery, what they cost; where the edition has it, the button for other ones. */
export function BatchHead({ edition, receipt, cents, children }: HeadProps) {
  const go = useGo();
  const { games, lottery } = receipt;
  return (
    <div className={css.top}>
      {games > 1 ? <p className={css.head}>{resultTexts.head(games, lotteryOf(lottery).name, cents)}</p> : null}
      {children}
      {edition.again ? (
        <Button look="tinted" onClick={() => generateAgain(edition, go, receipt)}>
          {resultTexts.again}
        </Button>
      ) : null}
    </div>
  );
}

/** Directly below the tickets: what one costs and its chance; then what they were made by. */
export const BatchFacts = memo(function BatchFacts({ receipt, tickets, cents }: Props) {
  const { games, strategy, bet } = receipt;
  const lottery = lotteryOf(receipt.lottery);
  const spread = batchSpread(tickets);
  const registered = useSyncExternalStore(
    followSavedGames,
    () => tickets.filter((ticket) => findSaved(savedGames.games, ticket)?.registered).length,
  );
  const rest = [
    ...(registered > 0 ? [resultTexts.registered(registered, games)] : []),
    strategyName(strategy),
    ...(bet ? [betSummary(lottery, bet)] : []),
    // Tickets with half of all numbers differ in nothing that these would tell.
    ...(games > 1 && !lottery.hasMirror
      ? [resultTexts.distinct(spread.distinct), resultTexts.overlap(spread.overlap)]
      : []),
  ];
  return (
    <section aria-label={resultTexts.common}>
      <p className={css.facts}>
        {games > 1 ? resultTexts.each : null}
        {formatCents(cents / games)} · {resultTexts.odds(Number(tickets[0]?.odds))}
      </p>
      <p className={common.soft}>{rest.join(' · ')}</p>
    </section>
  );
});
