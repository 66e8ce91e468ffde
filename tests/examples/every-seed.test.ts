import fc from 'fast-check';
import { linkFromReceipt, type Receipt, receiptFromLink, replay } from 'robo-da-sorte';
import { expect, test } from 'vitest';

const receiptOf = (seed: string): Receipt => ({
  engine: '3',
  lottery: 'megasena',
  strategy: 'pares-impares',
  games: 5,
  seed,
  historySeed: 'h1',
  date: '2026-11-20',
  now: '2026-11-20T12:00:00Z',
});

test('whatever the seed, a Mega-Sena ticket has three even numbers, and its link gives it again', () => {
  fc.assert(
    fc.property(fc.uuid(), (seed) => {
      const { tickets, facts } = replay(receiptOf(seed));
      expect(facts.map(({ even }) => even)).toEqual([3, 3, 3, 3, 3]);
      const link = linkFromReceipt(receiptOf(seed), 'https://robo.example/');
      expect(replay(receiptFromLink(link)).tickets).toEqual(tickets);
    }),
  );
});
