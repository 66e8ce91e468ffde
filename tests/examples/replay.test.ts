import { type Receipt, replay } from 'robo-da-sorte';
import { expect, test } from 'vitest';

const receipt: Receipt = {
  engine: '3',
  lottery: 'quina',
  strategy: 'strategic',
  games: 2,
  seed: 'abc',
  historySeed: 'h1',
  date: '2026-11-20',
  now: '2026-11-20T12:00:00Z',
};

test('a receipt gives its numbers, for ever', () => {
  const numbers = replay(receipt).tickets.map((ticket) => ticket.numbers.join(' '));
  expect(numbers).toEqual(['10 17 32 53 61', '10 11 22 35 53']);
});
