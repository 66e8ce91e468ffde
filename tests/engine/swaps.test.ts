import { range, uniq } from 'lodash';
import { describe, expect, test } from 'vitest';
import { replay } from '../../workers/replay/replay.ts';
import type { LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { writeReceipt } from '../../workers/shared/run/receipt.ts';
import { type GenerateRequest, RequestError } from '../../workers/shared/run/request.ts';
import type { StrategyId } from '../../workers/shared/strategy/catalogue.ts';
import { generate } from '../../workers/tasks/generate.ts';
import { resultOf } from '../tasks/result-of.ts';
import { RULES } from './strategies/properties.ts';

const NAMES = { history: simulated('h1', '2026-11-20'), now: '2026-11-20T12:00:00Z', seed: 'abc' };

const runOf = (lottery: LotteryKey, strategy: StrategyId, games: number, swaps: number[]) =>
  resultOf(generate, { ...NAMES, lottery, strategy, games, swaps });

describe.each(RULES)('a swapped ticket of %s', (strategy) => {
  // The candidates of campeao take long.
  const lottery = strategy === 'campeao' ? 'quina' : 'lotomania';

  test('it is another one than any before, and the others stay', () => {
    const stages = [[], [2], [2, 0], [2, 0, 2]].map((swaps) => runOf(lottery, strategy, 4, swaps));
    const [own, first, second, third] = stages.map(({ tickets }) => tickets);
    expect(first?.map((ticket, i) => (i === 2 ? 'swapped' : ticket))).toEqual(
      own?.map((ticket, i) => (i === 2 ? 'swapped' : ticket)),
    );
    expect(second?.slice(1)).toEqual(first?.slice(1));
    expect(third?.map((ticket, i) => (i === 2 ? 'swapped' : ticket))).toEqual(
      second?.map((ticket, i) => (i === 2 ? 'swapped' : ticket)),
    );
    const seen = [...(own ?? []), first?.[2], second?.[0], third?.[2]];
    expect(uniq(seen.map((ticket) => ticket?.numbers.join()))).toHaveLength(7);
    expect(uniq(seen.map((ticket) => ticket?.id))).toHaveLength(7);
    expect(uniq(seen.map((ticket) => ticket?.potentialPrize)).length).toBeGreaterThan(5);
    expect(stages[3]?.receipt.swaps).toEqual([2, 0, 2]);
    expect(stages[3]?.facts.map(({ sum }) => sum)).toEqual(
      third?.map(({ numbers }) => numbers.reduce((sum, n) => sum + n, 0)),
    );
  });
});

test('a replay has them, with what is told of them, in steps of any length', () => {
  const request: GenerateRequest = {
    ...NAMES,
    lottery: 'timemania',
    strategy: 'atrasados',
    games: 700,
    swaps: [699, 300, 0],
    bet: { marks: 10, team: 7 },
  };
  const replayOf = (asked: GenerateRequest) => replay(writeReceipt({ ...asked, engine: '4' }));
  const [own, swapped] = [{ ...request, swaps: [] }, request].map(replayOf);
  const other = range(700).filter((i) => own?.tickets[i]?.id !== swapped?.tickets[i]?.id);
  expect(other).toEqual([0, 300, 699]);
  expect(swapped?.tickets.every((ticket) => ticket.team === 7)).toBe(true);
  const few = { ...request, games: 20, swaps: [19, 3] };
  const { tickets, facts } = resultOf(generate, few);
  expect(replayOf(few)).toEqual({ tickets, facts });
});

test.each([
  ['of a ticket that there is not', { swaps: [3] }],
  ['of no ticket', { swaps: [-1] }],
  ['that are no list', { swaps: 2 }],
  ['by a text', { swaps: ['1'] }],
  ['more than a hundred times', { swaps: range(101).map(() => 0) }],
  ['of a wheel', { swaps: [0], strategy: 'cercamento' }],
  ['with an engine that knows of none', { swaps: [0], engine: '3' }],
])('a swap %s is refused', (_, change) => {
  const request = { ...NAMES, lottery: 'quina', strategy: 'quick', games: 3, ...change };
  const refused = () => resultOf(generate, request as GenerateRequest);
  expect(refused).toThrow(RequestError);
  expect(refused).toThrow(expect.objectContaining({ problem: { field: 'swaps' } }));
});

test('a hundred swaps are taken', () => {
  const swaps = range(100).map((i) => i % 3);
  expect(runOf('quina', 'quick', 3, swaps).tickets).toHaveLength(3);
});
