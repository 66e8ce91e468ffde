import { describe, expect, test } from 'vitest';
import { layoutPicture, PICTURE_WIDTH } from '../../../src/state/share/picture-layout.ts';
import { betSizes } from '../../../workers/shared/bet/bet.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { anyTicket } from '../../content/share/any-ticket.ts';

const LINK = `https://robo-da-sorte.example/?r=${'x'.repeat(600)}`;

describe.each(LOTTERIES)('the picture of $name', (lottery) => {
  test.each([1, 3, 20])('that of %i tickets of any size holds all of them, none over another', (games) => {
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

test('a longer link has a larger code; a picture without a link has no room for one', () => {
  const [without, short, long] = [null, LINK.slice(0, 80), LINK].map((link) => layoutPicture([anyTicket({})], link));
  expect([without?.code, short?.code, long?.code]).toEqual([0, 240, 320]);
  expect(without?.foot).toBeGreaterThan(short?.foot ?? 0);
});

test.each([1, 3, 5, 6, 10, 20])(
  '%i games of five to seven numbers are as tall as a chat shows, at most twice as tall as wide',
  (games) => {
    for (const lotteryType of ['megasena', 'quina', 'timemania', 'diadasorte', 'duplasena'] as const) {
      for (const link of [null, LINK.slice(0, 150)]) {
        const numbers = Array.from({ length: lotteryType === 'quina' ? 5 : 7 }, (_, i) => i + 1);
        const { height, columns } = layoutPicture(Array(games).fill(anyTicket({ lotteryType, numbers })), link);
        expect(height).toBeGreaterThanOrEqual(1350);
        expect(height, `${lotteryType} ${link?.length}`).toBeLessThanOrEqual(2 * PICTURE_WIDTH);
        if (games >= 6) expect(columns).toBe(2);
      }
    }
  },
);

test('a single game has its numbers in two rows, up to seven of them', () => {
  const rows = (count: number) =>
    layoutPicture([anyTicket({ numbers: Array.from({ length: count }, (_, i) => i + 1) })], null).games[0]?.rows.map(
      (row) => row.length,
    );
  expect([rows(5), rows(6), rows(7)]).toEqual([
    [3, 2],
    [3, 3],
    [4, 3],
  ]);
});

test('one ticket of any lottery and size is 1350 pixels high, several have even gaps in what is left', () => {
  for (const lottery of LOTTERIES) {
    for (const marks of betSizes(lottery)) {
      const numbers = Array.from({ length: marks }, (_, i) => i + 1);
      const { height } = layoutPicture([anyTicket({ lotteryType: lottery.key, numbers })], LINK.slice(0, 80));
      expect(height, `${lottery.key} ${marks}`).toBe(1350);
    }
  }
  const { head, games, foot } = layoutPicture(Array(10).fill(anyTicket({})), null);
  const edges = [head, ...games.filter((_, i) => i % 2 === 0).flatMap((game) => [game.y, game.y + game.cell]), foot];
  const gaps = [1, 2, 3].map((line) => (edges[2 * line + 1] ?? 0) - (edges[2 * line] ?? 0));
  expect(new Set(gaps.map(Math.round)).size).toBe(1);
  expect(gaps[0]).toBeGreaterThan(80);
});
