import { describe, expect, test } from 'vitest';
import { checkGames } from '../../../workers/draws/check/check-games.ts';
import { readResults } from '../../../workers/draws/read/read-results.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { TierHits } from '../../../workers/shared/lottery/tier-odds.ts';
import { delimited, utf8 } from '../read/files.ts';
import { sampleDraws } from '../read/sample-draws.ts';
import { earlyDraws } from './early-draws.ts';
import { recount } from './recount.ts';

const QUINA = [
  [3, 13, 14, 15, 26],
  [4, 48, 57, 59, 72],
  [4, 26, 29, 36, 46],
  [13, 14, 36, 59, 64],
  [15, 46, 48, 72, 77],
];

/** Games of numbers that other draws have had, and nearly those of some that are there. */
function gamesLike(key: LotteryKey, pick: number): number[][] {
  return sampleDraws(key, 60, 5).map(({ numbers }, i) => {
    const list = new Set(i < 5 ? sampleDraws(key, 60)[i]?.numbers : numbers);
    for (let n = i; list.size < pick; n += 7) list.add((n % 100) + 1);
    return [...list].sort((a, b) => a - b);
  });
}

describe('a history that is older than the Real and than some of its tiers', () => {
  test.each<[LotteryKey, number[][], [TierHits, number][]]>([
    ['quina', [...QUINA, ...gamesLike('quina', 5)], [[2, 700]]],
    ['lotomania', gamesLike('lotomania', 50), [[15, 500]]],
    ['megasena', gamesLike('megasena', 6), [[6, 10]]],
  ])('the history of %s comes to what its text says, row by row', (lottery, games, late) => {
    const text = delimited(lottery, earlyDraws(lottery, 1200, new Map(late)), '\t');
    const tiers = lotteryOf(lottery).winningHits.filter((hits) => typeof hits === 'number');
    const counted = recount(text, games, tiers);
    const read = runToEnd(readResults({ bytes: utf8(text), today: '2026-11-20', lottery }));
    if (!read.ok) throw new Error(read.refusal);
    const played = games.map((numbers) => ({ numbers }));
    const scope = { kind: 'all' } as const;
    const check = runToEnd(checkGames({ table: read.table, games: played, scope }));
    const { winCount: wins, cents, unknown, otherCurrency } = check;
    const times = Object.fromEntries(check.tiers.map((tier) => [tier.hits, tier.times]));
    expect({ wins, cents, unknown, otherCurrency, times }).toEqual(counted);
    // Not a history in which all of it is the same.
    expect(Math.min(counted.wins, counted.cents, counted.otherCurrency)).toBeGreaterThan(0);
  });
});
