import { createHash } from 'node:crypto';
import { drawRun, planRun } from '../../workers/engine/batch/run.ts';
import { replay } from '../../workers/replay/replay.ts';
import { betSizes } from '../../workers/shared/bet/bet.ts';
import { type LotteryKey, lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import type { EngineVersion } from '../../workers/shared/run/engine-version.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { MAX_GAMES } from '../../workers/shared/run/run-limits.ts';
import type { StrategyId } from '../../workers/shared/strategy/catalogue.ts';
import { officialHistory } from '../shared/run/any-official.ts';
import { goldenFacts } from './golden-facts.ts';
import type { BoundId } from './golden-values.ts';

const DAY = { date: '2026-11-20', now: '2026-11-20T12:00:00Z' };
const SIMULATED = { ...DAY, historySeed: 'golden-history' };
const NAMES = { seed: 'golden', history: simulated('golden-history', DAY.date) };

/** SHA-256 over a full batch of a strategy: all that its tickets carry. */
export function hashRun(engine: EngineVersion, lottery: LotteryKey, strategy: StrategyId): string {
  const { tickets } = replay({
    engine,
    lottery,
    strategy,
    games: MAX_GAMES,
    seed: 'golden',
    ...SIMULATED,
  });
  const text = tickets
    .map(({ numbers, id, date, score, potentialPrize, team = [], month = [] }) =>
      [numbers.join(' '), id, date, score, potentialPrize].concat(team, month).join('|'),
    )
    .join('\n');
  return createHash('sha256').update(text).digest('hex');
}

/** SHA-256 over a run of several blocks, with tickets drawn again for equal ones. */
export function hashLongRun(engine: EngineVersion): string {
  const plan = planRun({ engine, lottery: 'lotofacil', strategy: 'quick', ...NAMES });
  const hash = createHash('sha256');
  for (const { numbers, relaxed } of drawRun(plan, 40_000)) hash.update(numbers).update(relaxed);
  return hash.digest('hex');
}

/** SHA-256 over bets of a rule: the largest size, numbers that it has room for, and swaps. */
export function hashBets(engine: EngineVersion, lottery: LotteryKey, strategy: BoundId): string {
  const { tickets } = replay({
    engine,
    lottery,
    strategy,
    games: 5,
    seed: 'golden',
    ...SIMULATED,
    bet: { marks: betSizes(lotteryOf(lottery)).at(-1) ?? 0, excluded: [2, 5] },
    swaps: [3, 0, 3],
  });
  const hash = createHash('sha256');
  for (const { numbers, id, score } of tickets) hash.update([...numbers, id, score].join('|'));
  return hash.digest('hex');
}

/** SHA-256 over tickets and facts of a strategy that looked at windows of 30 and 200 real draws. */
export function hashOfficial(engine: EngineVersion, lottery: LotteryKey, strategy: StrategyId): string {
  const hash = createHash('sha256');
  for (const size of [30, 200]) {
    const { contest, kind, draws } = officialHistory(lottery, size, 'golden');
    const { tickets, facts } = replay({
      engine,
      lottery,
      strategy,
      games: 4,
      seed: 'golden',
      ...DAY,
      history: { kind, contest, draws },
    });
    for (const { numbers, id, score } of tickets) hash.update([...numbers, id, score].join('|'));
    hash.update(JSON.stringify(goldenFacts(facts)));
  }
  return hash.digest('hex');
}
