import { HOT_COUNT, quickHotCount } from '../../../shared/strategy/frequency.ts';
import { createUrn } from '../../random/urn.ts';
import { createDealer, type Deal } from '../sampling/dealer.ts';
import { fillByParity } from '../sampling/parity-fill.ts';
import { heldOf, left, NoRoomError } from '../sampling/room.ts';
import type { Picker, Strategy } from '../strategy.ts';

/**
 * Mode «Rápido»: k = min(10, ⌈0.7 P⌉) numbers sampled from the hot ones, the rest from all other numbers (the hot ones
 * left over among them), uniformly among the fills that make |even − odd| smallest. See docs/specification.md, «Modes».
 * From engine 4 on the hot ones are dealt, so that the tickets of a stream share as few as they can: a pack of cards
 * knows no number from another, so every choice of k stays as likely for each ticket. A batch that has used these up
 * goes on with any choice.
 */
export const quick: Strategy = {
  prepare(context) {
    const { engine, lottery, ranking, fixed, excluded } = context;
    const all = ranking.slice(0, HOT_COUNT).map((entry) => entry.number);
    const hot = left(context, all);
    const free = hot.filter((n) => !fixed.includes(n));
    const hotPick = Math.min(hot.length, quickHotCount(lottery));
    const more = Math.max(0, hotPick - heldOf(fixed, hot));
    if (fixed.length + more > lottery.pick) throw new NoRoomError(`${more} more hot numbers`);
    const fill = fillByParity(lottery.total, excluded);
    const pickHot =
      (draw: Deal): Picker =>
      (random, ticket) => {
        if (fixed.length > 0) ticket.set(fixed);
        fill(random, ticket, draw(random, more, ticket, fixed.length));
      };
    const any = pickHot(createUrn(free).draw);
    const isSpread = engine.spreadsHot && more < free.length;
    return isSpread ? [pickHot(createDealer(free)), any] : [any];
  },
};
