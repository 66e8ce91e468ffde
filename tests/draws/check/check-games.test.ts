import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkGames } from '../../../workers/draws/check/check-games.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import {
  type DrawScope,
  MAX_CHECKED,
  MAX_WINS,
  NO_DAY,
  type PlayedGame,
  TOLD_WINS,
  type Win,
} from '../../../workers/shared/check/check-games.ts';
import { type DrawTable, packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { LOTTERIES, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { anyDrawTable } from '../../shared/draws/any-draw-table.ts';
import { sampleDraws } from '../read/sample-draws.ts';
import { anyGame, anyScope } from './any-check.ts';
import { naiveCheck, naiveScope } from './naive.ts';
import { TWO_DRAWS } from './two-draws.ts';

const check = (table: DrawTable, games: readonly PlayedGame[], scope: DrawScope = { kind: 'all' }) =>
  runToEnd(checkGames({ table: packDraws(table), games, scope, most: MAX_WINS }));

const bare = ({ game, contest, hits, second, mirror, won }: Win) => ({
  game,
  contest,
  hits,
  second: second === true,
  mirror: mirror === true,
  prizes: won.map((prize) => `${prize.prizes} × ${prize.hits}`),
});

const sorted = (list: readonly object[]) => list.map((one) => JSON.stringify(one)).sort();

describe.each(LOTTERIES)('games of $name', (lottery) => {
  test('hit what plain lists say, in any draws, with any marks', () => {
    const games = fc.array(fc.tuple(anyGame(lottery), fc.option(anyScope)), { maxLength: 4 });
    fc.assert(
      fc.property(anyDrawTable(lottery), games, anyScope, (table, list, scope) => {
        // Some of them are drawn numbers themselves, so that there is something to win.
        const played = list.map(([game, own], i): PlayedGame => {
          const draw = table.draws[i];
          const numbers = [...new Set([...(draw?.numbers ?? []), ...game.numbers])];
          const marks = numbers.slice(0, game.numbers.length).sort((a, b) => a - b);
          return { ...game, ...(i < 2 && { numbers: marks }), ...(own && { scope: own }) };
        });
        const found = check(table, played, scope);
        const { wins, hitLists } = naiveCheck(table, played, scope);
        expect(sorted(found.wins.map(bare))).toEqual(sorted(wins));
        expect(found.winCount).toBe(wins.length);
        hitLists.forEach((hits, i) => {
          const counted = found.games[i]?.hits.flatMap((times, h) => Array<number>(times).fill(h));
          expect(counted).toEqual([...hits].sort((a, b) => a - b));
        });
      }),
      { numRuns: 25 },
    );
  });
});

describe.each(LOTTERIES)('games of $name in many draws', (lottery) => {
  // More than are gone through at once, and no multiple of what is counted at once.
  const table: DrawTable = { lottery: lottery.key, draws: sampleDraws(lottery.key, 301) };

  test('hit what plain lists say, from any draw to any other', () => {
    const from = fc.integer({ min: 0, max: 303 });
    const size = fc.integer({ min: 1, max: 303 });
    fc.assert(
      fc.property(anyGame(lottery), from, size, (game, start, draws) => {
        const scope = { kind: 'next', from: start, draws } as const;
        const found = check(table, [game], scope);
        const { wins, hitLists } = naiveCheck(table, [game], scope);
        expect(found.winCount).toBe(wins.length);
        expect(sorted(found.wins.map(bare))).toEqual(sorted(wins));
        const hits = found.games[0]?.hits.flatMap((times, h) => Array<number>(times).fill(h));
        expect(hits).toEqual(hitLists[0]?.sort((a, b) => a - b));
      }),
      { numRuns: 12 },
    );
  });
});

describe('the days of its draws', () => {
  test('each game has its days, so that each draw can be charged its price', () => {
    const lottery = lotteryOf('megasena');
    const games = fc.array(fc.tuple(anyGame(lottery), fc.option(anyScope)), { maxLength: 4 });
    fc.assert(
      fc.property(anyDrawTable(lottery), games, anyScope, (table, list, scope) => {
        const played = list.map(([game, own]): PlayedGame => ({ ...game, ...(own && { scope: own }) }));
        const found = check(table, played, scope);
        expect(found.days).toHaveLength(table.draws.length);
        found.games.forEach(({ first, contests }, i) => {
          const days = [...found.days.subarray(first, first + contests)];
          const own = naiveScope(table.draws, played[i]?.scope ?? scope);
          expect(days).toEqual(own.map(({ date }) => (date ? Date.parse(date) / 86_400_000 : NO_DAY)));
        });
      }),
      { numRuns: 50 },
    );
  });
});

const MEGASENA: DrawTable = { lottery: 'megasena', draws: TWO_DRAWS };

describe('what was won', () => {
  test('a win has a worth where the draw says what it paid, and no other', () => {
    const five = check(MEGASENA, [{ numbers: [1, 2, 3, 4, 5, 60] }]);
    expect(five.wins).toEqual([
      { game: 0, contest: 11, date: '2026-11-17', hits: 5, won: [{ hits: 5, prizes: 1 }] },
      {
        game: 0,
        contest: 10,
        date: '2026-11-14',
        hits: 5,
        won: [{ hits: 5, prizes: 1, cents: 4_000_000 }],
        cents: 4_000_000,
      },
    ]);
    expect(five).toMatchObject({ cents: 4_000_000, unknown: 1, winCount: 2, contests: 2 });
  });

  test('nobody knows what a tier would have paid that nobody won', () => {
    const [win] = check(MEGASENA, [{ numbers: [1, 2, 3, 4, 5, 6] }]).wins;
    expect(win).toMatchObject({ hits: 6, won: [{ hits: 6, prizes: 1 }] });
    expect(win).not.toHaveProperty('cents');
  });

  test('a win with more marks is several prizes: 8 marks with 5 hits', () => {
    const [win] = check(MEGASENA, [{ numbers: [1, 2, 3, 4, 5, 30, 31, 32] }]).wins;
    expect(win?.won).toEqual([
      { hits: 5, prizes: 3, cents: 4_000_000 },
      { hits: 4, prizes: 15, cents: 90_000 },
    ]);
    expect(win?.cents).toBe(3 * 4_000_000 + 15 * 90_000);
  });

  test('the month alone wins; the sum for more marks is not known', () => {
    const paid = [{ hits: 'month' as const, winners: 9, cents: 250 }];
    const table: DrawTable = {
      lottery: 'diadasorte',
      draws: [{ contest: 1, numbers: [1, 2, 3, 4, 5, 6, 7], month: 3, paid }],
    };
    const numbers = [11, 12, 13, 14, 15, 16, 17];
    const { wins } = check(table, [
      { numbers, month: 3 },
      { numbers: [...numbers, 18], month: 3 },
      { numbers, month: 4 },
    ]);
    expect(wins.map(({ game, cents }) => [game, cents])).toEqual([
      [0, 250],
      [1, undefined],
    ]);
  });

  test('the newest draw is in the answer, also where nothing was won', () => {
    const none = check(MEGASENA, [{ numbers: [21, 22, 23, 24, 25, 26] }], { kind: 'last' });
    expect(none.draws).toEqual([{ contest: 11, date: '2026-11-17', numbers: [1, 2, 3, 4, 50, 60] }]);
    expect(none.games).toMatchObject([{ contests: 1, pending: 0, wins: 0 }]);
  });

  test('wins are listed up to the number asked for, the best first, and all counted', () => {
    // More draws than are gone through at once.
    const draws = Array.from({ length: 700 }, (_, i) => ({
      contest: i + 1,
      numbers: [1, 2, 3, 4, 5, 6].map((n) => (n > 4 && (i * n) % 7 > 0 ? n + 40 : n)),
    }));
    const games = [{ numbers: [1, 2, 3, 4, 5, 6] }, { numbers: [1, 2, 3, 4, 45, 46] }];
    const table = packDraws({ lottery: 'megasena', draws });
    const told = (most?: number) =>
      runToEnd(checkGames({ table, games, scope: { kind: 'all' }, ...(most && { most }) }));
    const all = told(MAX_WINS);
    expect(all).toMatchObject({ winCount: 1400 });
    expect(all.wins).toHaveLength(MAX_WINS);
    const order = ({ hits, contest, game }: Win) => -hits * 1e6 - contest * 10 + game;
    expect(all.wins).toEqual([...all.wins].sort((a, b) => order(a) - order(b)));
    expect(told(2 * MAX_WINS)).toEqual(all);
    for (const [most, wins] of [
      [undefined, TOLD_WINS],
      [1, 1],
      [300, 300],
    ] as const) {
      const some = told(most);
      expect(some.wins).toEqual(all.wins.slice(0, wins));
      const { wins: _list, draws: _draws, ...counted } = some;
      expect(all).toMatchObject(counted);
    }
  });

  test('a game waits for its draws to come', () => {
    const scope = { kind: 'next', from: 11, draws: 4 } as const;
    const { games } = check(MEGASENA, [{ numbers: [21, 22, 23, 24, 25, 26], scope }]);
    expect(games).toMatchObject([{ contests: 1, pending: 3 }]);
  });
});

test('sums of what games won stay below 2⁵³ cents: what would go beyond counts as unknown', () => {
  const numbers = Array.from({ length: 15 }, (_, i) => i + 1);
  const paid = [{ hits: 15, winners: 1, cents: 2 ** 50 }];
  const table: DrawTable = {
    lottery: 'lotofacil',
    draws: Array.from({ length: 12 }, (_, i) => ({ contest: i + 1, date: `2026-01-${10 + i}`, numbers, paid })),
  };
  const two = check(table, [{ numbers }, { numbers }]);
  expect(two).toMatchObject({ winCount: 24, cents: 7 * 2 ** 50, unknown: 17 });
  const [won] = check(
    {
      ...table,
      draws: table.draws
        .slice(0, 1)
        .map((draw) => ({ ...draw, paid: [{ hits: 14, winners: 1, cents: 2 ** 50 }, ...paid] })),
    },
    [{ numbers: Array.from({ length: 16 }, (_, i) => i + 1) }],
  ).wins;
  // Sixteen prizes at once.
  expect(won?.won).toHaveLength(2);
  expect(won?.cents).toBeUndefined();
});

test('the most games that there may be are checked in slices, each as short as with one game, in rising order', () => {
  const slicesOf = (count: number) => {
    const games = sampleDraws('megasena', count, 2).map(({ numbers }) => ({
      numbers: [...numbers].sort((a, b) => a - b),
    }));
    const table = packDraws({ lottery: 'megasena', draws: sampleDraws('megasena', 300) });
    const dones: number[] = [];
    const steps = checkGames({ table, games, scope: { kind: 'all' } });
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return dones;
      dones.push(step.value);
    }
  };
  const work = (count: number) => (count * 300) / 2 ** 14 + count ** 2 / 2 / 2 ** 16;
  for (const count of [1000, MAX_CHECKED]) {
    const dones = slicesOf(count);
    // Bets in a draw, and pairs of bets, that are looked at between two yields: no more than so many, whatever the count.
    expect(dones.length, `${count} games`).toBeGreaterThanOrEqual(0.8 * work(count));
    expect(dones).toEqual([...dones].sort((a, b) => a - b));
  }
});
