import { takesBets } from '../../../workers/shared/run/engine-version.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { MAX_SWAPS } from '../../../workers/shared/run/run-limits.ts';
import { isRule } from '../../../workers/shared/strategy/catalogue.ts';
import type { Edition } from '../../editions.ts';
import type { Go } from '../address/address.ts';
import { countGames } from '../premium/premium.ts';
import { askEngine } from './engine-pool.ts';
import { changeTickets } from './result.ts';
import { run } from './run.ts';
import { passesGate } from './start-strategy.ts';

let isUnderWay = false;

/**
 * True when a ticket of the run can be put in another's place: of an engine that knows swaps, as it knows bets, and not
 * of a wheel, which needs all of its own.
 */
export function canSwap({ strategy, engine, swaps = [] }: Receipt): boolean {
  return isRule(strategy) && takesBets(engine) && swaps.length < MAX_SWAPS;
}

/**
 * Puts another ticket in the place of one, with a random stream of its own; the receipt and the address say so, and it
 * counts as a game. Gives what undoes it; null when the engine gave none, and undefined when there is nothing to do:
 * the visitor may have no new tickets of the run, another swap is under way, or the run on screen is another by now.
 */
export async function swapTicket(edition: Edition, index: number, go: Go): Promise<(() => void) | null | undefined> {
  const { receipt, tickets, facts, proof } = run;
  if (isUnderWay || !receipt || !canSwap(receipt)) return undefined;
  if (!passesGate(edition, receipt)) return undefined;
  isUnderWay = true;
  const request = { ...receipt, swaps: [...(receipt.swaps ?? []), index] };
  // One ticket takes a moment, also on a weak phone: nothing ends it early.
  const answer = await askEngine(request, undefined);
  isUnderWay = false;
  if (run.receipt !== receipt) return undefined;
  if (!answer.ok) return null;
  go(changeTickets(answer.value), { replace: true });
  countGames();
  const before = { receipt, tickets, facts, ...(proof && { proof }) };
  return () => {
    if (run.receipt === answer.value.receipt) go(changeTickets(before), { replace: true });
  };
}
