import { expect, test } from 'vitest';
import { nextDraw } from '../../../workers/shared/lottery/draw-days.ts';
import { LOTTERIES, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';

/** The next draw after an instant, as Brasília writes it. */
function after(key: Parameters<typeof lotteryOf>[0], instant: string): string {
  const draw = new Date(nextDraw(lotteryOf(key), Date.parse(instant)));
  return draw.toLocaleString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    weekday: 'short',
    day: 'numeric',
    hour: 'numeric',
  });
}

test('the next draw of a lottery is at 21 h of Brasília on the first of its days that is still to come', () => {
  // 20 November 2026 is a Friday.
  expect(after('megasena', '2026-11-20T12:00Z')).toBe('sáb., 21, 21');
  expect(after('megasena', '2026-11-21T23:59:59.999Z')).toBe('sáb., 21, 21');
  expect(after('megasena', '2026-11-22T00:00Z')).toBe('ter., 24, 21');
  expect(after('quina', '2026-11-21T23:00Z')).toBe('sáb., 21, 21');
  expect(after('quina', '2026-11-22T00:00Z')).toBe('seg., 23, 21');
  expect(after('lotomania', '2026-11-20T23:00Z')).toBe('sex., 20, 21');
  expect(after('duplasena', '2026-11-21T00:00Z')).toBe('seg., 23, 21');
});

test('each lottery is drawn at least three times a week, and never on a Sunday', () => {
  for (const { drawDays } of LOTTERIES) {
    expect(drawDays.length).toBeGreaterThanOrEqual(3);
    expect(drawDays).not.toContain(0);
  }
});

test('no instant has no next draw, and ends; days before 1970 have their draws', () => {
  expect(nextDraw(lotteryOf('megasena'), Number.NaN)).toBeNaN();
  expect(after('megasena', '1969-12-30T12:00Z')).toBe('ter., 30, 21');
});
