import fc from 'fast-check';
import type { RunPlan } from '../../../workers/engine/batch/block.ts';
import { planRun } from '../../../workers/engine/batch/run.ts';
import { rankNumbers } from '../../../workers/engine/frequency.ts';
import { simulateHistory } from '../../../workers/engine/history.ts';
import { STRATEGIES } from '../../../workers/engine/strategies/registry.ts';
import { LOTTERIES, type Lottery, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { EngineVersion } from '../../../workers/shared/run/engine-version.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import { MODES, type RuleId } from '../../../workers/shared/strategy/catalogue.ts';
import { NEWEST } from './newest.ts';

export const DATE = '2026-11-20';

export const anyLottery = fc.constantFrom(...LOTTERIES);
/** The rules of the catalogue have tests of their own, in strategies/. */
export const MODES_AND_BASELINE = [...MODES, 'uniform'] as const;
export const anyStrategy = fc.constantFrom(...MODES_AND_BASELINE);
export const anySeed = fc.stringMatching(/^[!-~]{1,20}$/);
export const anyDate = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** The plan of a run with a history of its own. */
export function planOf(
  lottery: LotteryKey,
  strategy: RuleId,
  seed: string,
  engine: EngineVersion = NEWEST.version,
): RunPlan {
  const names = { seed, history: simulated(`history of ${seed}`, DATE) };
  return planRun({ lottery, strategy, ...names, engine });
}

/** A plan for a lottery small enough to use up. */
export function tinyPlan(total: number, pick: number, strategy: RuleId): RunPlan {
  const lottery: Lottery = {
    ...lotteryOf('megasena'),
    total,
    pick,
    drawn: pick,
    columns: 4,
    key: 'tiny' as LotteryKey,
    name: 'Tiny',
    minBetPrice: 1,
    basePrize: 100,
  };
  const history = simulateHistory(NEWEST, lottery, 'h', DATE);
  const ranking = rankNumbers(lottery, history);
  const context = {
    engine: NEWEST,
    lottery,
    history,
    ranking,
    options: {},
    bet: {},
    date: DATE,
    fixed: [],
    excluded: [],
  };
  return { context, strategy, seed: 's', rule: STRATEGIES[strategy] };
}
