import { range } from 'lodash';
import { describe, test } from 'vitest';
import type { LotteryKey } from '../../../../workers/shared/lotteries.ts';
import { countIn, expectNone, expectOfAll, forBatches, TABLE } from '../batches.ts';

/** The most neighbours in a row in an ascending ticket. */
function longestRun(ticket: readonly number[]): number {
  let [longest, run] = [0, 0];
  ticket.forEach((n, i) => {
    run = i > 0 && ticket[i - 1] === n - 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

describe.each(TABLE)('%s', (key, total, pick) => {
  test('quentes-frios has the exact counts of hot and cold numbers', () => {
    forBatches('quentes-frios', key, ({ context, tickets, relaxed }) => {
      const times = new Array<number>(total + 1).fill(0);
      const timesOf = (n: number) => times[n] as number;
      for (const { numbers } of context.history) for (const n of numbers) times[n] = timesOf(n) + 1;
      const order = range(1, total + 1).sort((a, b) => timesOf(b) - timesOf(a) || a - b);
      const [hot, cold] = [order.slice(0, 10), order.slice(-5)];
      expectOfAll(tickets, (t) => countIn(t, hot), Math.min(10, Math.ceil(pick / 2)));
      expectOfAll(tickets, (t) => countIn(t, cold), Math.min(5, Math.floor(pick / 3)));
      expectNone(relaxed.filter(Boolean));
    });
  });

  test('repeticoes overlaps the newest draw in exactly r numbers', () => {
    const r: Record<LotteryKey, number> = {
      megasena: 1,
      lotofacil: 9,
      quina: 1,
      duplasena: 1,
      timemania: 1,
      diadasorte: 2,
      lotomania: 25,
    };
    forBatches('repeticoes', key, ({ context, tickets, relaxed }) => {
      const newest = context.history[0]?.numbers ?? [];
      // A real draw of Lotomania has 20 numbers.
      const repeated = newest.length === 20 ? 10 : r[key];
      expectOfAll(tickets, (ticket) => countIn(ticket, newest), repeated);
      expectNone(relaxed.filter(Boolean));
    });
  });

  test('pares-impares has as many evens as odds, or one more or less', () => {
    const evens = range(2, total + 1, 2);
    forBatches('pares-impares', key, ({ tickets, relaxed }) => {
      const imbalance = (even: number) => Math.abs(even - (pick - even));
      expectOfAll(tickets, (ticket) => imbalance(countIn(ticket, evens)), pick % 2);
      expectNone(relaxed.filter(Boolean));
    });
  });

  test('sequencia has a pair of neighbours and no run beyond the limit', () => {
    const longest = key === 'lotofacil' ? 4 : 3;
    forBatches('sequencia', key, ({ tickets, relaxed }) => {
      expectNone(tickets.filter((ticket) => longestRun(ticket) < 2));
      expectNone(tickets.filter((ticket) => longestRun(ticket) > longest));
      expectNone(relaxed.filter(Boolean));
    });
  });

  test('espelhamento is made of mirror pairs, and of one number more when P is odd', () => {
    forBatches('espelhamento', key, ({ tickets, relaxed }) => {
      const aloneIn = (ticket: readonly number[]) =>
        ticket.filter((n) => n === total + 1 - n || !ticket.includes(total + 1 - n));
      expectOfAll(tickets, (ticket) => aloneIn(ticket).length, pick % 2);
      if (pick % 2 === 1 && total % 2 === 1) {
        expectOfAll(tickets, (ticket) => aloneIn(ticket)[0] ?? 0, (total + 1) / 2);
      }
      expectNone(relaxed.filter(Boolean));
    });
  });
});
