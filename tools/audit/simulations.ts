import { engineOf } from '../../workers/engine/engine.ts';
import { runToEnd } from '../../workers/engine/run-to-end.ts';
import { blockSteps } from '../../workers/lab/bets.ts';
import { reportOf } from '../../workers/lab/run-job.ts';
import { createSimulation } from '../../workers/lab/simulate/simulate.ts';
import type { PlayedSide } from '../../workers/shared/lab/lab-bet.ts';
import { isUsual, type SimulatedTier } from '../../workers/shared/lab/simulation-report.ts';
import type { Lottery } from '../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import type { StrategyId } from '../../workers/shared/strategy/catalogue.ts';

/** One tier of one strategy's ticket, in draws of its own. */
export interface SimulatedRate extends Pick<SimulatedTier, 'hits' | 'seen' | 'expected' | 'usual'> {
  readonly lottery: string;
  readonly strategy: StrategyId;
  /** Within what chance gives in 99.9 % of cases, exactly. */
  readonly isUsual: boolean;
}

/** The seed of every simulation of the table: its lottery and its strategy, fixed before anybody had looked. */
const seedOf = ({ key }: Lottery, strategy: StrategyId) => `table/${key}/${strategy}`;

/** The tiers of one ticket of a strategy in so many draws. */
export function simulatedRates(lottery: Lottery, strategy: StrategyId, draws: number): SimulatedRate[] {
  const seed = seedOf(lottery, strategy);
  const bet = { kind: 'games', lottery: lottery.key, games: [ticketOf(lottery, strategy, seed)] } as const;
  const job = createSimulation({ kind: 'simulate', engine: '4', seed, bet, draws });
  return reportOf(job).tiers.map((tier) => {
    const { hits, seen, expected, usual } = tier;
    return { lottery: lottery.key, strategy, hits, seen, expected, usual, isUsual: isUsual(tier) };
  });
}

/** The first ticket of a strategy under a seed, played with the first team or month. */
function ticketOf({ key: lottery, extra }: Lottery, strategy: StrategyId, seed: string): PlayedSide {
  const run = {
    ...({ engine: '4', lottery, strategy, games: 1, seed } as const),
    now: '2026-11-25T00:00:00Z',
    history: simulated(seed, '2026-11-25'),
  };
  const { numbers } = runToEnd(blockSteps(run, engineOf('4').stream(seed, 'ticket'))());
  return { numbers: [...numbers], ...(extra && { extra: 1 }) };
}
