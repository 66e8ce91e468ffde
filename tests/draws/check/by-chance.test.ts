import { describe, expect, test } from 'vitest';
import { checkGames } from '../../../workers/draws/check/check-games.ts';
import { openStream } from '../../../workers/engine/random/stream.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import type { TierCheck } from '../../../workers/shared/check/check-games.ts';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { allNumbers, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { binomialBand } from '../../../workers/shared/statistics/binomial.ts';

type Numbers = readonly number[];

/** Draws of `count` different numbers out of a list, seeded. */
function drawsOf(seed: string, from: Numbers, count: number, draws: number): Numbers[] {
  const stream = openStream([seed]);
  return Array.from({ length: draws }, () => {
    const rest = [...from];
    return Array.from({ length: count }, () => Number(rest.splice(stream.below(rest.length), 1)));
  });
}

function tiersOf(lottery: LotteryKey, draws: readonly Numbers[], games: readonly Numbers[]) {
  const list = draws.map((numbers, i) => ({ contest: i + 1, numbers }));
  const table = packDraws({ lottery, draws: list });
  const played = games.map((numbers) => ({ numbers: [...numbers].sort((a, b) => a - b) }));
  return runToEnd(checkGames({ table, games: played, scope: { kind: 'all' } })).tiers;
}

const isUsual = ({ times, usual: [from, to] }: TierCheck) => times >= from && times <= to;

describe('what chance alone gives', () => {
  test.each([
    ['lotofacil', 11, 0.0876],
    ['quina', 2, 1 / 35.7],
    ['megasena', 4, 1 / 2332],
    ['lotomania', 15, 1 / 112.4],
  ] as const)('that of %s with %i hits is draws × odds', (key, hits, chance) => {
    const lottery = lotteryOf(key);
    const games = drawsOf('games', allNumbers(lottery), lottery.pick, 3);
    const draws = drawsOf('draws', allNumbers(lottery), lottery.drawn, 100);
    const tier = tiersOf(key, draws, games).find((one) => one.hits === hits);
    expect(tier?.expected).toBeCloseTo(300 * chance, 1);
  });

  test('fair draws leave the usual range in at most 1 of 20 cases, also of games that are alike', () => {
    const lottery = lotteryOf('quina');
    const all = allNumbers(lottery);
    // Games that share four of five numbers win together: what a range without that would miss.
    const alike = Array.from({ length: 10 }, (_, i) => [1, 2, 3, 4, 10 + i]);
    const [tiers, narrow] = [[] as TierCheck[], [] as TierCheck[]];
    for (let run = 0; run < 150; run++) {
      const tier = tiersOf('quina', drawsOf(`fair ${run}`, all, 5, 200), alike).at(-1);
      if (!tier) continue;
      tiers.push(tier);
      const { low, high } = binomialBand(2000, tier.expected / 2000);
      narrow.push({ ...tier, usual: [low, high] });
    }
    expect(tiers.filter(isUsual).length).toBeGreaterThanOrEqual(0.93 * tiers.length);
    // The negative control: a range that takes the games for independent.
    expect(narrow.filter(isUsual).length).toBeLessThan(0.8 * narrow.length);
  });

  test('unfair draws leave the usual range', () => {
    const lottery = lotteryOf('megasena');
    const games = drawsOf('games', allNumbers(lottery), 6, 20);
    const fair = tiersOf('megasena', drawsOf('fair', allNumbers(lottery), 6, 2000), games);
    expect(fair.every(isUsual)).toBe(true);
    // The negative control: the machine has lost a third of its balls.
    const few = allNumbers(lottery).slice(0, 40);
    const within = games.map((game) => game.map((n) => ((n - 1) % 40) + 1));
    const different = within.filter((game) => new Set(game).size === 6);
    const unfair = tiersOf('megasena', drawsOf('unfair', few, 6, 2000), different);
    expect(unfair.every(isUsual)).toBe(false);
  });

  test('each tier but the team has a mean and a range', () => {
    const draws = drawsOf('t', allNumbers(lotteryOf('timemania')), 7, 3);
    const tiers = tiersOf('timemania', draws, [[1, 2, 3, 4, 5, 6, 7]]);
    expect(tiers.map(({ hits }) => hits)).toEqual(lotteryOf('timemania').winningHits.filter((hits) => hits !== 'team'));
  });
});
