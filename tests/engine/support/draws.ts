import type { RunPlan } from '../../../workers/engine/batch/block.ts';
import { drawRun } from '../../../workers/engine/batch/run.ts';
import { markNumbers, maskWords, readMask } from '../../../workers/engine/presence-mask.ts';
import { STRATEGIES } from '../../../workers/engine/strategies/registry.ts';
import type { Block } from '../../../workers/shared/run/block.ts';
import { stream } from './newest.ts';

export interface DrawnRun {
  readonly tickets: readonly (readonly number[])[];
  readonly relaxed: readonly number[];
}

/** The tickets of a run as plain lists. */
export function runOf(plan: RunPlan, games: number): DrawnRun {
  const blocks = [...drawRun(plan, games)];
  return {
    tickets: blocks.flatMap((block) => ticketsOf(plan, block)),
    relaxed: blocks.flatMap((block) => [...block.relaxed]),
  };
}

/** The tickets of a block as plain lists. */
export function ticketsOf(plan: RunPlan, block: Block): number[][] {
  const { pick } = plan.context.lottery;
  return Array.from(block.relaxed, (_, i) => [...block.numbers.subarray(i * pick, (i + 1) * pick)]);
}

/** Candidates of one of the plan's pickers, ascending; equal ones stay in. */
export function candidatesOf(plan: RunPlan, count: number, stage = 0): number[][] {
  const { total, pick } = plan.context.lottery;
  const picker = STRATEGIES[plan.strategy].prepare(plan.context)[stage];
  if (!picker) throw new RangeError(`no picker ${stage}`);
  const random = stream(plan.seed, 'candidates');
  const sorted = new Uint8Array(pick);
  return Array.from({ length: count }, () => {
    const ticket = new Uint8Array(pick);
    const mask = new Int32Array(maskWords(total));
    picker(random, ticket, mask);
    if (mask.every((word) => word === 0)) markNumbers(ticket, mask);
    readMask(mask, sorted, 0);
    return [...sorted];
  });
}

/** The lottery's numbers, most frequent first. */
export function rankedNumbers(plan: RunPlan): number[] {
  return plan.context.ranking.map((entry) => entry.number);
}
