import { describe, expect, test, vi } from 'vitest';
import { wheelSizesOf } from '../../workers/engine/wheels/wheel-sizes.ts';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { ENGINE_VERSION, ENGINE_VERSIONS } from '../../workers/shared/run/engine-version.ts';
import { type GenerateRequest, RequestError } from '../../workers/shared/run/request.ts';
import { guaranteesOf } from '../../workers/shared/strategy/guarantees.ts';
import { generate } from '../../workers/tasks/generate.ts';
import { createHost } from '../../workers/tasks/host.ts';
import { wheel, wheelSizes } from '../../workers/tasks/wheel.ts';
import { REQUEST } from '../pool/support/requests.ts';
import { resultOf } from './result-of.ts';

const request: GenerateRequest = { ...REQUEST, strategy: 'cercamento', games: 6 };

const host = () => createHost({ sliceMs: 0, pause: () => Promise.resolve(), clock: () => performance.now() });

describe('task wheel', () => {
  test.each(LOTTERIES)('answers $key tickets with all their fields, facts and a proof', async ({ key }) => {
    const made = resultOf(wheel, { ...request, lottery: key, games: 20 });
    expect(made.receipt).toEqual({ engine: ENGINE_VERSION, ...request, lottery: key, games: 20 });
    expect(made.tickets).toHaveLength(20);
    expect(made.facts).toHaveLength(20);
    for (const ticket of made.tickets) {
      expect(ticket).toMatchObject({ strategy: 'aggressive', catalogueId: 'cercamento' });
      expect(ticket.lotteryType).toBe(key);
    }
    expect(new Set(made.tickets.map((ticket) => ticket.id)).size).toBe(20);
    expect(made.proof).toBeDefined();
  });

  test('names the proof: every draw of 12 numbers in 6 tickets', async () => {
    const { proof } = resultOf(wheel, request);
    expect(proof).toMatchObject({
      kind: 'exhaustive',
      checked: 924,
      total: 924,
      hits: 4,
      drawn: 6,
      wheel: 6,
      lowerBound: 4,
      poolOdds: 54_181,
      wheelCost: 30,
      cost: 30,
    });
    expect(proof?.pool).toHaveLength(12);
  });

  test.each(ENGINE_VERSIONS)('replays a receipt of engine %s to the same answer', async (engine) => {
    const options = { pool: [60, 1, 13, 7, 22, 31, 45, 54], hits: 5 };
    const made = resultOf(wheel, { ...request, options, engine });
    expect(made.receipt).toMatchObject({ options, engine });
    expect(resultOf(wheel, made.receipt)).toEqual(made);
  });

  test('lays the wheel and draws the extra tickets with streams of its engine', async () => {
    // One ticket of the pool's own six numbers, the others are extra.
    const pool = [1, 2, 3, 4, 5, 6];
    const [old, newest] = (['2', '3'] as const).map((engine) =>
      resultOf(wheel, { ...request, options: { pool }, engine }),
    );
    const [[first, ...extra] = [], [other, ...others] = []] = [old, newest].map((made) =>
      made?.tickets.map(({ numbers }) => numbers.join()),
    );
    expect(other).toBe(first);
    for (const ticket of others) expect(extra).not.toContain(ticket);
  });

  test('pauses while it proves, and goes on up to 1', async () => {
    const input = { ...request, lottery: 'timemania', games: 20, options: { hits: 3 } } as const;
    const steps = [...wheel.run(input)];
    expect(steps.length).toBeGreaterThan(30);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBeLessThanOrEqual(1);
  });

  test.each([
    [[1, 2, 3, 4, 5], { min: 6, max: 12 }],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], { min: 6, max: 12 }],
  ])('refuses the pool %j and says how many numbers there may be', async (pool, range) => {
    const { outcome } = await host().run(1, 'wheel', { ...request, options: { pool } });
    expect(outcome).toMatchObject({
      ok: false,
      code: 'invalid-request',
      problem: { field: 'options', option: 'pool', range },
    });
  });

  test('it is for wheels, as the task generate is for rules', () => {
    expect(resultOf(generate, { ...request, strategy: 'quick' })).not.toHaveProperty('proof');
    expect(() => resultOf(generate, request)).toThrow(RequestError);
    expect(() => resultOf(wheel, { ...request, strategy: 'quick' })).toThrow(RequestError);
  });

  test('it is not for more than 20 tickets', () => {
    expect(() => resultOf(wheel, { ...request, games: 21 })).toThrow(RequestError);
  });

  test.each(LOTTERIES)('lists the wheels of each guarantee of $key', async (lottery) => {
    for (const hits of guaranteesOf(lottery)) {
      const listed = resultOf(wheelSizes, { lottery: lottery.key, hits });
      expect(listed).toEqual(wheelSizesOf(lottery, hits));
      for (const [i, size] of listed.entries()) expect(size.pool).toBe(lottery.pick + i);
    }
  });

  test('lists no wheels of a guarantee or a lottery that there is not', async () => {
    expect((await host().run(1, 'wheelSizes', { lottery: 'quina', hits: 5 })).outcome).toMatchObject({
      code: 'invalid-request',
      problem: { field: 'options', option: 'hits' },
    });
    const loteca = 'loteca' as 'quina';
    expect((await host().run(1, 'wheelSizes', { lottery: loteca, hits: 4 })).outcome).toMatchObject({
      problem: { field: 'lottery' },
    });
  });

  test('stops when it is cancelled while its code loads', async () => {
    const run = vi.spyOn(wheel, 'run');
    const serving = host();
    const answer = serving.run(7, 'wheel', request);
    serving.cancel(7);
    expect(await answer).toMatchObject({ outcome: { ok: false, code: 'cancelled' } });
    expect(run).not.toHaveBeenCalled();
  });
});
