import { describe, expect, test } from 'vitest';
import { layoutPicture, PICTURE_WIDTH } from '../../../src/state/share/picture-layout.ts';
import { betSizes } from '../../../workers/shared/bet/bet.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { anyTicket } from '../../content/share/any-ticket.ts';

const LINK = `https://robo-da-sorte.example/?r=${'x'.repeat(600)}`;

describe.each(LOTTERIES)('the picture of $name', (lottery) => {
  test.each([1, 3, 20])('of %i tickets of any size holds all of them, none over another', (games) => {
    for (const marks of betSizes(lottery)) {
      const numbers = Array.from({ length: marks }, (_, i) => i + 1);
      const ticket = anyTicket({ lotteryType: lottery.key, numbers, team: 1, mirror: true });
      const layout = layoutPicture(Array(games).fill(ticket), LINK);
      expect(layout.height).toBeLessThanOrEqual(8192);
      expect(layout.games).toHaveLength(games);
      const boxes = layout.games.map(({ x, y, cell, rows, extras }) => ({
        left: x,
        right: x + cell * (rows[0]?.length ?? 0),
        top: y,
        bottom: y + cell * rows.length + extras.length * 30 + 30,
      }));
      for (const [i, box] of boxes.entries()) {
        expect(layout.games[i]?.rows.flat()).toHaveLength(marks);
        expect([box.left, box.top].every((edge) => edge > 0)).toBe(true);
        expect(box.top).toBeGreaterThan(layout.head);
        expect(box.right).toBeLessThan(PICTURE_WIDTH);
        expect(box.bottom).toBeLessThan(layout.foot);
        for (const other of boxes.slice(0, i)) {
          const apart = other.bottom < box.top || other.right < box.left;
          expect(apart, `${i} of ${marks} marks`).toBe(true);
        }
      }
      // Each number at least as high as a line of text, on the picture as it is.
      expect(Math.min(...layout.games.map(({ cell }) => cell))).toBeGreaterThanOrEqual(44);
    }
  });
});

test('all of the link is in its lines, and a picture without one is shorter', () => {
  const withLink = layoutPicture([anyTicket({})], LINK);
  expect(withLink.linkLines.join('')).toBe(LINK);
  const without = layoutPicture([anyTicket({})], null);
  expect([without.linkLines, without.code]).toEqual([[], 0]);
  expect(without.height).toBeLessThan(withLink.height);
});
