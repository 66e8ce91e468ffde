import { takesBets } from '../../../workers/shared/run/engine-version.ts';
import { withoutPerson } from '../../../workers/shared/run/personal-options.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { MAX_SWAPS } from '../../../workers/shared/run/run-limits.ts';
import { isRule } from '../../../workers/shared/strategy/catalogue.ts';
import type { GeneratedRun } from '../../../workers/tasks/answer-run.ts';
import type { Edition } from '../../editions.ts';
import { type Go, linkKey } from '../address/address.ts';
import { keepOwnResult, noteOwnResult } from '../address/own-results.ts';
import { resultSearch } from '../address/run-link.ts';
import { countGames } from '../premium/premium.ts';
import { enginePool } from './engine-pool.ts';
import { answerOf } from './failure.ts';
import { passesGate } from './gate.ts';
import { changeTickets } from './result.ts';
import { run } from './run.ts';
import { runRequest } from './run-request.ts';

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
  const answer = await answerOf(() => runRequest(enginePool(), new AbortController().signal, request));
  isUnderWay = false;
  if (run.receipt !== receipt) return undefined;
  if (!answer.ok) return null;
  show(answer.value, go);
  countGames();
  const before = { receipt, tickets, facts, ...(proof && { proof }) };
  return () => {
    if (run.receipt === answer.value.receipt) show(before, go);
  };
}

function show(made: GeneratedRun, go: Go): void {
  const search = resultSearch(withoutPerson(made.receipt));
  changeTickets(made, linkKey(search));
  noteOwnResult(search);
  keepOwnResult();
  go(search, { replace: true });
}
