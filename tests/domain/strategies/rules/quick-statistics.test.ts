import { countBy, orderBy, range } from 'lodash';
import { describe, expect, test } from 'vitest';
import type { LotteryKey } from '../../../../workers/shared/lotteries.ts';
import { countIn, forBatches, TABLE, valuesOf } from '../batches.ts';

describe.each(TABLE)('%s', (key, total, pick) => {
  test('quentes-frios has the exact counts of hot and cold numbers', () => {
    forBatches('quentes-frios', key, ({ context, tickets, relaxed }) => {
      const times = countBy(context.history.flatMap((draw) => draw.numbers));
      const order = orderBy(range(1, total + 1), [(n) => times[n] ?? 0, (n) => n], ['desc', 'asc']);
      const [hot, cold] = [order.slice(0, 10), order.slice(-5)];
      expect(valuesOf(tickets, (ticket) => countIn(ticket, hot))).toEqual([
        Math.min(10, Math.ceil(pick / 2)),
      ]);
      expect(valuesOf(tickets, (ticket) => countIn(ticket, cold))).toEqual([
        Math.min(5, Math.floor(pick / 3)),
      ]);
      expect(relaxed).not.toContain(true);
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
      expect(valuesOf(tickets, (ticket) => countIn(ticket, newest))).toEqual([repeated]);
      expect(relaxed).not.toContain(true);
    });
  });

  test('pares-impares has as many evens as odds, or one more or less', () => {
    const evens = range(2, total + 1, 2);
    forBatches('pares-impares', key, ({ tickets, relaxed }) => {
      const imbalance = (even: number) => Math.abs(even - (pick - even));
      expect(valuesOf(tickets, (ticket) => imbalance(countIn(ticket, evens)))).toEqual([pick % 2]);
      expect(relaxed).not.toContain(true);
    });
  });

  test('sequencia has a pair of neighbours and no run beyond the limit', () => {
    const longest = key === 'lotofacil' ? 4 : 3;
    forBatches('sequencia', key, ({ tickets, relaxed }) => {
      const marks = tickets.map((ticket) =>
        range(1, total + 1)
          .map((n) => (ticket.includes(n) ? 'x' : '.'))
          .join(''),
      );
      expect(marks.filter((line) => !line.includes('xx'))).toEqual([]);
      expect(marks.filter((line) => line.includes('x'.repeat(longest + 1)))).toEqual([]);
      expect(relaxed).not.toContain(true);
    });
  });

  test('espelhamento is made of mirror pairs, and of one number more when P is odd', () => {
    forBatches('espelhamento', key, ({ tickets, relaxed }) => {
      const aloneIn = (ticket: readonly number[]) =>
        ticket.filter((n) => !ticket.some((m) => m !== n && m + n === total + 1));
      expect(valuesOf(tickets, (ticket) => aloneIn(ticket).length)).toEqual([pick % 2]);
      if (pick % 2 === 1 && total % 2 === 1) {
        expect(valuesOf(tickets, (ticket) => aloneIn(ticket)[0])).toEqual([(total + 1) / 2]);
      }
      expect(relaxed).not.toContain(true);
    });
  });
});
