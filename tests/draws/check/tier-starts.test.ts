import { describe, expect, test } from 'vitest';
import { checkGames } from '../../../workers/draws/check/check-games.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw, PaidTier } from '../../../workers/shared/draws/official-draw.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { TierHits } from '../../../workers/shared/lottery/tier-odds.ts';

const check = (lottery: LotteryKey, draws: readonly OfficialDraw[], numbers: readonly number[]) =>
  runToEnd(
    checkGames({
      table: packDraws({ lottery, draws }),
      games: [{ numbers }],
      scope: { kind: 'all' },
    }),
  );

/** What tiers paid, by their winners: R$ 10.00 each. */
const paid = (...winners: readonly (readonly [TierHits, number])[]): readonly PaidTier[] =>
  winners.map(([hits, count]) => ({ hits, winners: count, ...(count > 0 && { cents: 1000 }) }));

/** As many Quina contests as there are lists, all with the same numbers. */
const quina = (...tiers: readonly (readonly PaidTier[] | undefined)[]): readonly OfficialDraw[] =>
  tiers.map((list, i) => {
    const draw = { contest: i + 1, numbers: [1, 2, 3, 4, 5] };
    return list ? { ...draw, paid: list } : draw;
  });

const TWO = [1, 2, 30, 40, 50];
const BEFORE = paid([5, 0], [4, 10], [3, 700], [2, 0]);
const SINCE = paid([5, 0], [4, 10], [3, 700], [2, 17_000]);

const tier = ({ tiers }: ReturnType<typeof check>, hits: TierHits) => tiers.find((one) => one.hits === hits);

