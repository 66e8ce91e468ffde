import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { drawRun, planRun } from '../../workers/domain/batch/run.ts';
import { WHEELS } from '../../workers/domain/wheels/data.ts';
import { replay } from '../../workers/replay/replay.ts';
import { betSizes } from '../../workers/shared/bet.ts';
import { isRule, STRATEGY_IDS } from '../../workers/shared/catalogue.ts';
import { ENGINE_VERSION } from '../../workers/shared/engine-version.ts';
import { simulated } from '../../workers/shared/history.ts';
import { LOTTERIES } from '../../workers/shared/lotteries.ts';
import { MAX_GAMES } from '../../workers/shared/max-games.ts';
import { officialHistory } from '../shared/any-official.ts';
import { GOLDEN, GOLDEN_BETS, GOLDEN_OFFICIAL, GOLDEN_WHEELS } from './golden-values.ts';

const NAMES = { seed: 'golden', history: simulated('golden-history', '2026-11-20') };

// A receipt that somebody kept must give the same tickets for ever. A value in golden-values.ts
// never changes: what would change one takes a new engine version, with values of its own.
describe.each(['2', '3', '4'] as const)('golden replays of engine %s', (engine) => {
  const golden = GOLDEN[engine];
  const cases = LOTTERIES.flatMap(({ key }) => STRATEGY_IDS.map((id) => [key, id] as const));

  test.each(cases)('%s, %s', (lottery, strategy) => {
    const { tickets } = replay({
      ...{ engine, lottery, strategy, games: MAX_GAMES, seed: 'golden' },
      ...{ historySeed: 'golden-history', date: '2026-11-20', now: '2026-11-20T12:00:00Z' },
    });
    const text = tickets
      .map(({ numbers, id, date, score, potentialPrize, team = [], month = [] }) =>
        [numbers.join(' '), id, date, score, potentialPrize].concat(team, month).join('|'),
      )
      .join('\n');
    const hash = createHash('sha256').update(text).digest('hex');
    expect(hash).toBe(golden?.runs[`${lottery} ${strategy}`]);
  });

  test('a run of several blocks, with tickets drawn again for equal ones', () => {
    const plan = planRun({ engine, lottery: 'lotofacil', strategy: 'quick', ...NAMES });
    const hash = createHash('sha256');
    for (const { numbers, relaxed } of drawRun(plan, 40_000)) hash.update(numbers).update(relaxed);
    expect(hash.digest('hex')).toBe(golden?.long);
  });
});

// The largest size of each lottery, numbers that every rule has room for, swaps: one value a lottery.
test.each(LOTTERIES)('golden bets of engine 4: $key', (lottery) => {
  const hash = createHash('sha256');
  for (const strategy of STRATEGY_IDS.filter((id) => isRule(id) && id !== 'campeao')) {
    const { tickets } = replay({
      ...{ engine: '4', lottery: lottery.key, strategy, games: 5, seed: 'golden' },
      ...{ historySeed: 'golden-history', date: '2026-11-20', now: '2026-11-20T12:00:00Z' },
      bet: { marks: betSizes(lottery).at(-1) ?? 0, excluded: [2, 5] },
      swaps: [3, 0, 3],
    });
    for (const { numbers, id, score } of tickets) hash.update([...numbers, id, score].join('|'));
  }
  expect(hash.digest('hex')).toBe(GOLDEN_BETS[lottery.key]);
});

// Windows of 30 and of 200 real draws, all rules: one value a lottery.
test.each(LOTTERIES)('golden runs of real draws, engine 4: $key', (lottery) => {
  const hash = createHash('sha256');
  for (const size of [30, 200]) {
    const { contest, kind, draws } = officialHistory(lottery.key, size, 'golden');
    for (const strategy of STRATEGY_IDS) {
      const { tickets, facts } = replay({
        ...{ engine: '4', lottery: lottery.key, strategy, games: 4, seed: 'golden' },
        ...{ date: '2026-11-20', now: '2026-11-20T12:00:00Z', history: { kind, contest, draws } },
      });
      for (const { numbers, id, score } of tickets) hash.update([...numbers, id, score].join('|'));
      hash.update(JSON.stringify(facts));
    }
  }
  expect(hash.digest('hex')).toBe(GOLDEN_OFFICIAL[lottery.key]);
});

test('the newest engine has golden values', () => {
  expect(GOLDEN).toHaveProperty(ENGINE_VERSION);
});

// A further wheel changes which numbers a link without any gets.
test('the wheels are those of every engine', () => {
  const hash = createHash('sha256').update(JSON.stringify(WHEELS)).digest('hex');
  expect(hash).toBe(GOLDEN_WHEELS);
});
