import type { BetFault } from '../../shared/bet/check-bet.ts';
import { betError, type RuleRequest } from '../../shared/run/request.ts';
import { isBound, orElse } from '../strategies/sampling/room.ts';
import type { Strategy, StrategyContext } from '../strategies/strategy.ts';
import type { RunPlan } from './block.ts';
import { planRun } from './run.ts';

/**
 * The plan of a checked request; throws a RequestError when its rule has no room for the numbers that its bet fixes and
 * excludes, which only the rule can tell.
 */
export function planRule(request: RuleRequest): RunPlan {
  const plan = planRun(request);
  const fault = roomFault(plan);
  if (!fault?.part) return plan;
  throw betError(fault, request.bet);
}

/**
 * What is wrong when the rule of a run has no room for the bet's numbers: the fixed ones, with how many of them, from
 * the smallest on, there is room for, or else the excluded ones; undefined when there is room.
 */
export function roomFault({ context, rule }: RunPlan): BetFault | undefined {
  if (!isBound(context) || hasRoom(rule, context)) return undefined;
  const { fixed, excluded } = context;
  for (let limit = fixed.length - 1; limit >= 0; limit--) {
    const fewer = { ...context, fixed: fixed.slice(0, limit) };
    if (hasRoom(rule, fewer)) return { part: 'fixed', reason: 'no-room', limit };
  }
  const ascending = [...excluded].sort((a, b) => a - b);
  let limit = excluded.length - 1;
  while (!hasRoom(rule, { ...context, fixed: [], excluded: ascending.slice(0, limit) })) limit--;
  return { part: 'excluded', reason: 'no-room', limit };
}

function hasRoom(rule: Strategy, context: StrategyContext): boolean {
  return orElse(
    () => rule.prepare(context).length > 0,
    () => false,
  );
}
