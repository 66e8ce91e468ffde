import { expect, test, vi } from 'vitest';
import { nearSpecial } from '../../../src/state/draw-day/near-special.ts';

test.each([
  ['2026-12-01T02:59:59Z', undefined],
  ['2026-12-01T03:00:00Z', 'Mega da Virada'],
  ['2026-12-31T12:00:00Z', 'Mega da Virada'],
  ['2027-01-01T12:00:00Z', undefined],
  ['1970-01-01T12:00:00Z', undefined],
])('at %s the special draw that is near is %s', (now, name) => {
  vi.useFakeTimers({ now: new Date(now) });
  expect(nearSpecial('megasena')?.name).toBe(name);
  expect(nearSpecial('quina')).toBeUndefined();
});
