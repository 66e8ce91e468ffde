import { besideFixed, drawQuotas } from '../sampling/quota.ts';
import { left, NoRoomError } from '../sampling/room.ts';
import { createSpreadUrn } from '../sampling/spread-urn.ts';
import type { Strategy, StrategyContext } from '../strategy.ts';

/**
 * Mode «Estratégico»: round(0.5 P) numbers from the most frequent round(0.2 T), up to ⌊0.9 P⌋ cumulative from the
 * middle, the rest from the least frequent round(0.2 T), so at least one; what a group cannot supply moves on to the
 * next. Inside a group the pick spreads over the rows and columns of the playslip; a batch that has used up the spread
 * tickets goes on with others of the same quotas. See docs/specification.md, «Modes».
 */
export const strategic: Strategy = {
  prepare(context) {
    const { lottery, fixed } = context;
    const { groups, quotas } = planGroups(context);
    const planned = groups.map((numbers, i) => ({ numbers, count: quotas[i] as number }));
    const rest = planned.map((quota) => besideFixed(quota, fixed));
    if (quotas.reduce((sum, quota) => sum + quota) < lottery.pick) {
      throw new NoRoomError('the last group has too few numbers');
    }
    const spread = createSpreadUrn(
      lottery,
      rest.map(({ numbers }) => numbers),
    );
    return [
      (random, ticket) => {
        spread.begin(fixed);
        ticket.set(fixed);
        let at = fixed.length;
        rest.forEach(({ count }, group) => {
          at = spread.draw(random, group, count, ticket, at);
        });
      },
      drawQuotas(planned, fixed),
    ];
  },
};

/** The three groups of numbers, most frequent first, and how many the rule takes from each. */
function planGroups(context: StrategyContext) {
  const { engine, ranking } = context;
  const { total, pick } = context.lottery;
  const numbers = ranking.map((entry) => entry.number);
  const edge = Math.round((2 * total) / 10);
  const groups = [numbers.slice(0, edge), numbers.slice(edge, total - edge), numbers.slice(total - edge)].map((group) =>
    left(context, group),
  );
  const cumulative = [Math.round((5 * pick) / 10), engine.aboveBottom(pick), pick];
  let taken = 0;
  const quotas = groups.map((group, i) => {
    const quota = Math.min(group.length, (cumulative[i] as number) - taken);
    taken += quota;
    return quota;
  });
  return { groups, quotas };
}
