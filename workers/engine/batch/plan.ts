import { lotteryOf } from '../../shared/lottery/lotteries.ts';
import type { GenerateRequest } from '../../shared/run/request.ts';
import type { RuleId, StrategyId } from '../../shared/strategy/catalogue.ts';
import { engineOf } from '../engine.ts';
import { rankNumbers } from '../frequency.ts';
import { drawsOf } from '../history.ts';
import type { RunPlan } from './block.ts';

/** What the tickets of a run have in common. */
export interface RunNames<S extends StrategyId = RuleId> extends Omit<GenerateRequest, 'games' | 'now' | 'swaps'> {
  readonly strategy: S;
}

/**
 * Takes and ranks the draws of a run's history: all that its tickets have in common. They have as many numbers as the
 * bet marks; the draws have the lottery's own. Throws a RequestError for a history whose draws are still to be found.
 */
export function planWith<S extends StrategyId>(
  rule: RunPlan<S>['rule'],
  { options = {}, bet = {}, ...request }: RunNames<S>,
): RunPlan<S> {
  const { strategy, seed } = request;
  const engine = engineOf(request.engine);
  const own = lotteryOf(request.lottery);
  const history = drawsOf(engine, own, request.history);
  const ranking = rankNumbers(own, history);
  const lottery = { ...own, pick: bet.marks ?? own.pick };
  const { fixed = [], excluded = [] } = bet;
  const context = {
    engine,
    lottery,
    history,
    ranking,
    options,
    bet,
    date: request.history.date,
    fixed: [...fixed].sort((a, b) => a - b),
    excluded,
  };
  return { context, strategy, seed, rule };
}