describe('a tier', () => {
  test('did not exist where nobody won it among bets that chance gives many winners', () => {
    const found = check('quina', quina(BEFORE, BEFORE, SINCE, BEFORE), TWO);
    expect(found.wins.map(({ contest }) => contest)).toEqual([4, 3]);
    expect(found).toMatchObject({ winCount: 2, cents: 1000, unknown: 1 });
    expect(tier(found, 2)).toMatchObject({ times: 2, unsure: 0, since: 3 });
    expect(tier(found, 3)).not.toHaveProperty('since');
  });

  test('a tier that never existed is in no figure', () => {
    const found = check('quina', quina(BEFORE, BEFORE), TWO);
    expect(found).toMatchObject({ winCount: 0, unknown: 0 });
    expect(tier(found, 2)).toEqual({ hits: 2, times: 0, unsure: 0, expected: 0, usual: [0, 0] });
  });

  test('a tier is expected from chance in the draws in which it existed', () => {
    const found = check('quina', quina(BEFORE, BEFORE, SINCE, SINCE, SINCE), TWO);
    expect(tier(found, 2)?.expected).toBeCloseTo(3 / 35.7, 3);
    expect(tier(found, 3)?.expected).toBeCloseTo(5 / 866, 4);
  });

  test('existed where nobody won it because it is rare', () => {
    // The best tier, and none of the numbers, which is as rare.
    const none = paid([20, 0], [19, 2], [18, 40], [17, 350], [16, 2000], [15, 9000], [0, 0]);
    const other = paid([20, 0], [19, 2], [18, 40], [17, 350], [16, 2000], [15, 9000], [0, 1]);
    const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
    const draws = [none, none, none, none, other].map((list, i) => {
      return { contest: i + 1, numbers, paid: list };
    });
    const all = Array.from({ length: 50 }, (_, i) => i + 51);
    const found = check('lotomania', draws, all);
    expect(found).toMatchObject({ winCount: 5, unknown: 4, cents: 1000 });
    expect(tier(found, 0)).toMatchObject({ times: 5, unsure: 0 });
    // Not so where there were a hundred times as many bets.
    const many = paid([20, 0], [19, 200], [18, 4000], [17, 35_000], [15, 900_000], [0, 0]);
    const late = [many, many, many, many, other].map((list, i) => {
      return { contest: i + 1, numbers, paid: list };
    });
    expect(check('lotomania', late, all)).toMatchObject({ winCount: 1, cents: 1000 });
  });

  test('a tier that is the best always existed', () => {
    // Of a lower tier so many bets would prove that it did not exist.
    const draws = quina(...Array<readonly PaidTier[]>(120).fill(paid([5, 0], [4, 90], [3, 7000])));
    expect(check('quina', draws, [1, 2, 3, 4, 5])).toMatchObject({ winCount: 120, unknown: 120 });
  });

  test('a tier may have existed where the results do not tell: it counts, and that is said', () => {
    const found = check('quina', quina(undefined, undefined), TWO);
    expect(found).toMatchObject({ winCount: 2, unknown: 2 });
    expect(tier(found, 2)).toMatchObject({ times: 2, unsure: 2 });
    // The best one is never in doubt.
    const best = check('quina', quina(undefined), [1, 2, 3, 4, 5]);
    expect(tier(best, 5)).toMatchObject({ times: 1, unsure: 0 });
    // Between a contest that tells that there was none and one that has winners.
    const gap = check('quina', quina(undefined, BEFORE, undefined, SINCE, undefined), TWO);
    expect(gap.wins.map(({ contest }) => contest)).toEqual([5, 4, 3]);
    expect(tier(gap, 2)).toMatchObject({ times: 3, unsure: 1, since: 3 });
  });

  test('a tier of a draw that is not settled yet proves nothing', () => {
    const zeros = paid([5, 0], [4, 0], [3, 0], [2, 0]);
    expect(check('quina', quina(zeros, SINCE), TWO)).toMatchObject({ winCount: 2, unknown: 1 });
  });

  test('a tier may begin later in the second draw', () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    const first = paid([6, 0], [5, 9], [4, 500], [3, 9000]);
    const sena = paid([6, 0], [5, 0], [4, 0], [3, 0]);
    const draws = [sena, sena, first].map((paidSecond, i) => {
      return { contest: i + 1, numbers, second: numbers, paid: first, paidSecond };
    });
    const found = check('duplasena', draws, [1, 2, 3, 4, 40, 50]);
    expect(found.wins.map(({ contest, second }) => [contest, second === true])).toEqual([
      ...[
        [3, false],
        [3, true],
      ],
      ...[
        [2, false],
        [1, false],
      ],
    ]);
    expect(tier(found, 4)).toMatchObject({ times: 4, unsure: 0 });
    expect(tier(found, 4)?.expected).toBeCloseTo(4 / 1120, 4);
  });

  test('a tier that did not exist brings nothing beside one that did', () => {
    const [newer, older] = check('quina', quina(BEFORE, SINCE), [1, 2, 3, 30, 40, 50]).wins;
    expect(newer?.won.map(({ hits }) => hits)).toEqual([3, 2]);
    expect(older?.won).toEqual([{ hits: 3, prizes: 3, cents: 1000 }]);
    expect(older?.cents).toBe(3000);
  });
});

test('an amount of before 1 July 1994 is a prize in another currency', () => {
  const at = (contest: number, date?: string): OfficialDraw => {
    const draw = { contest, numbers: [1, 2, 3, 4, 5], paid: SINCE };
    return date === undefined ? draw : { ...draw, date };
  };
  const draws = [at(1), at(2, '1994-06-30'), at(3), at(4, '1994-07-01'), at(5)];
  const found = check('quina', draws, TWO);
  expect(found).toMatchObject({ winCount: 5, cents: 3000, otherCurrency: 2, unknown: 0 });
  expect(found.games).toMatchObject([{ wins: 5, cents: 3000, otherCurrency: 2 }]);
  expect(found.wins.map(({ contest, cents, otherCurrency }) => [contest, cents ?? otherCurrency])).toEqual([
    ...[
      [5, 1000],
      [4, 1000],
      [3, 1000],
    ],
    ...[
      [2, true],
      [1, true],
    ],
  ]);
  expect(found.wins.at(-1)?.won).toEqual([{ hits: 2, prizes: 1 }]);
  // Without any day all is as usual.
  expect(check('quina', [at(1), at(2)], TWO)).toMatchObject({ cents: 2000, otherCurrency: 0 });
});
