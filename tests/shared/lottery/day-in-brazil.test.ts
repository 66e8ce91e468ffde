import { expect, test } from 'vitest';
import { isClaimable } from '../../../src/state/draw-day/draw-days.ts';
import { dayInBrazil, endInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';

test('an instant is of the day that it is in Brazil', () => {
  expect(dayInBrazil('2026-11-21T02:59:59.999Z')).toBe('2026-11-20');
  expect(dayInBrazil('2026-11-21T03:00:00.000Z')).toBe('2026-11-21');
  expect(dayInBrazil(endInBrazil('2026-11-20'))).toBe('2026-11-21');
  expect(dayInBrazil(endInBrazil('2026-11-20') - 1)).toBe('2026-11-20');
});

test('a prize can be fetched until the midnight that ends the 90th day after the draw', () => {
  expect(isClaimable('2026-11-26', Date.parse('2027-02-24T23:59:59.999-03:00'))).toBe(true);
  expect(isClaimable('2026-11-26', Date.parse('2027-02-25T00:00-03:00'))).toBe(false);
});
