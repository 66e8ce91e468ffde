import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawRun, planRun } from '../../workers/engine/batch/run.ts';
import { blockTickets } from '../../workers/engine/batch/tickets-of-block.ts';
import { lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { classOfScore } from '../../workers/shared/run/score.ts';
import type { RuleId } from '../../workers/shared/strategy/catalogue.ts';
import { chiSquare, chiSquareLimit } from './support/chi-square.ts';
import { anyDate, anyLottery, anySeed, anyStrategy, DATE } from './support/plans.ts';

const NOW = '2026-11-20T12:00:00Z';

function ticketsOf(request: Parameters<typeof planRun<RuleId>>[0], games: number) {
  const plan = planRun(request);
  return [...drawRun(plan, games)].flatMap((block) => blockTickets(plan, NOW, block, 0));
}

describe('strength score', () => {
  test('it is uniform in 83…99, and the potential prize over its whole range', () => {
    const names = { seed: 'score', history: simulated('h', DATE) } as const;
    const tickets = ticketsOf({ ...names, lottery: 'megasena', strategy: 'uniform' }, 17_000);
    const scores = new Array<number>(17).fill(0);
    const prizes = new Array<number>(10).fill(0);
    for (const { score, potentialPrize } of tickets) {
      scores[score - 83] = (scores[score - 83] ?? Number.NaN) + 1;
      const share = (potentialPrize / lotteryOf('megasena').basePrize - 1) / 0.4;
      const cell = Math.min(9, Math.floor(share * 10));
      prizes[cell] = (prizes[cell] ?? Number.NaN) + 1;
    }
    expect(chiSquare(scores)).toBeLessThan(chiSquareLimit(17));
    expect(chiSquare(prizes)).toBeLessThan(chiSquareLimit(10));
  });

  test.each([
    [83, 'good'],
    [87, 'good'],
    [88, 'very-strong'],
    [92, 'very-strong'],
    [93, 'top'],
    [97, 'top'],
    [98, 'maximum'],
    [99, 'maximum'],
  ])('%i is %s', (score, expected) => expect(classOfScore(score)).toBe(expected));
});

describe('ticket', () => {
  test('has every field of the specification', () => {
    fc.assert(
      fc.property(anyLottery, anyStrategy, anySeed, anyDate, (lottery, strategy, seed, date) => {
        const request = { lottery: lottery.key, strategy, seed, history: simulated('h', date) };
        for (const ticket of ticketsOf(request, 3)) {
          expect(ticket.id).toMatch(new RegExp(`^${Date.parse(NOW)}-[0-9a-z]+$`));
          expect(ticket.numbers.length).toBe(lottery.pick);
          expect(ticket).toMatchObject({
            date: '2026-11-20T12:00:00.000Z',
            strategy,
            lotteryType: lottery.key,
            isFavorite: false,
            minBetPrice: lottery.minBetPrice,
            relaxed: false,
            scoreClass: classOfScore(ticket.score),
          });
          expect(Number.isInteger(ticket.potentialPrize)).toBe(true);
          expect(ticket.potentialPrize / lottery.basePrize).toBeGreaterThanOrEqual(1);
          expect(ticket.potentialPrize / lottery.basePrize).toBeLessThanOrEqual(1.4);
        }
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['megasena', {}, 5],
    ['megasena', { marks: 8, draws: 4 }, 140],
    ['lotofacil', { marks: 16 }, 48],
    ['duplasena', { marks: 15 }, 12_512.5],
    ['diadasorte', { marks: 8, month: 3 }, 20],
    ['timemania', { marks: 10 }, 3.5],
    ['lotomania', { mirror: true }, 6],
  ] as const)('one of %s with %o costs what the game costs in a draw', (lottery, bet, price) => {
    const request = { seed: 's', history: simulated('h', DATE), strategy: 'uniform' } as const;
    for (const ticket of ticketsOf({ ...request, lottery, bet }, 3)) {
      expect(ticket.minBetPrice).toBe(price);
    }
  });
});
