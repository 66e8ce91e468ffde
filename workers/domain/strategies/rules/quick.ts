import { HOT_COUNT, quickHotCount } from '../../../shared/frequency.ts';
import { createUrn } from '../../random/urn.ts';
import { createDealer, type Deal } from '../sampling/dealer.ts';
import { fillByParity } from '../sampling/parity-fill.ts';
import type { Picker, Strategy } from '../strategy.ts';

/**
 * Mode «Rápido»: k = min(10, ⌈0.7 P⌉) numbers sampled from the hot ones, the rest from all other
 * numbers (the hot ones left over among them), uniformly among the fills that make |even − odd|
 * smallest. Product specification, section 9. From engine 4 on the hot ones are dealt, so that the
 * tickets of a stream share as few as they can: a pack of cards knows no number from another, so
 * every choice of k stays as likely for each ticket. A batch that has used these up goes on with
 * any choice.
 */
export const quick: Strategy = {
  prepare({ engine, lottery, ranking }) {
    const hot = ranking.slice(0, HOT_COUNT).map((entry) => entry.number);
    const hotPick = quickHotCount(lottery);
    const fill = fillByParity(lottery.total);
    const pickHot =
      (draw: Deal): Picker =>
      (random, ticket) =>
        fill(random, ticket, draw(random, hotPick, ticket, 0));
    const any = pickHot(createUrn(hot).draw);
    const isSpread = engine.spreadsHot && hotPick < hot.length;
    return isSpread ? [pickHot(createDealer(hot)), any] : [any];
  },
};
