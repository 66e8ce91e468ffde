import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FoundPrize } from '../../../src/state/check/found-prizes.ts';
import { claimStatus, countSettled, nearestLastDay, prizesOf } from '../../../src/state/check/open-prizes.ts';
import { mayBeLarge } from '../../../src/state/check/payout.ts';
import { prizeSums } from '../../../src/state/check/prize-sums.ts';
import { numbersKey } from '../../../src/state/saved-games/list.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { ticketOf } from '../saved-games/tickets.ts';

const PRIZE: FoundPrize = {
  key: 'a',
  lottery: 'megasena',
  numbers: [1, 2, 3, 4, 5, 6],
  contest: 2900,
  date: '2026-11-14',
  hits: 4,
  won: [{ hits: 4, prizes: 1 }],
};
const prize = (fields: Partial<FoundPrize>): FoundPrize => ({ ...PRIZE, ...fields });
const claim = (as: 'fetched' | 'forfeited', cents?: number) => ({
  claim: { as, on: '2026-11-25', ...(cents !== undefined && { cents }) },
});

describe('the last day of a win', () => {
  test.each([
    ['2026-11-14', { is: 'open', lastDay: '2027-02-12', daysLeft: 90 }],
    ['2026-12-31', { is: 'open', lastDay: '2027-02-12', daysLeft: 43 }],
    ['2027-01-31', { is: 'open', lastDay: '2027-02-12', daysLeft: 12 }],
    ['2027-02-12', { is: 'open', lastDay: '2027-02-12', daysLeft: 0 }],
    ['2027-02-13', { is: 'passed', lastDay: '2027-02-12' }],
    ['', { is: 'undated' }],
  ])('seen on %j', (today, status) => {
    expect(claimStatus(PRIZE, today)).toEqual(status);
  });

  test('the last day is not known without the day of the draw, or of a day that there is not', () => {
    const { date: _, ...undated } = PRIZE;
    expect(claimStatus(undated, '2026-11-25')).toEqual({ is: 'undated' });
    expect(claimStatus(prize({ date: '2026-02-31' }), '2026-11-25')).toEqual({ is: 'undated' });
  });

  test('the last day is of no interest once it was told what has become of the win', () => {
    expect(claimStatus(prize(claim('fetched')), '2027-12-25')).toMatchObject({ is: 'told', claim: { as: 'fetched' } });
  });
});

test('a claimed win is settled, and one whose last day has passed; one without a day never is', () => {
  const { date: _, ...undated } = PRIZE;
  const prizes = [PRIZE, prize(claim('fetched')), prize({ date: '2026-08-01' }), undated];
  expect(countSettled(prizes, '2026-11-25')).toBe(2);
});

describe('the nearest last day', () => {
  const list = [
    prize({ key: 'a later', date: '2026-11-14', registered: true }),
    prize({ key: 'b sooner', date: '2026-10-01', registered: true }),
    prize({ key: 'c not registered', date: '2026-09-30' }),
    prize({ key: 'd passed', date: '2026-01-01', registered: true }),
    prize({ key: 'e told', date: '2026-09-29', registered: true, ...claim('fetched') }),
    prize({ key: 'f undated', date: '', registered: true }),
  ];

  test('the nearest last day is that of registered games that can be fetched yet', () => {
    expect(nearestLastDay(list, '2026-11-25')).toBe('2026-12-30');
    expect(nearestLastDay(list, '2026-12-31')).toBe('2027-02-12');
    expect(nearestLastDay(list.slice(2), '2026-11-25')).toBeUndefined();
    expect(nearestLastDay(list, '')).toBeUndefined();
  });

  test('the nearest last day is found for the games of a card', () => {
    const [one, two] = [ticketOf(1), ticketOf(2)];
    const won = [prize({ key: `${numbersKey(one)} 2900 1` }), prize({ key: `${numbersKey(two)} 2900 1` })];
    expect(prizesOf([one], won)).toEqual(won.slice(0, 1));
    expect(prizesOf([ticketOf(3)], won)).toEqual([]);
  });
});

