import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { WHEELS } from '../../workers/engine/wheels/data.ts';
import type { LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import type { StrategyId } from '../../workers/shared/strategy/catalogue.ts';
import { hashBets, hashLongRun, hashOfficial, hashRun } from './golden-runs.ts';
import { GOLDEN, GOLDEN_WHEELS, type Golden, type GoldenVersion, type GoldenWithBets } from './golden-values.ts';

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[];

/** Lottery and strategy in the name of a value. */
function partsOf<S extends StrategyId>(name: `${LotteryKey} ${S}`) {
  return name.split(' ') as [LotteryKey, S];
}

// A receipt that somebody kept must give the same tickets for ever. A value in golden-values.ts never changes: what
// would change one takes a new engine version, with values of its own.
describe.each(keysOf(GOLDEN))('golden replays of engine %s', (engine) => {
  const { runs, long }: Golden = GOLDEN[engine];

  test.each(keysOf(runs))('%s', (name) => {
    expect(hashRun(engine, ...partsOf(name))).toBe(runs[name]);
  });

  test('a run of several blocks, with tickets drawn again for equal ones', () => {
    expect(hashLongRun(engine)).toBe(long);
  });
});

const TAKING_BETS = keysOf(GOLDEN).flatMap((engine) => {
  const golden: Golden | GoldenWithBets = GOLDEN[engine];
  return 'bets' in golden ? [[engine, golden] as [GoldenVersion, GoldenWithBets]] : [];
});

describe.each(TAKING_BETS)('what engine %s makes', (engine, { bets, official }) => {
  test.each(keysOf(bets))('golden bets: %s', (name) => {
    expect(hashBets(engine, ...partsOf(name))).toBe(bets[name]);
  });

  test.each(keysOf(official))('golden runs of real draws: %s', (name) => {
    expect(hashOfficial(engine, ...partsOf(name))).toBe(official[name]);
  });
});

// A further wheel changes which numbers a link without any gets.
test('the wheels are those of every engine', () => {
  const hash = createHash('sha256').update(JSON.stringify(WHEELS)).digest('hex');
  expect(hash).toBe(GOLDEN_WHEELS);
});
