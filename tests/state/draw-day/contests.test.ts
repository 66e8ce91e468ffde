import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contestOn, dayOfContest } from '../../../src/state/draw-day/near-contest.ts';
import { dateOfDay } from '../../../workers/shared/lottery/day-number.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { ANCHORS } from '../../../workers/shared/rules/anchors.ts';
import { drawOn } from '../../../workers/shared/rules/draw-on.ts';

const mega = 'megasena';
/** A Tuesday; the Mega-Sena is drawn on Tuesdays, Thursdays and Sundays. */
const known = { contest: 2950, day: '2026-11-24' };

describe('contests counted by the days of draws', () => {
  test.each([
    ['2026-11-24', 2950],
    ['2026-11-25', 2950],
    ['2026-11-26', 2951],
    ['2026-11-29', 2952],
    ['2026-12-31', 2966],
    ['2026-11-23', 2949],
    ['2026-11-22', 2949],
    ['2026-11-21', 2948],
  ])('the contest on %s is %i', (day, contest) => {
    expect(contestOn(mega, known, day)).toBe(contest);
  });

  test.each([
    [2950, '2026-11-24'],
    [2951, '2026-11-26'],
    [2949, '2026-11-22'],
    [2966, '2026-12-31'],
  ])('contest %i is on %s', (contest, day) => {
    expect(dayOfContest(mega, known, contest)).toBe(day);
  });

  test('the day of a contest has that contest, of every lottery and from any day, as far as a year away', () => {
    const day = fc.integer({ min: 20_000, max: 21_000 }).map(dateOfDay);
    const away = fc.integer({ min: -300, max: 300 });
    fc.assert(
      fc.property(fc.constantFrom(...LOTTERIES.map(({ key }) => key)), day, away, (lottery, from, by) => {
        const start = { contest: 3000, day: from };
        const on = dayOfContest(lottery, start, start.contest + by);
        const last = contestOn(lottery, start, on);
        expect(last).toBeGreaterThanOrEqual(start.contest + by);
        expect(last - start.contest - by).toBeLessThan(drawOn(lottery, on)?.draws ?? 1);
      }),
    );
  });

  test('a day of two draws has the second of them', () => {
    const start = { contest: 3000, day: '2026-06-19' };
    expect(dayOfContest('lotofacil', start, 3001)).toBe('2026-06-20');
    expect(dayOfContest('lotofacil', start, 3002)).toBe('2026-06-20');
    expect(contestOn('lotofacil', start, '2026-06-20')).toBe(3002);
  });

  test('the Lotofácil da Independência of 2026 is contest 3780, at 11 h', () => {
    expect(contestOn('lotofacil', ANCHORS.lotofacil, '2026-09-15')).toBe(3780);
    expect(drawOn('lotofacil', '2026-09-15')?.at).toBe(Date.parse('2026-09-15T14:00Z'));
  });
});
