import { expect, test } from 'vitest';
import { slipPlaces } from '../../../src/state/copy-mode/slips.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';

const game = (lotteryType: LotteryKey, marks: number) => ({
  lotteryType,
  numbers: Array.from({ length: marks }, (_, i) => i + 1),
});

const where = (...games: readonly ReturnType<typeof game>[]) =>
  slipPlaces(games).map(({ slip, place, places }) => `${slip}: ${place}/${places}`);

test('three games of Mega-Sena share a slip, the fourth begins another', () => {
  const four = Array.from({ length: 4 }, () => game('megasena', 6));
  expect(where(...four)).toEqual(['1: 1/3', '1: 2/3', '1: 3/3', '2: 1/3']);
});

test('each Lotomania and each Timemania has a slip of its own', () => {
  const games = [game('lotomania', 50), game('lotomania', 50), game('timemania', 10)];
  expect(where(...games)).toEqual(['1: 1/1', '2: 1/1', '3: 1/1']);
});

test('another lottery, and another number of marks, begin a slip', () => {
  const games = [
    ...[game('quina', 5), game('megasena', 6), game('megasena', 8), game('megasena', 8)],
    ...[game('quina', 5), game('quina', 5), game('quina', 5)],
  ];
  expect(where(...games)).toEqual(['1: 1/2', '2: 1/3', '3: 1/3', '3: 2/3', '4: 1/2', '4: 2/2', '5: 1/2']);
});
