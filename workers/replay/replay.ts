/**
 * What a developer replays runs with: the engine as one module without a page, the same in Node, in Vitest, in a worker
 * and on a page. Equal receipts give equal tickets, wherever and whenever.
 *
 * What is wrong with a receipt or a link is thrown as a `ReceiptError`, an `EngineError` or a `LinkError`, each with a
 * `code`; a replay that is asked to stop throws a `ReplayAborted`.
 */
import { engineOf } from '../engine/engine.ts';
import { rankNumbers as rank } from '../engine/frequency.ts';
import { type Draw, type PastDraw, simulateHistory as simulate } from '../engine/history.ts';
import { runToEnd } from '../engine/run-to-end.ts';
import { type Bet, betSizes as sizesOf } from '../shared/bet/bet.ts';
import type { BetReason } from '../shared/bet/check-bet.ts';
import { LOTTERIES, type Lottery, type LotteryKey, lotteryOf } from '../shared/lottery/lotteries.ts';
import { ENGINE_RELEASE, ENGINE_VERSION, ENGINE_VERSIONS, type EngineVersion } from '../shared/run/engine-version.ts';
import {
  type Receipt as CheckedReceipt,
  type WrittenHistory,
  type WrittenReceipt,
  writeReceipt,
} from '../shared/run/receipt.ts';
import { MAX_GAMES } from '../shared/run/run-limits.ts';
import type { Ticket } from '../shared/run/ticket.ts';
import { STRATEGY_IDS, type StrategyId } from '../shared/strategy/catalogue.ts';
import type { NumberFrequency } from '../shared/strategy/frequency.ts';
import type { OptionField, StrategyOptions } from '../shared/strategy/strategy-options.ts';
import type { TicketFacts } from '../shared/strategy/ticket-facts.ts';
import type { WheelReport } from '../shared/strategy/wheel-report.ts';
import { checkDraws, lotteryOfKey, type TicketProblem, ticketProblems } from './check-draws.ts';
import { drawSteps, MAX_REPLAY } from './draw.ts';
import { EngineError, LinkError, type LinkFault, ReceiptError, ReplayAborted } from './errors.ts';
import { elementsOf, fieldsOf } from './foreign.ts';
import { LIMITS } from './limits.ts';
import { filledNames, type ReceiptNames } from './make-receipt.ts';
import { withDraws } from './read-history.ts';
import { asReceiptError, readReceipt, receiptWithin } from './read-receipt.ts';
import { readReceiptLink, writeReceiptLink } from './receipt-link.ts';

export type {
  Bet,
  BetReason,
  Draw,
  EngineVersion,
  LinkFault,
  Lottery,
  LotteryKey,
  NumberFrequency,
  OptionField,
  ReceiptNames,
  StrategyId,
  StrategyOptions,
  Ticket,
  TicketFacts,
  TicketProblem,
  WheelReport,
  WrittenHistory,
};
export {
  ENGINE_RELEASE,
  ENGINE_VERSIONS,
  EngineError,
  LIMITS,
  LinkError,
  LOTTERIES,
  ReceiptError,
  ReplayAborted,
  STRATEGY_IDS,
};

/** Freezes a value with all its parts. */
function freeze(value: unknown): void {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
}

// The engine reads these very objects: a test that changed a row would change all replays after it.
freeze([LOTTERIES, STRATEGY_IDS, ENGINE_VERSIONS]);

/**
 * Names a run completely; links and `generate --json` have it. `games` is 1…20 in the app and in links; a replay makes
 * up to 16,384. It has a `historySeed`, or the real draws of the run as its `history`: up to 30 with their numbers,
 * more by their count and hash. To replay one of these, add the draws as `history.draws`.
 */
export type Receipt = WrittenReceipt;

/**
 * The receipt of a new run, checked. What is left out is the newest engine, one ticket of `quick`, a simulated history
 * of the same seed, and for its last day that of `now` in UTC. Nothing is drawn, and no clock is read: equal names give
 * equal receipts, until there is a newer engine. Throws a ReceiptError or an EngineError.
 */
export function makeReceipt(names: ReceiptNames): Receipt {
  return writeReceipt(readReceipt(filledNames(names), MAX_REPLAY));
}

/**
 * How many numbers a ticket of a lottery may mark, ascending: what a bet's `marks` takes. Throws a ReceiptError for no
 * lottery.
 */
export function betSizes(lottery: LotteryKey): readonly number[] {
  return sizesOf(lotteryOfKey(lottery));
}

/** What a replay gives. */
export interface Replay {
  /** In the order of the run. */
  readonly tickets: readonly Ticket[];
  /** Why these numbers: one entry for each ticket. */
  readonly facts: readonly TicketFacts[];
  /** Of `cercamento`: what was proven of the tickets, by enumeration, in this very replay. */
  readonly proof?: WheelReport;
}

/** Asks a replay to stop: an AbortSignal, or an object like one. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
}

/**
 * Makes the tickets of a receipt again, of any engine version and strategy. Takes under a millisecond for most, up to
 * some seconds for 20 tickets of `campeao`; `replaySteps` lets others have their turn. Throws a ReceiptError or an
 * EngineError.
 */
