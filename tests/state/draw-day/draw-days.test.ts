import { expect, test } from 'vitest';
import { drawTime, nextDraw } from '../../../src/state/draw-day/draw-days.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';

/** The next draw after an instant, as Brasília writes it. */
function after(key: LotteryKey, instant: string): string {
  const draw = new Date(nextDraw(key, Date.parse(instant)));
  return draw.toLocaleString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    weekday: 'short',
    day: 'numeric',
    hour: 'numeric',
  });
}

test('the next draw of a lottery is the first that is still to come, at the hour of its day', () => {
  // 20 November 2026 is a Friday, and a holiday.
  expect(after('megasena', '2026-11-20T12:00Z')).toBe('dom., 22, 11');
  expect(after('megasena', '2026-11-22T13:59:59.999Z')).toBe('dom., 22, 11');
  expect(after('megasena', '2026-11-22T14:00Z')).toBe('ter., 24, 21');
  expect(after('diadasorte', '2026-11-25T23:59:59Z')).toBe('qua., 25, 21');
  expect(after('quina', '2026-11-26T00:00Z')).toBe('qui., 26, 21');
  expect(after('lotomania', '2026-11-19T23:00Z')).toBe('seg., 23, 21');
  expect(after('duplasena', '2026-11-26T00:00Z')).toBe('sex., 27, 21');
  // Before the calendar of July 2026, on its first day, which has none, and around a moved draw.
  expect(after('megasena', '2026-07-11T12:00Z')).toBe('sáb., 11, 21');
  expect(after('megasena', '2026-07-18T12:00Z')).toBe('dom., 19, 11');
  expect(after('lotofacil', '2026-06-13T12:00Z')).toBe('dom., 14, 21');
  expect(after('megasena', '2026-12-30T12:00Z')).toBe('qui., 31, 22');
});

test('each lottery has a draw within 13 days of any instant that is one', () => {
  const day = 86_400_000;
  for (const { key } of LOTTERIES) {
    for (let at = Date.parse('2026-01-01'); at < Date.parse('2030-01-01'); at += 7 * day) {
      expect(nextDraw(key, at) - at, `${key} ${new Date(at).toISOString()}`).toBeLessThan(13 * day);
    }
  }
});

test('no instant has no next draw, and ends; days before 1970 have their draws', () => {
  expect(nextDraw('megasena', Number.NaN)).toBeNaN();
  expect(after('megasena', '1969-12-30T12:00Z')).toBe('ter., 30, 21');
});

test('the draw of a day that somebody has told is at its hour, at 21 h where the rules know of none', () => {
  const at = (day: string) => new Date(drawTime('megasena', day)).toISOString();
  expect(at('2026-07-19')).toBe('2026-07-19T14:00:00.000Z');
  expect(at('2026-07-20')).toBe('2026-07-21T00:00:00.000Z');
});
