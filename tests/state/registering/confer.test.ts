import { describe, expect, test } from 'vitest';
import { confer } from '../../../src/state/registering/confer.ts';
import { oneOfEach, ticketOf } from '../saved-games/tickets.ts';

const mega = [ticketOf(1), ticketOf(2)];
const PRINTED = 'MEGA-SENA\n02 51 52 53 54 55\n03 51 52 53 54 55';

describe('games beside a receipt', () => {
  test('are all there', () => {
    expect(confer(mega, PRINTED)).toMatchObject({ bets: 2, registered: 2, near: [], missing: [], others: [] });
  });

  test('are named by their places', () => {
    expect(confer(mega, '02 51 52 53 54 55\n09 51 52 53 54 55')).toMatchObject({
      registered: 1,
      near: [{ bet: { place: 1 }, missing: 3, instead: 9 }],
    });
  });

  test('of Lotomania have a mirror that is printed as a bet of its own', () => {
    const lotomania = oneOfEach.filter(({ lotteryType }) => lotteryType === 'lotomania');
    const [{ numbers = [] } = {}] = lotomania;
    const games = lotomania.map((game) => ({ ...game, mirror: true as const }));
    expect(confer(games, numbers.join(' '))).toMatchObject({
      bets: 2,
      registered: 1,
      missing: [{ place: 0, isMirror: true }],
    });
  });

  test.each([
    ['', { fault: 'empty' }],
    [' \n ', { fault: 'empty' }],
    ['x'.repeat(100_001), { fault: 'too-long' }],
    ['LOTERIAS, obrigado', { fault: 'no-games' }],
    ['Quina concurso 6.900: 04 12 23 34 45', { fault: 'other-lottery', lottery: 'quina' }],
    // Its tiers have the names of others.
    ['MEGA-SENA, sena, quina, quadra', { fault: 'no-games' }],
  ])('%# that cannot be compared are refused with the reason', (text, fault) => {
    expect(confer(mega, text)).toEqual(fault);
  });
});
