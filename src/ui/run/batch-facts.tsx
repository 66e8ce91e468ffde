import { memo, useEffect, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio/react';
import { betCost } from '../../../workers/shared/bet/bet-cost.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { betSummary } from '../../content/bet/bet-summary.ts';
import { formatCents } from '../../content/bet/price.ts';
import { resultTexts } from '../../content/run/result.ts';
import { strategyName } from '../../content/strategy/strategy-name.ts';
import { prices, restorePrices, unitPrice } from '../../state/bet/prices.ts';
import { batchSpread } from '../../state/run/batch-spread.ts';
import { findSaved } from '../../state/saved-games/list.ts';
import { followSavedGames, savedGames } from '../../state/saved-games/saved-games.ts';
import common from '../parts/common.module.css';
import css from './batch-facts.module.css';

interface Props {
  readonly receipt: Receipt;
  /** One at least. */
  readonly tickets: readonly Ticket[];
}

/** Above the tickets of a batch: how many, what they cost, and how many numbers they use. */
export const BatchHead = memo(function BatchHead({ receipt, tickets }: Props) {
  const cents = useCost(receipt);
  return <p className={css.head}>{resultTexts.head(receipt.games, cents, batchSpread(tickets).distinct)}</p>;
});

/** Directly below the tickets: what one costs and its chance; then what they were made by. */
export const BatchFacts = memo(function BatchFacts({ receipt, tickets }: Props) {
  const cents = useCost(receipt);
  const { games, strategy, bet } = receipt;
  const registered = useSyncExternalStore(
    followSavedGames,
    () => tickets.filter((ticket) => findSaved(savedGames.games, ticket)?.registered).length,
  );
  const rest = [
    ...(registered > 0 ? [resultTexts.registered(registered, games)] : []),
    strategyName(strategy),
    ...(bet ? [betSummary(lotteryOf(receipt.lottery), bet)] : []),
    ...(games > 1 ? [resultTexts.overlap(batchSpread(tickets).overlap)] : []),
  ];
  return (
    <section aria-label={resultTexts.common}>
      <p className={css.facts}>
        {games > 1 ? resultTexts.each : null}
        {formatCents(cents / games)} · <span className="visually-hidden">{resultTexts.chance}</span>
        {resultTexts.odds(Number(tickets[0]?.odds))}
      </p>
      <p className={common.soft}>{rest.join(' · ')}</p>
    </section>
  );
});

/** What the tickets cost together, in cents. */
function useCost({ lottery, bet = {}, games }: Receipt): number {
  useEffect(restorePrices, []);
  return betCost(lotteryOf(lottery), bet, games, unitPrice(lottery, useSnapshot(prices).of)).total;
}
