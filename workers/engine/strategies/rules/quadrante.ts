import type { Lottery } from '../../../shared/lottery/lotteries.ts';
import { quadrantOf, quadrantsOf } from '../../../shared/lottery/playslip.ts';
import { createUrn } from '../../random/urn.ts';
import { drawClassCounts } from '../sampling/class-counts.ts';
import { isBound, left, orElse } from '../sampling/room.ts';
import type { Strategy } from '../strategy.ts';

/**
 * «Quadrante inteligente»: each quadrant of the playslip gives its share P·size/T of the ticket, rounded down, and
 * those with the largest remainders one more; which of equal remainders get it is drawn anew for each ticket. Where
 * fixed and excluded numbers have no room for that, counts within 1 of the share will do.
 */
export const quadrante: Strategy = {
  prepare(context) {
    const { lottery, fixed } = context;
    const quadrants = quadrantsOf(lottery);
    const { counts, tied, spare } = shareOut(
      lottery,
      quadrants.map((numbers) => numbers.length),
    );
    if (isBound(context)) {
      const classes = quadrants.map((numbers) => left(context, numbers));
      const isShare = (count: number, i: number) =>
        count === counts[i] || (count === (counts[i] as number) + 1 && tied.includes(i));
      const isNear = (count: number, i: number) => {
        const share = lottery.pick * (quadrants[i]?.length ?? 0);
        return Math.abs(lottery.total * count - share) < lottery.total;
      };
      const draw = (allows: typeof isShare) =>
        drawClassCounts(classes, lottery.pick, (shares) => shares.every(allows), fixed);
      return [
        orElse(
          () => draw(isShare),
          () => draw(isNear),
        ),
      ];
    }
    const urns = quadrants.map((numbers) => createUrn(numbers));
    const tiedUrn = createUrn(tied);
    const extra = new Uint8Array(spare);
    return [
      (random, ticket) => {
        tiedUrn.draw(random, spare, extra, 0);
        let at = 0;
        urns.forEach((urn, i) => {
          const count = (counts[i] as number) + (extra.includes(i) ? 1 : 0);
          at = urn.draw(random, count, ticket, at);
        });
      },
    ];
  },
  explain({ lottery }, numbers) {
    const counts = quadrantsOf(lottery).map(() => 0);
    for (const n of numbers) {
      const quadrant = quadrantOf(lottery, n);
      counts[quadrant] = (counts[quadrant] as number) + 1;
    }
    return { kind: 'quadrants', counts };
  },
};

/**
 * The method of the largest remainder in whole numbers: the counts that are sure, and the parts with equal remainders
 * among which `spare` more are to be dealt, at most one to each.
 */
function shareOut({ total, pick }: Lottery, sizes: readonly number[]) {
  const remainders = sizes.map((size) => (pick * size) % total);
  const floors = sizes.map((size) => Math.floor((pick * size) / total));
  const left = pick - floors.reduce((sum, floor) => sum + floor, 0);
  const cut = [...remainders].sort((a, b) => b - a)[left - 1] ?? total;
  const counts = floors.map((floor, i) => floor + ((remainders[i] as number) > cut ? 1 : 0));
  const tied = sizes.flatMap((_, i) => (remainders[i] === cut ? [i] : []));
  return { counts, tied, spare: pick - counts.reduce((sum, count) => sum + count, 0) };
}
