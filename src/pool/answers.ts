import { playedGameFault } from '../../workers/shared/check/played-game-fault.ts';
import { findLottery } from '../../workers/shared/lottery/lotteries.ts';
import { receiptOf } from '../../workers/shared/run/receipt.ts';
import type { GenerateRequest } from '../../workers/shared/run/request.ts';
import type { Answer, TaskFailureCode } from '../../workers/tasks/api.ts';
import type { TaskInput, TaskName } from '../../workers/tasks/contracts.ts';

type Fields = Readonly<Record<string, unknown>>;

const CODES: readonly unknown[] = ['invalid-request', 'cancelled', 'failed', 'not-loaded'] satisfies TaskFailureCode[];

/** The tasks whose answer is a run. */
const RUNS: readonly TaskName[] = ['generate', 'wheel', 'pickChampions'];

/**
 * True for a valid answer of a worker to a task: times that are numbers, and a value or a known failure. A run must
 * have the receipt of the request and tickets that can be played, a refusal its problem. Anything else shows a broken
 * worker.
 */
export function isAnswer(
  { task, input }: { readonly task: TaskName; readonly input: TaskInput<TaskName> },
  answer: unknown,
): answer is Answer<unknown> {
  if (!isObject(answer) || !isObject(answer.outcome)) return false;
  if (!Number.isFinite(answer.start) || !Number.isFinite(answer.end)) return false;
  const { ok, value, code, message, problem } = answer.outcome;
  if (ok === true) return RUNS.includes(task) ? isRun(value, input as GenerateRequest) : value !== undefined;
  const isFailure = ok === false && CODES.includes(code) && typeof message === 'string';
  return isFailure && (code !== 'invalid-request' || isObject(problem));
}

/** A run of the very request: its receipt, and tickets that can be played. */
function isRun(value: unknown, asked: GenerateRequest): boolean {
  if (!isObject(value)) return false;
  const { receipt, tickets, facts, proof } = value;
  const isOfEach = (list: unknown) => Array.isArray(list) && list.length === asked.games && list.every(isObject);
  return (
    JSON.stringify(receipt) === JSON.stringify(receiptOf(asked)) &&
    isOfEach(facts) &&
    isOfEach(tickets) &&
    (tickets as Fields[]).every((ticket) => isTicket(ticket, asked)) &&
    (asked.strategy !== 'cercamento' || isObject(proof))
  );
}

/** A game of the lottery with as many numbers as were asked for, ascending and unique. */
function isTicket(ticket: Fields, { lottery: key, bet }: GenerateRequest): boolean {
  const lottery = findLottery(key);
  if (!lottery || ticket.lotteryType !== key || playedGameFault(lottery, ticket)) return false;
  return (ticket.numbers as number[]).length === (bet?.marks ?? lottery.pick);
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
