import { afterEach, describe, expect, test } from 'vitest';
import { nextDraw } from '../../../src/state/draw-day/draw-days.ts';
import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import { bring } from '../../../workers/shared/rules/brought.ts';
import { drawOn, drawsSource } from '../../../workers/shared/rules/draw-on.ts';
import { SUNDAY_11 } from '../../../workers/shared/rules/weeks.ts';

const SINCE = '2026-07-18';
const READ = { read: '2026-08-20' };

afterEach(() => bring({}));

/** The days of draws of the Mega-Sena that come after a day. */
function daysAfter(day: string, count: number): string[] {
  const days: string[] = [];
  for (let at = Date.parse(`${day}T03:00Z`); days.length < count; days.push(dayInBrazil(at)))
    at = nextDraw('megasena', at);
  return days;
}

describe('a week that kept draws tell', () => {
  test('a day is added from its first draw on, at the hours of another day of that week', () => {
    bring({ megasena: { since: SINCE, turned: ['2026-10-17'], until: '2026-10-29' } });
    expect(drawOn('megasena', '2026-10-10')).toBeUndefined();
    const [at, salesEnd] = ['2026-10-17T21:00-03:00', '2026-10-17T20:00-03:00'].map((time) => Date.parse(time));
    expect(drawOn('megasena', '2026-10-17')).toEqual({ at, salesEnd, draws: 1, isSure: true });
    expect(daysAfter('2026-11-26', 4)).toEqual(['2026-11-26', '2026-11-28', '2026-11-29', '2026-12-01']);
    // Other lotteries have theirs.
    expect(drawOn('timemania', '2026-10-17')).toBeUndefined();
  });

  test('a Sunday has the hours of Sundays', () => {
    bring({ lotomania: { since: '2025-11-03', turned: ['2026-10-18'], until: '2026-10-29' } });
    const { at = 0, salesEnd = 0 } = drawOn('lotomania', '2026-10-25') ?? {};
    const begin = Date.parse('2026-10-25T00:00-03:00');
    expect([at - begin, salesEnd - begin]).toEqual([SUNDAY_11.draw, SUNDAY_11.sales].map((hours) => hours * 3_600_000));
  });

  test('a day is taken away from its first miss on', () => {
    bring({ megasena: { since: SINCE, turned: ['2026-10-08'], until: '2026-10-29' } });
    expect(drawOn('megasena', '2026-10-01')).toBeDefined();
    expect(drawOn('megasena', '2026-10-08')).toBeUndefined();
    expect(daysAfter('2026-11-26', 2)).toEqual(['2026-11-29', '2026-12-01']);
  });

  test('holidays and special days stay as they are', () => {
    bring({ megasena: { since: SINCE, turned: ['2026-10-16', '2026-10-08'], until: '2026-10-29' } });
    // A Friday, and a holiday.
    expect(drawOn('megasena', '2026-11-20')).toBeUndefined();
    expect(drawOn('megasena', '2026-11-27')).toBeDefined();
    // A Thursday.
    expect(drawOn('megasena', '2026-12-31')).toMatchObject({ name: 'Mega da Virada' });
    expect(drawsSource('megasena', '2026-12-31')).toEqual(READ);
  });
});

test('what tells a draw is what people brought where it differs, nothing where it agrees, else the table', () => {
  const told = (day = '2026-11-26') => drawsSource('megasena', day);
  expect(told()).toEqual(READ);
  bring({ megasena: { since: SINCE, turned: ['2026-10-17'], until: '2026-11-20' } });
  expect(told()).toEqual({ until: '2026-11-20' });
  // An older rule held then.
  expect(told('2026-07-17')).toEqual(READ);
  bring({ megasena: { since: SINCE, turned: [], until: '2026-11-19' } });
  expect(told()).toBeUndefined();
  // On a Wednesday: it fits no draw that the table tells.
  bring({ megasena: { since: SINCE, turned: [], until: '2026-11-18' } });
  expect(told()).toEqual(READ);
});

test.each([
  ['draws that are no newer than the reading of the table', SINCE, '2026-08-20'],
  ['draws that were compared with an older rule', '2025-11-03', '2026-11-20'],
])('%s change nothing', (_, since, until) => {
  const before = [daysAfter('2026-11-26', 9), drawsSource('megasena', '2026-11-26')];
  bring({ megasena: { since, turned: ['2026-08-15'], until } });
  expect([daysAfter('2026-11-26', 9), drawsSource('megasena', '2026-11-26')]).toEqual(before);
});
