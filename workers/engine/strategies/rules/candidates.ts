import { CANDIDATES } from '../../../shared/run/run-limits.ts';
import { clearMask, isMaskEmpty, markNumbers, maskWords, readMask } from '../../presence-mask.ts';
import { createBalance } from '../sampling/balance.ts';
import { orElse } from '../sampling/room.ts';
import { createShortlist } from '../sampling/shortlist.ts';
import type { Picker, Strategy, StrategyContext } from '../strategy.ts';
import { quick } from './quick.ts';
import { strategic } from './strategic.ts';
import { uniform } from './uniform.ts';

/** The candidates of a ticket come in parts, so that a cancelled run can end between them. */
export const PARTS = 8;
export const PART_CANDIDATES = CANDIDATES / PARTS;

/** The rules that candidates come from, in turn. */
const SOURCES = [strategic, quick, uniform];

/**
 * Shows each candidate of one part to `visit`, ascending, always in the same place: the part has a stream of its own,
 * named by the ticket's seed and index and by the part, 0…PARTS−1.
 */
export function visitCandidates(
  context: StrategyContext,
  seed: string,
  ticketIndex: number,
  part: number,
  visit: (numbers: Uint8Array) => void,
): void {
  const random = context.engine.stream(seed, context.lottery.key, 'campeao', ticketIndex, part);
  const pickers = SOURCES.flatMap((source) => pickersOf(source, context));
  const ticket = new Uint8Array(context.lottery.pick);
  const mask = new Int32Array(maskWords(context.lottery.total));
  for (let i = 0; i < PART_CANDIDATES; i++) {
    clearMask(mask);
    pickers[i % pickers.length]?.(random, ticket, mask);
    if (isMaskEmpty(mask)) markNumbers(ticket, mask);
    readMask(mask, ticket, 0);
    visit(ticket);
  }
}

/** The first picker of a rule; none where the bet leaves the rule no room. */
function pickersOf(source: Strategy, context: StrategyContext): Picker[] {
  return orElse<Picker[]>(
    () => [source.prepare(context)[0]],
    () => [],
  );
}

/**
 * The most balanced candidates of a ticket, best first, one after the other; no more than can be needed. Yields after
 * each part how far it is, 0…1. Equal arguments give an equal answer on any thread.
 */
export function* shortlistCandidates(
  context: StrategyContext,
  seed: string,
  ticketIndex: number,
): Generator<number, Uint8Array<ArrayBuffer>, void> {
  const list = createShortlist(shortlistSize(ticketIndex), context.lottery.pick);
  const balance = createBalance(context);
  for (let part = 0; part < PARTS; part++) {
    visitCandidates(context, seed, ticketIndex, part, (numbers) => {
      list.offer(numbers, balance(numbers));
    });
    yield (part + 1) / PARTS;
  }
  return list.numbers();
}

/** The longest list that is kept: a page makes no more tickets at a time. */
const LONGEST = 20;

/** How many candidates of a ticket to keep: those before it may take all but the last. */
function shortlistSize(ticketIndex: number): number {
  return Math.min(ticketIndex + 1, LONGEST);
}
