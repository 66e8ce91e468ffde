import { expect, test } from 'vitest';
import { wheelTexts } from '../../../src/content/run/wheel.ts';

// Lotomania: 51 numbers in one ticket, 55 in eleven.
test('a wheel that is proven by counting tells the count', () => {
  expect(wheelTexts.leftOut(1, 51, 20)).toBe(
    'dos 51 números cercados, um bilhete deixa só 1 de fora: dos 20 sorteados, acerta ao menos 19',
  );
  expect(wheelTexts.pigeonhole(10, 11, 20)).toBe(
    'cada número cercado está em ao menos 10 dos 11 bilhetes: os 20 sorteados somam 200 acertos, e algum bilhete tem 19 ou mais',
  );
});
