import { chunk, range } from 'lodash';
import { describe, expect, test } from 'vitest';
import { drawRun, planRun } from '../../../workers/domain/batch/run.ts';
import { isRule, type RuleId, STRATEGY_IDS } from '../../../workers/shared/catalogue.ts';
import { simulated } from '../../../workers/shared/history.ts';
import type { LotteryKey } from '../../../workers/shared/lotteries.ts';
import { TABLE } from './batches.ts';
import { ANY_TICKET, type Played, PROPERTIES } from './properties.ts';
import { SIZES } from './sizes.ts';

const RULES = STRATEGY_IDS.filter(isRule);
const TOLD: Partial<Record<RuleId, object>> = {
  'datas-especiais': { dateNumbers: [21, 7, 4, 25, 11, 2, 14] },
  numerologia: { root: 7 },
};

/** Some tickets of a rule with m marks. */
function drawSome(key: LotteryKey, total: number, marks: number, strategy: RuleId, seed: string) {
  const plan = planRun({
    ...{ lottery: key, strategy, seed, bet: { marks } },
    ...{ history: simulated(seed, '2026-11-20'), options: TOLD[strategy] ?? {} },
  });
  const [block] = [...drawRun(plan, strategy === 'campeao' ? 1 : 4)];
  const tickets = chunk([...(block?.numbers ?? [])], marks);
  const played: Played = {
    ...{ key, total, marks, fixed: [], excluded: [], root: 7 },
    dates: [21, 7, 4, 25, 11, 2, 14],
    ranked: plan.context.ranking.map((entry) => entry.number),
    draws: plan.context.history.map((draw) => draw.numbers),
  };
  return { played, tickets: tickets.filter((_, i) => block?.relaxed[i] === 0), all: tickets };
}

describe.each(TABLE)('bets of every size of %s', (key, total, pick) => {
  const sizes = SIZES[key];

  // The candidates of campeao take long: the largest size will do.
  test.each(RULES)('keep the rule %s', (strategy) => {
    for (const marks of strategy === 'campeao' ? sizes.slice(-1) : sizes) {
      for (const seed of ['a', 'b']) {
        const { played, tickets, all } = drawSome(key, total, marks, strategy, seed);
        const isTicket = (ticket: readonly number[]) =>
          ticket.length === marks && ticket.every((n, i) => n > (ticket[i - 1] ?? 0) && n <= total);
        expect(all.filter((ticket) => !isTicket(ticket))).toEqual([]);
        expect(tickets.length).toBeGreaterThan(0);
        const wrong = tickets.filter((ticket) => !PROPERTIES[strategy](played, ticket));
        expect({ marks, seed, wrong }).toEqual({ marks, seed, wrong: [] });
      }
    }
  });

  test('look at draws of the lottery, not of the bet', () => {
    const { played } = drawSome(key, total, sizes.at(-1) ?? pick, 'uniform', 'a');
    expect(played.draws.filter((draw) => draw.length !== pick)).toEqual([]);
  });
});

/** The rules whose property depends on the size of the ticket, and is not one of every ticket. */
const SIZED = RULES.filter((id) => PROPERTIES[id] !== ANY_TICKET);

test.each(SIZED)(
  '%s: tickets that are drawn freely are told from those of the rule',
  (strategy) => {
    const wrong = TABLE.flatMap(([key, total]) => {
      const marks = SIZES[key].at(-1) ?? 0;
      return range(8).flatMap((i) => {
        const { played } = drawSome(key, total, marks, strategy, `${i}`);
        const { tickets } = drawSome(key, total, marks, 'uniform', `free ${i}`);
        return tickets.filter((ticket) => !PROPERTIES[strategy](played, ticket));
      });
    });
    expect(wrong.length).toBeGreaterThan(0);
  },
);

test('a size of its own gives the tickets of a run without a bet', () => {
  for (const [key, , pick] of TABLE) {
    const names = { lottery: key, seed: 's', history: simulated('h', '2026-11-20') };
    const numbers = (bet: object) =>
      [...drawRun(planRun({ ...names, strategy: 'strategic', bet }), 3)][0]?.numbers;
    expect(numbers({ marks: pick })).toEqual(numbers({}));
  }
});
