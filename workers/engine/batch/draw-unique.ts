import { allNumbers } from '../../shared/lottery/lotteries.ts';
import type { Block } from '../../shared/run/block.ts';
import { clearMask, isMaskEmpty, markNumbers, maskWords, readMask } from '../presence-mask.ts';
import type { Stream } from '../random/stream.ts';
import { uniform } from '../strategies/rules/uniform.ts';
import { left } from '../strategies/sampling/room.ts';
import { toNextCombination } from '../strategies/sampling/successor.ts';
import type { Picker, Strategy, StrategyContext } from '../strategies/strategy.ts';
import { type TicketSet, ticketKey } from './ticket-set.ts';

/**
 * Draws of the rule before it counts as used up. A rule with twice as many combinations as the batch has tickets misses
 * that often once in 2⁶⁴ tickets.
 */
const PATIENCE = 64;

/** Puts a new ticket into place `index` of a block, and into the set. */
export type UniqueDraw = (set: TicketSet, block: Block, index: number) => void;

/**
 * Draws tickets that are not yet in a set, with the first picker of a strategy that still has some. When all of them
 * keep giving known tickets the rule is relaxed: what is near it will do where the strategy says so, then any
 * combination, drawn uniformly, and in the end the next unused one in order, from a random one on and around. So it
 * always ends, as long as the set does not hold every combination that the bet allows. A picker that ran dry is asked
 * only once for each further ticket of the same stream.
 */
export function createUniqueDraw(context: StrategyContext, strategy: Strategy, random: Stream): UniqueDraw {
  const { lottery, fixed } = context;
  const { total, pick } = lottery;
  const free = left(context, allNumbers(lottery)).filter((n) => !fixed.includes(n));
  const stages = strategy.prepare(context).map((picker) => toStage(picker, 0));
  stages.push(...(strategy.relax?.(context) ?? []).map((picker) => toStage(picker, 1)));
  // A strategy that takes any combination cannot be relaxed.
  const freely = strategy === uniform ? 0 : 1;
  if (freely) stages.push(...uniform.prepare(context).map((picker) => toStage(picker, freely)));
  let cursor: Uint8Array | undefined;
  const ticket = new Uint8Array(pick);
  const mask = new Int32Array(maskWords(total));

  /** Puts what the picker left in `mask`, or else in `ticket`, into place; false for a known one. */
  function isNew(set: TicketSet, block: Block, index: number): boolean {
    if (isMaskEmpty(mask)) markNumbers(ticket, mask);
    readMask(mask, block.numbers, index * pick);
    const key = ticketKey(mask);
    block.keys[index] = key;
    return set.add(key);
  }

  return (set, block, index) => {
    for (const stage of stages) {
      block.relaxed[index] = stage.relaxed;
      for (let i = 0; i < stage.patience; i++) {
        clearMask(mask);
        stage.picker(random, ticket, mask);
        if (isNew(set, block, index)) return;
      }
      stage.patience = 1;
    }
    // Each from where the last one stopped: many walks from random places would queue up behind ever longer stretches
    // of known tickets.
    cursor ??= placesIn(free, block.numbers.subarray(index * pick, (index + 1) * pick));
    do {
      toNextCombination(cursor, free.length);
      clearMask(mask);
      markNumbers(fixed, mask);
      markNumbers(
        cursor.map((place) => free[place - 1] as number),
        mask,
      );
    } while (!isNew(set, block, index));
  };
}

/** The places, from 1 on, that those of some numbers have which are in a list. */
function placesIn(list: readonly number[], numbers: Uint8Array): Uint8Array {
  return numbers.filter((n) => list.includes(n)).map((n) => list.indexOf(n) + 1);
}

function toStage(picker: Picker, relaxed: number) {
  return { picker, patience: PATIENCE, relaxed };
}
