import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createUrn } from '../../../workers/engine/random/urn.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { layWheel } from '../../../workers/engine/wheels/lay.ts';
import { proveLaid } from '../../../workers/engine/wheels/prove-laid.ts';
import { wheelSizesOf } from '../../../workers/engine/wheels/wheel-sizes.ts';
import { allNumbers, LOTTERIES, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { guaranteesOf } from '../../../workers/shared/strategy/guarantees.ts';
import { stream } from '../support/newest.ts';
import { anyWords, repeat } from '../support/repeat.ts';

/** A lottery, a guarantee, a ticket count, a pool within reach and a seed. */
const requests = fc
  .record({
    lottery: fc.constantFrom(...LOTTERIES),
    tickets: fc.integer({ min: 1, max: 20 }),
    guaranteeAt: fc.nat(),
    poolAt: fc.nat(),
    seed: fc.string({ maxLength: 8 }),
  })
  .map(({ lottery, tickets, guaranteeAt, poolAt, seed }) => {
    const guarantees = guaranteesOf(lottery);
    const guarantee = guarantees[guaranteeAt % guarantees.length] as number;
    const sizes = wheelSizesOf(lottery, guarantee).filter((size) => size.tickets <= tickets);
    const { pool } = sizes[poolAt % sizes.length] as { pool: number };
    const numbers = new Uint8Array(pool);
    createUrn(allNumbers(lottery)).draw(stream(seed, 'pool'), pool, numbers, 0);
    return { lottery, tickets, guarantee, numbers: [...numbers.sort()], seed };
  });

function lay({ seed, ...request }: typeof requests extends fc.Arbitrary<infer R> ? R : never) {
  const laid = layWheel({ ...request, stream: stream(seed, 'lay') });
  if (!laid) throw new Error('the pool is out of range');
  return laid;
}

describe('layWheel', () => {
  test('lays as many different tickets as asked for, out of the pool, and the guarantee holds', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const laid = lay(request);
        const { lottery, numbers } = request;
        const pool = new Set(numbers);
        const isTicket = (ticket: readonly number[]) =>
          ticket.length === lottery.pick && ticket.every((n, i) => n > (ticket[i - 1] ?? 0) && pool.has(n));
        expect(laid.tickets.filter((ticket) => !isTicket(ticket))).toEqual([]);
        expect(new Set(laid.tickets.map(String)).size).toBe(laid.tickets.length);
        // A pool of pick numbers has one ticket, of one more pick + 1, of two more over 20.
        const max = [1, lottery.pick + 1][numbers.length - lottery.pick] ?? 20;
        expect(laid.tickets).toHaveLength(Math.min(request.tickets, max));
        expect(laid.wheel).toBeLessThanOrEqual(laid.tickets.length);
        expect(runToEnd(proveLaid(numbers, laid)).holds).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('lays whole batches from a stream that repeats itself, too', () => {
    fc.assert(
      fc.property(requests, anyWords, ({ lottery, numbers, guarantee, tickets }, words) => {
        const laid = layWheel({ lottery, numbers, guarantee, tickets, stream: repeat(words) });
        if (!laid) throw new Error('the pool is out of range');
        const max = [1, lottery.pick + 1][numbers.length - lottery.pick] ?? 20;
        expect(new Set(laid.tickets.map(String)).size).toBe(Math.min(tickets, max));
        expect(runToEnd(proveLaid(numbers, laid)).holds).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('proves nothing for a batch with a number of a wheel ticket exchanged', () => {
    const quina = lotteryOf('quina');
    const numbers = [11, 22, 33, 44, 55, 66, 77, 78, 79, 80];
    const laid = lay({ lottery: quina, numbers, guarantee: 3, tickets: 2, seed: 'a' });
    const [first = [], second = []] = laid.tickets;
    const spoilt = [[...first.slice(1), second[0] as number], second];
    const proof = runToEnd(proveLaid(numbers, { ...laid, tickets: spoilt }));
    // Missed: five of {the lost number, 4 of `first`, 4 others of `second`, the shared one} with at most two in each
    // ticket, so the lost number and two from each side: C(4,2) · C(4,2).
    expect(proof).toEqual({ kind: 'exhaustive', total: 252, covered: 216, holds: false });
    const outside = [[1, ...first.slice(1)], second];
    expect(() => runToEnd(proveLaid(numbers, { ...laid, tickets: outside }))).toThrow(RangeError);
  });

  test('gives Lotomania tickets and their complements, pair after pair', () => {
    const lottery = lotteryOf('lotomania');
    const numbers = allNumbers(lottery);
    const { tickets, wheel } = lay({ lottery, numbers, guarantee: 10, tickets: 20, seed: 'a' });
    expect(wheel).toBe(2);
    for (let i = 0; i < 20; i += 2) {
      expect(new Set([...(tickets[i] ?? []), ...(tickets[i + 1] ?? [])]).size).toBe(100);
    }
  });

  test('refuses numbers that are not ascending numbers of the lottery', () => {
    const request = {
      lottery: lotteryOf('megasena'),
      guarantee: 4,
      tickets: 3,
      stream: stream('a'),
    };
    for (const numbers of [
      [1, 2, 3, 4, 5, 5, 6],
      [7, 6, 5, 4, 3, 2, 1],
      [0, 1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6, 61],
      [1, 2, 3, 4, 5, 6, 6.5],
    ]) {
      expect(() => layWheel({ ...request, numbers })).toThrow(RangeError);
    }
  });
});