export function replay(receipt: Receipt): Replay {
  return runToEnd(replaySteps(receipt));
}

/**
 * The same in short steps: yields its progress after each, 0…1, and returns the replay. The caller may wait between
 * steps, or take no more. Throws a ReplayAborted at the first step after `signal` was aborted, and a bad receipt's
 * error at the first step.
 */
export function* replaySteps(receipt: Receipt, signal?: StopSignal): Generator<number, Replay, void> {
  const run = withDraws(readReceipt(receipt, MAX_REPLAY));
  const steps = drawSteps(run);
  for (;;) {
    if (signal?.aborted) throw new ReplayAborted(signal.reason);
    const step = nextOf(steps, run);
    if (!step.done) {
      yield step.value;
      continue;
    }
    const { tickets, facts, proof } = step.value;
    return { tickets, facts, ...(proof && { proof }) };
  }
}

/** The rest of a receipt, where only its history matters. */
const ANY_RUN = { strategy: 'uniform', games: 1, seed: '-', now: '2000-01-01T00:00:00Z' };

/** What names a simulated history; a receipt of one has all of it. */
export type HistoryNames = Pick<Receipt, 'lottery' | 'historySeed' | 'date'> & Partial<Pick<Receipt, 'engine'>>;

/**
 * The simulated history that a run with a history seed looks at: 30 uniformly random draws, newest first, one for each
 * of the 30 days that end with `date`. Of the newest engine unless one is named. Throws a ReceiptError or an
 * EngineError.
 */
export function simulateHistory(names: HistoryNames): Draw[] {
  const { engine = ENGINE_VERSION, lottery, historySeed, date } = fieldsOf(names) ?? {};
  const run = readReceipt({ ...ANY_RUN, engine, lottery, historySeed, date }, MAX_GAMES);
  return simulate(engineOf(run.engine), lotteryOf(run.lottery), historySeed as string, run.history.date);
}

/**
 * All numbers of a lottery by how often they are in the draws (newest first), highest first, ties by the smaller
 * number: what the strategies look at. A draw has as many numbers as a ticket, as simulated ones have, or as the
 * lottery really draws (Lotomania 20). Throws a ReceiptError.
 */
export function rankNumbers(lottery: LotteryKey, draws: readonly PastDraw[]): NumberFrequency[] {
  const known = lotteryOfKey(lottery);
  return rank(known, checkDraws(known, draws));
}

/** An address as text, or a URL or a location, which have it as `href`. */
export type Address = string | { readonly href: string };

/**
 * The receipt in a link to a run, of this version of the app or of any older one. What else the link carries is passed
 * over. With `site` (an address) the link must have its origin; without, the site makes no difference: the parts of the
 * link name the run. Throws a LinkError or an EngineError.
 */
export function receiptFromLink(link: Address, site?: Address): Receipt {
  return writeReceipt(readReceiptLink(link, site));
}

/**
 * The link that opens the run of a receipt, of up to 20 games, on the page at `site`: the very text that the app
 * copies. A name or dates in the receipt's options are in it too. Throws a ReceiptError, an EngineError, or a LinkError
 * when `site` is no address.
 */
export function linkFromReceipt(receipt: Receipt, site: Address): string {
  return writeReceiptLink(readReceipt(receipt, MAX_GAMES), site);
}

/** What `checkTicket` finds. */
export interface TicketCheck {
  /** What keeps the numbers from being a ticket of the run's lottery and size; empty when nothing does. */
  readonly problems: readonly TicketProblem[];
  /** The index of the ticket in the run, from 0 on; null when it is not one of them. */
  readonly index: number | null;
}

/**
 * Says whether some numbers, in any order, are a ticket of a receipt's run, which is replayed for it. Throws a
 * ReceiptError or an EngineError for the receipt; the numbers may be anything.
 */
export function checkTicket(receipt: Receipt, numbers: readonly number[]): TicketCheck {
  const run = withDraws(readReceipt(receipt, MAX_REPLAY));
  const given = elementsOf(numbers);
  const lottery = lotteryOf(run.lottery);
  const problems = ticketProblems({ ...lottery, pick: run.bet?.marks ?? lottery.pick }, given);
  if (!given || problems.length > 0) return { problems, index: null };
  const wanted = given.map(Number).sort((a, b) => a - b);
  const { tickets } = runToEnd(drawSteps(run));
  const index = tickets.findIndex((ticket) => ticket.numbers.join() === wanted.join());
  return { problems, index: index < 0 ? null : index };
}

/**
 * The receipt in what somebody kept: JSON that was parsed, for instance; alone, or as `generate --json` prints it, with
 * its tickets beside it, which are passed over. A copy, checked in all its fields. Throws a ReceiptError or an
 * EngineError.
 */
export function receiptFromJson(kept: unknown): Receipt {
  return writeReceipt(readReceipt(receiptWithin(kept), MAX_REPLAY));
}

function nextOf<T>(steps: Generator<number, T, void>, run: CheckedReceipt) {
  try {
    return steps.next();
  } catch (error) {
    throw asReceiptError(error, run, MAX_REPLAY);
  }
}
