import { describe, expect, test } from 'vitest';
import { drawsOf, drawsToCheck, drawToday, isInTime } from '../../../src/state/draw-day/own-draws.ts';

/** Saved on a Wednesday, registered for the second draw after it, on a Sunday at 11 h. */
const game = { id: 'a', lotteryType: 'megasena' as const, date: '2026-11-25T12:00:00.000Z' };
const registered = { ...game, follow: { from: 2952, draws: 1 }, registered: { draw: '2026-11-29' } };
const three = { ...registered, follow: { from: 2952, draws: 3 } };

const at = (instant: string) => Date.parse(instant);
const days = (draws: readonly number[]) => draws.map((draw) => new Date(draw).toISOString());

describe('the draws of a game', () => {
  test('begin with the next one after it was saved, or on the day that was told', () => {
    expect(days(drawsOf(game))).toEqual(['2026-11-27T00:00:00.000Z']);
    expect(days(drawsOf(registered))).toEqual(['2026-11-29T14:00:00.000Z']);
    expect(days(drawsOf(three))).toEqual([
      '2026-11-29T14:00:00.000Z',
      '2026-12-02T00:00:00.000Z',
      '2026-12-04T00:00:00.000Z',
    ]);
  });

  test('a draw is doubtful on a holiday, and before the Mega da Virada', () => {
    const told = (draw: string) => drawToday({ ...registered, registered: { draw } }, at(`${draw}T12:00:00Z`))?.isSure;
    expect(['2026-11-29', '2026-11-20', '2026-12-22', '2026-12-31'].map(told)).toEqual([true, false, false, true]);
  });

  test('draws of the last year that can be written are to come', () => {
    const far = { ...three, registered: { draw: '9999-12-31' } };
    expect(drawsOf(far)[0]).toBe(Date.parse('9999-12-31T21:00-03:00'));
    expect(drawsToCheck(far, {}, at('2026-11-26T12:00:00Z'))).toEqual([]);
  });

  test.each([
    ['2026-11-26T02:59:59Z', game, false],
    ['2026-11-26T03:00:00Z', game, true],
    ['2026-11-26T23:59:59Z', game, true],
    ['2026-11-27T00:00:00Z', game, false],
    ['2026-11-26T12:00:00Z', registered, false],
    ['2026-11-29T13:59:59Z', registered, true],
    ['2026-11-29T14:00:00Z', registered, false],
    ['2026-12-03T12:00:00Z', three, true],
    ['2026-12-03T12:00:00Z', { ...game, follow: three.follow }, false],
  ])('a draw at %s is today: %j, %j', (now, one, isToday) => {
    expect(drawToday(one, at(now)) !== undefined).toBe(isToday);
  });
});

describe('contests to check', () => {
  test.each<[string, number | undefined, readonly number[]]>([
    ['2026-11-29T13:59:59Z', undefined, []],
    ['2026-11-29T14:00:00Z', undefined, [2952]],
    ['2026-12-04T00:00:00Z', undefined, [2952, 2953, 2954]],
    ['2026-12-04T00:00:00Z', 2952, [2953, 2954]],
    ['2026-12-04T00:00:00Z', 2954, []],
    // With the 90th day after the first draw its prizes are lost: at midnight of Brasília.
    ['2027-02-28T02:59:59Z', undefined, [2952, 2953, 2954]],
    ['2027-02-28T03:00:00Z', undefined, [2953, 2954]],
    ['2027-12-04T00:00:00Z', undefined, []],
  ])('draws to check were drawn and are not kept: at %s, kept up to %s, %j', (now, newest, contests) => {
    expect(
      drawsToCheck(three, newest === undefined ? {} : { newest: { contest: newest } }, at(now)).map(
        ({ contest }) => contest,
      ),
    ).toEqual(contests);
  });

  test('registered games have the days of their draws, those of earlier bets too', () => {
    const earlier = [{ from: 2950, draws: 1, draw: '2026-11-24' }];
    expect(drawsToCheck({ ...registered, earlier }, {}, at('2026-12-01T00:00:00Z'))).toMatchObject([
      { contest: 2950, day: '2026-11-24' },
      { contest: 2952, day: '2026-11-29' },
    ]);
    expect(isInTime(registered, at('2027-02-28T02:59:59Z'))).toBe(true);
    expect(isInTime(registered, at('2027-02-28T03:00:00Z'))).toBe(false);
  });

  test('a game that nobody has registered has no such draws', () => {
    expect(drawsToCheck(game, {}, at('2026-12-04T00:00:00Z'))).toEqual([]);
    expect(drawsToCheck({ ...game, follow: three.follow }, {}, at('2026-12-04T00:00:00Z'))).toEqual([]);
  });
});
