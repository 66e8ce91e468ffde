import { clearMask, isMaskEmpty, markNumbers, maskWords, readMask } from '../presence-mask.ts';
import { stream } from '../random/stream.ts';
import { createBalance } from './balance.ts';
import { quick } from './quick.ts';
import { strategic } from './strategic.ts';
import type { StrategyContext } from './strategy.ts';
import { uniform } from './uniform.ts';

/** Candidates for one ticket, in parts that can be drawn and judged apart from each other. */
export const SUB_BLOCKS = 8;
export const SUB_BLOCK_CANDIDATES = 250;

/** Numbers with their balance: what a part of the candidates comes down to. Plain data. */
export interface Candidate {
  /** Ascending. */
  readonly numbers: readonly number[];
  /** 0…BEST_BALANCE, whole. */
  readonly score: number;
}

/** The rules that candidates come from, in turn. */
const SOURCES = [strategic, quick, uniform];

/**
 * Shows each candidate of one part to `visit`, ascending, always in the same place: the part has
 * a stream of its own, named by the ticket's seed and index and by the part, 0…SUB_BLOCKS−1.
 */
export function visitCandidates(
  context: StrategyContext,
  seed: string,
  ticketIndex: number,
  subBlock: number,
  visit: (numbers: Uint8Array) => void,
): void {
  const random = stream(seed, context.lottery.key, 'campeao', ticketIndex, subBlock);
  const pickers = SOURCES.map((source) => source.prepare(context)[0]);
  const ticket = new Uint8Array(context.lottery.pick);
  const mask = new Int32Array(maskWords(context.lottery.total));
  for (let i = 0; i < SUB_BLOCK_CANDIDATES; i++) {
    clearMask(mask);
    pickers[i % pickers.length]?.(random, ticket, mask);
    if (isMaskEmpty(mask)) markNumbers(ticket, mask);
    readMask(mask, ticket, 0);
    visit(ticket);
  }
}

/** The best candidate of one part; equal arguments give an equal answer on any thread. */
export function bestOfCandidates(
  context: StrategyContext,
  seed: string,
  ticketIndex: number,
  subBlock: number,
): Candidate {
  const balance = createBalance(context);
  let best: Candidate = { numbers: [], score: -1 };
  visitCandidates(context, seed, ticketIndex, subBlock, (numbers) => {
    const score = balance(numbers);
    if (score >= best.score) best = betterOf(best, { numbers: [...numbers], score });
  });
  return best;
}

/**
 * The one with the higher score; of equal ones the one whose numbers come first. Whatever the
 * order that candidates are compared in, the same one is left.
 */
export function betterOf(a: Candidate, b: Candidate): Candidate {
  if (a.score !== b.score) return a.score > b.score ? a : b;
  const i = a.numbers.findIndex((n, at) => n !== b.numbers[at]);
  return i < 0 || (a.numbers[i] as number) < (b.numbers[i] as number) ? a : b;
}
