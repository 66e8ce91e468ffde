import { BLOCK_TICKETS, type RunPlan } from '../../workers/engine/batch/block.ts';
import { planRule } from '../../workers/engine/batch/plan-rule.ts';
import { drawRun } from '../../workers/engine/batch/run.ts';
import { swapTickets } from '../../workers/engine/batch/swap.ts';
import { blockTickets } from '../../workers/engine/batch/tickets-of-block.ts';
import { runToEnd } from '../../workers/engine/run-to-end.ts';
import type { Block } from '../../workers/shared/run/block.ts';
import { receiptOf, writeReceipt } from '../../workers/shared/run/receipt.ts';
import type { RuleRequest } from '../../workers/shared/run/request.ts';
import { JSON_VERSION } from './json-text.ts';
import type { Progress } from './progress.ts';
import { createLineFormatter } from './ticket-lines.ts';

/** Takes one piece of the output; resolves once the reader has made room for the next. */
export type Write = (piece: string | Uint8Array) => Promise<void>;

/** Prints a run as lines of numbers, block by block; returns how many tickets were relaxed. */
export async function printNumbers(request: RuleRequest, write: Write, progress?: Progress): Promise<number> {
  const plan = planRule(request);
  const format = createLineFormatter(plan.context.lottery.pick, BLOCK_TICKETS);
  let relaxed = 0;
  for (const { block } of drawSwapped(plan, request, progress)) {
    relaxed += countRelaxed(block);
    await write(format(block.numbers));
  }
  return relaxed;
}

/** The same as one line of JSON: receipt and tickets, as the task `generate` answers them. */
export async function printJson(request: RuleRequest, write: Write, progress?: Progress): Promise<number> {
  const plan = planRule(request);
  let relaxed = 0;
  let first = 0;
  await write(`{"receipt":${JSON.stringify(writeReceipt(receiptOf(request)))},"tickets":[`);
  for (const { block, swapped } of drawSwapped(plan, request, progress)) {
    relaxed += countRelaxed(block);
    const tickets = blockTickets(plan, request.now, block, first, swapped);
    const text = tickets.map((ticket) => JSON.stringify(ticket)).join(',');
    await write(first === 0 ? text : `,${text}`);
    first += tickets.length;
  }
  await write(`],"version":${JSON_VERSION}}\n`);
  return relaxed;
}

/** The blocks of a run; one with swapped tickets has a single block. */
function* drawSwapped(plan: RunPlan, { games, swaps }: RuleRequest, progress?: Progress) {
  for (const block of drawRun(plan, games, progress)) {
    // The terminal may be that of the tickets.
    progress?.();
    yield { block, swapped: runToEnd(swapTickets(plan, block, swaps)) };
  }
}

function countRelaxed(block: Block): number {
  let count = 0;
  for (const flag of block.relaxed) count += flag;
  return count;
}
