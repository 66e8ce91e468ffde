import { describe, expect, test } from 'vitest';
import { BLOCK_TICKETS, drawBlock } from '../../workers/domain/batch/block.ts';
import { blockTickets, drawRun, planRun } from '../../workers/domain/batch/run.ts';
import { rankNumbers } from '../../workers/domain/frequency.ts';
import { simulateHistory } from '../../workers/domain/history.ts';
import { ticketFacts } from '../../workers/domain/ticket-facts.ts';
import { ENGINE_VERSION, ENGINE_VERSIONS } from '../../workers/shared/engine-version.ts';
import { simulated } from '../../workers/shared/history.ts';
import { LOTTERIES, lotteryOf } from '../../workers/shared/lotteries.ts';
import { RequestError, type RuleRequest } from '../../workers/shared/request.ts';
import { block } from '../../workers/tasks/block.ts';
import { frequency } from '../../workers/tasks/frequency.ts';
import { generate } from '../../workers/tasks/generate.ts';
import { NEWEST } from '../domain/support/newest.ts';
import { resultOf } from './result-of.ts';

const request: RuleRequest = {
  lottery: 'lotomania',
  strategy: 'quick',
  games: 20,
  seed: 'abc',
  history: simulated('h1', '2026-11-20'),
  now: '2026-11-20T12:00:00Z',
};

describe('task generate', () => {
  test.each(LOTTERIES)('answers the tickets of a $key run and its receipt', ({ key }) => {
    const input = { ...request, lottery: key };
    const plan = planRun(input);
    const tickets = [...drawRun(plan, 20)].flatMap((b) => blockTickets(plan, input.now, b, 0));
    expect(resultOf(generate, input)).toEqual({
      receipt: { engine: ENGINE_VERSION, ...input },
      tickets,
      facts: tickets.map(({ numbers }) => ticketFacts(plan.context, 'quick', numbers)),
    });
  });

  test.each(ENGINE_VERSIONS)('makes the tickets of engine %s when it is asked for', (engine) => {
    const made = resultOf(generate, { ...request, engine });
    expect(made.receipt).toEqual({ ...request, engine });
    expect(resultOf(generate, made.receipt)).toEqual(made);
    const newest = resultOf(generate, request);
    expect(made.tickets).not.toEqual(engine === ENGINE_VERSION ? [] : newest.tickets);
  });

  test('reports how far it is, up to 1', () => {
    const steps = [...generate.run(request)];
    expect(steps.at(-1)).toBe(1);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });

  test('leaves fields that the request should not have out of the receipt', () => {
    const input = { ...request, extra: 'x' } as RuleRequest;
    expect(Object.keys(resultOf(generate, input).receipt)).not.toContain('extra');
  });

  test('refuses a bad request at its first slice', () => {
    expect(() => resultOf(generate, { ...request, games: 21 })).toThrow(RequestError);
  });
});

describe('task frequency', () => {
  test.each(LOTTERIES)('answers the ranking of $key', ({ key }) => {
    const { history } = request;
    const lottery = lotteryOf(key);
    const draws = simulateHistory(NEWEST, lottery, history.seed, history.date);
    expect(resultOf(frequency, { lottery: key, history })).toEqual(rankNumbers(lottery, draws));
  });

  test('refuses a bad request', () => {
    expect(() =>
      resultOf(frequency, { ...request, history: simulated('h1', '2026-02-31') }),
    ).toThrow(RequestError);
  });
});

describe('task block', () => {
  test('draws with the engine of the request', () => {
    const [old, newest] = (['2', '3'] as const).map((engine) =>
      resultOf(block, { ...request, engine, block: 0 }),
    );
    expect(old?.numbers).not.toEqual(newest?.numbers);
    expect(resultOf(block, { ...request, block: 0 })).toEqual(newest);
  });

  test('answers that block of the run, as many tickets as it holds', () => {
    const answer = resultOf(block, { ...request, games: BLOCK_TICKETS, block: 3 });
    expect(answer).toEqual(drawBlock(planRun(request), 3, BLOCK_TICKETS));
  });

  test('hands over the buffers of its answer', () => {
    const answer = resultOf(block, { ...request, block: 0 });
    expect(block.transfers?.(answer)).toEqual([
      answer.numbers.buffer,
      answer.keys.buffer,
      answer.relaxed.buffer,
    ]);
  });

  test('refuses more tickets than a block holds', () => {
    const ask = () => resultOf(block, { ...request, games: BLOCK_TICKETS + 1, block: 0 });
    expect(ask).toThrow(RequestError);
  });

  test.each([-1, 0.5, Number.NaN, '1'])('refuses %j as the index of a block', (index) => {
    const ask = () => resultOf(block, { ...request, block: index as number });
    expect(ask).toThrow(RangeError);
  });
});
