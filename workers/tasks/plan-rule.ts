import type { RunPlan } from '../engine/batch/block.ts';
import { roomFault } from '../engine/batch/room-fault.ts';
import { planRun } from '../engine/batch/run.ts';
import { betError, type RuleRequest } from '../shared/run/request.ts';

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
