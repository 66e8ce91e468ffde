import { chunk, range } from 'lodash';
import { describe, expect, test } from 'vitest';
import { inRound } from '../../../tools/build/test-rounds.ts';
import { drawRun, planRun } from '../../../workers/engine/batch/run.ts';
import { betSizes } from '../../../workers/shared/bet/bet.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import type { RuleId } from '../../../workers/shared/strategy/catalogue.ts';
import { TABLE } from './batches.ts';
import { PROPER, PROPERTIES, playedOf, RULES, TOLD } from './properties.ts';

/** Some tickets of a rule with m marks. */
function drawSome(key: LotteryKey, marks: number, strategy: RuleId, seed: string) {
  const plan = planRun({
    lottery: key,
    strategy,
    seed,
    bet: { marks },
    history: simulated(seed, '2026-11-20'),
    options: TOLD[strategy] ?? {},
  });
  const [block] = [...drawRun(plan, strategy === 'campeao' ? 1 : 4)];
  const tickets = chunk([...(block?.numbers ?? [])], marks);
  const kept = tickets.filter((_, i) => block?.relaxed[i] === 0);
  return { played: playedOf(plan.context), tickets: kept, all: tickets };
}

describe.each(TABLE)('bets of every size of %s', (key, total, pick) => {
  const sizes = betSizes(lotteryOf(key));

  // The candidates of campeao take long: the largest size will do.
  test.each(RULES)('keep the rule %s', (strategy) => {
    for (const marks of strategy === 'campeao' ? sizes.slice(-1) : sizes) {
      for (const seed of inRound(['a', 'b'], 1)) {
        const { played, tickets, all } = drawSome(key, marks, strategy, seed);
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
    const { played } = drawSome(key, sizes.at(-1) ?? pick, 'uniform', 'a');
    expect(played.draws.filter((draw) => draw.length !== pick)).toEqual([]);
  });
});

test.each(PROPER)('%s: tickets that are drawn freely are told from those of the rule', (strategy) => {
  const wrong = TABLE.flatMap(([key]) => {
    const marks = betSizes(lotteryOf(key)).at(-1) ?? 0;
    return range(8).flatMap((i) => {
      const { played } = drawSome(key, marks, strategy, `${i}`);
      const { tickets } = drawSome(key, marks, 'uniform', `free ${i}`);
      return tickets.filter((ticket) => !PROPERTIES[strategy](played, ticket));
    });
  });
  expect(wrong.length).toBeGreaterThan(0);
});

test('a size of its own gives the tickets of a run without a bet', () => {
  for (const [key, , pick] of TABLE) {
    const names = { lottery: key, seed: 's', history: simulated('h', '2026-11-20') };
    const numbers = (bet: object) => [...drawRun(planRun({ ...names, strategy: 'strategic', bet }), 3)][0]?.numbers;
    expect(numbers({ marks: pick })).toEqual(numbers({}));
  }
});
