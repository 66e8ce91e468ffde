import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBefore, isCalendarDate, isInstant } from '../../../workers/shared/lottery/calendar.ts';
import { anyDate } from '../../engine/support/plans.ts';

describe('calendar', () => {
  test('every existing day is a date', () => {
    fc.assert(fc.property(anyDate, (date) => isCalendarDate(date)));
  });

  test.each(['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])('%s exists', (date) =>
    expect(isCalendarDate(date)).toBe(true),
  );

  test.each([
    '2026-02-31',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '26-01-01',
    '+002026-01-01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '',
  ])('%j is no date', (date) => expect(isCalendarDate(date)).toBe(false));

  test('days before and after undo each other', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -1000, max: 1000 }), (date, days) => {
        expect(daysBefore(daysBefore(date, days), -days)).toBe(date);
      }),
    );
  });

  test('days before cross months and leap days', () => {
    expect(daysBefore('2024-03-01', 1)).toBe('2024-02-29');
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
    expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31');
  });

  test.each(['2026-11-20T12:00:00Z', '2026-11-20T23:59:59.999Z'])('%s is an instant', (text) =>
    expect(isInstant(text)).toBe(true),
  );

  test.each([
    '2026-11-20',
    '2026-11-20T12:00:00',
    '2026-11-20T12:00:00+00:00',
    '2026-11-20T12:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T25:00:00Z',
    '2026-11-20T12:60:00Z',
    '2026-02-31T12:00:00Z',
    '2026-11-20T12:00:00.1Z',
    'now',
    '',
  ])('%j is no instant', (text) => expect(isInstant(text)).toBe(false));
});
