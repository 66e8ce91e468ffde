import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { fixedBet } from '../../../workers/shared/lab/lab-bet.ts';
import { LAB_LIMITS } from '../../../workers/shared/lab/lab-limits.ts';
import type { LabBet } from '../../../workers/shared/lab/lab-request.ts';
import { receiptOf } from '../../../workers/shared/run/receipt.ts';
import {
  engineVersionOf,
  type GenerateRequest,
  isRuleRequest,
  RequestError,
} from '../../../workers/shared/run/request.ts';
import { generate } from '../../../workers/tasks/generate.ts';
import { wheel } from '../../../workers/tasks/wheel.ts';
import { readArguments } from '../arguments.ts';
import { refusal } from '../refusal.ts';
import { UsageError } from '../usage.ts';
import type { Surroundings } from './command.ts';

interface Given {
  readonly date?: string | undefined;
  readonly renew?: boolean | undefined;
}

/**
 * The bet of a run whose options are as `generate` takes them: its own tickets, or with `renew` the run itself. `drawn`
 * are the options that chance or the clock stood in for. Throws a UsageError.
 */
export function readRun(options: readonly string[], seed: string, given: Given, { clock, randomSeed }: Surroundings) {
  const date = given.date ?? clock().slice(0, 10);
  // The instant is in no number of a ticket: that of the day makes the receipt the same again.
  const now = `${date}T00:00:00Z`;
  const names = [`--seed=${seed}`, `--date=${date}`, `--now=${now}`];
  const rest = options.filter((option) => !option.startsWith('--date='));
  const { request } = readArguments([...rest, ...names], { clock, randomSeed });
  const { max } = LAB_LIMITS.tickets;
  if (request.games > max) throw new UsageError(`--games ${request.games}: expected a whole number from 1 to ${max}`);
  const drawn = given.date === undefined ? [`--date ${date}`] : [];
  return { bet: betOf(request, given.renew), drawn, version: engineVersionOf(request) };
}

function betOf(request: GenerateRequest, isRenewed = false): LabBet {
  if (isRenewed) return { kind: 'anew', run: receiptOf(request) };
  try {
    const task = isRuleRequest(request) ? generate : wheel;
    const { tickets } = runToEnd(task.run(request));
    return fixedBet(request.lottery, tickets);
  } catch (error) {
    throw error instanceof RequestError ? refusal(request, error) : error;
  }
}