describe('sums of wins', () => {
  test('sums have the known amounts, and say how many are not known', () => {
    const list = [
      prize(claim('fetched')),
      prize({ ...claim('fetched'), cents: 98_765 }),
      prize(claim('fetched', 1)),
      prize({ registered: true, cents: 333 }),
      prize({ registered: true, date: '' }),
      prize({ registered: true, date: '2026-01-01', cents: 10 }),
      prize({ ...claim('forfeited'), cents: 700 }),
      prize({ cents: 5_000_000 }),
      prize({ date: '2026-01-01' }),
    ];
    expect(prizeSums(list, '2026-11-25')).toEqual({
      fetched: { prizes: 3, cents: 98_766, unknown: 1 },
      waiting: { prizes: 2, cents: 333, unknown: 1 },
      lost: { prizes: 2, cents: 710, unknown: 0 },
      unsure: 2,
    });
  });

  test('stay below 2⁵³ cents: what would go beyond counts as unknown', () => {
    const most = { ...claim('fetched'), cents: Number.MAX_SAFE_INTEGER };
    const { fetched } = prizeSums([prize(most), prize(most), prize(most)], '2026-11-25');
    expect(fetched).toEqual({ prizes: 3, cents: Number.MAX_SAFE_INTEGER, unknown: 2 });
  });

  test('sums have each win once, and every known cent', () => {
    const anyPrize = fc.record({
      cents: fc.option(fc.integer({ min: 0, max: 10 ** 10 }), { nil: undefined }),
      date: fc.constantFrom('2026-01-01', '2026-11-14', ''),
      registered: fc.constantFrom(true as const, undefined),
      claim: fc.constantFrom(claim('fetched').claim, claim('forfeited').claim, undefined),
    });
    fc.assert(
      fc.property(fc.array(anyPrize), (fields) => {
        const list = fields.map((some) => JSON.parse(JSON.stringify({ ...PRIZE, ...some })) as FoundPrize);
        const { fetched, waiting, lost, unsure } = prizeSums(list, '2026-11-25');
        const sums = [fetched, waiting, lost];
        expect(sums.reduce((sum, { prizes }) => sum + prizes, unsure)).toBe(list.length);
        const counted = list.filter((one) => one.claim ?? one.registered);
        const cents = counted.reduce((sum, one) => sum + (one.cents ?? 0), 0);
        expect(sums.reduce((sum, one) => sum + one.cents, 0)).toBe(cents);
      }),
    );
  });
});

const TODAY = '2026-11-26';
const isLarge = (fields: Partial<FoundPrize>, today = TODAY) => mayBeLarge(prize(fields), today);

test('a prize is large where what is announced may be taxed: R$ 1.700,16 is what is left of R$ 2.428,80', () => {
  expect([100, 170_016, 170_017, 242_880, 5_000_000].map((cents) => isLarge({ cents }))).toEqual([
    ...[false, false],
    ...[true, true, true],
  ]);
});

test('a prize of unknown worth is large where its tier is rare', () => {
  const large = LOTTERIES.map(({ key, winningHits }) => [
    key,
    winningHits.filter((hits) => isLarge({ lottery: key, won: [{ hits, prizes: 1 }] })),
  ]);
  expect(Object.fromEntries(large)).toMatchObject({
    megasena: [6, 5],
    lotofacil: [15, 14],
    quina: [5, 4],
    duplasena: [6, 5],
    timemania: [7, 6],
    diadasorte: [7, 6],
    lotomania: [20, 19, 18, 0],
  });
  const both = [
    { hits: 5, prizes: 3 },
    { hits: 4, prizes: 15, cents: 90_000 },
  ];
  expect(isLarge({ won: both })).toBe(true);
});

test('nothing is told of a prize that was told, is lost, or is of another currency', () => {
  const cents = 5_000_000;
  const { date: _, ...undated } = PRIZE;
  expect(mayBeLarge({ ...undated, cents }, TODAY)).toBe(true);
  expect(isLarge({ cents }, '')).toBe(true);
  expect(isLarge({ cents, claim: { as: 'fetched', on: TODAY } })).toBe(false);
  expect(isLarge({ cents }, '2027-02-13')).toBe(false);
  expect(isLarge({ won: [{ hits: 6, prizes: 1 }], date: '1994-06-30', otherCurrency: true }, '')).toBe(false);
});
