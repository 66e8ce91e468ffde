import { expect, test } from 'vitest';
import { handAnswer } from '../../../src/content/check/by-hand.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';

const told = { draws: [{ numbers: [1, 2, 3, 4, 5, 6] }], isWhole: true };

test.each([
  [{ saved: 0, games: 0 }, '6 de 6'],
  [{ saved: 1, games: 0 }, 'Nenhum jogo seu participou deste sorteio.'],
  [{ saved: 1, games: 1 }, 'Não foi desta vez.'],
])('a draw without a hit of %j is answered with «%s»', (games, answer) => {
  expect(handAnswer(lotteryOf('megasena'), told, { ...games, bets: 0, tier: undefined, most: 0 })).toBe(answer);
});
