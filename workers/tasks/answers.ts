import { BET_KEYS } from '../shared/bet/bet.ts';
import { playedGameFault } from '../shared/check/played-game-fault.ts';
import { findLottery } from '../shared/lottery/lotteries.ts';
import { receiptOf } from '../shared/run/receipt.ts';
import type { GenerateRequest, RequestField } from '../shared/run/request.ts';
import { OPTION_KEYS } from '../shared/strategy/strategy-options.ts';
import type { Answer, TaskFailureCode } from './api.ts';
import type { TaskInput, TaskName } from './contracts.ts';

type Fields = Readonly<Record<string, unknown>>;

const CODES: readonly unknown[] = ['invalid-request', 'cancelled', 'failed', 'not-loaded'] satisfies TaskFailureCode[];

/** True for what may be the value of a task, given what it was asked. */
const IS_VALUE: {
  readonly [N in TaskName]: (value: unknown, asked: TaskInput<N>) => boolean;
} = {
  frequency: (value) => isList(value) && value.length > 0,
  generate: isRun,
  wheel: isRun,
  wheelSizes: (value) => isList(value),
  shortlist: (value, { count }) => isList(value) && value.length === count && value.every(ArrayBuffer.isView),
  crown: isRun,
  keptDraws: (value) => isObject(value) && isList(value.kept) && isObject(value.changes),
  keepDraws: (value) => isObject(value) && (value.ok ? isObject(value.report) : isText(value.fault)),
  removeDraws: isTableOrNone,
  keptTable: isTableOrNone,
  keptWindow: (value) => value === null || (isObject(value) && [value.draws, value.missing].every(Array.isArray)),
  checkGames: (value) => value === null || (isObject(value) && [value.games, value.wins, value.tiers].every(isList)),
  readResults: (value) =>
    isObject(value) && (value.ok ? ArrayBuffer.isView(value.table) && isObject(value.merge) : isText(value.refusal)),
  labPlan: (value) => isObject(value) && [value.blocks, value.size].every(isCount),
  labBlock: (value) => value instanceof Float64Array && value.every(isCount),
  labReport: (value, { request }) => isObject(value) && value.kind === request.kind,
  labAudit: (value) => value === null || (isObject(value) && isObject(value.bet) && isObject(value.chiSquare)),
  labPopularity: (value) => value === null || (isObject(value) && value.kind === 'popularity'),
  labDraws: (value) => value === null || (isObject(value) && value.kind === 'imported'),
  statistics: isStatistics,
};

/**
 * True for a valid answer of a worker to a task: times that are numbers, and a value of the task or a known failure. A
 * run must have the receipt of the request and tickets that can be played, a refusal its problem. Anything else shows a
 * broken worker. The page has this file: it imports types of the tasks alone.
 */
export function isAnswer(
  { task, input }: { readonly task: TaskName; readonly input: TaskInput<TaskName> },
  answer: unknown,
): answer is Answer<unknown> {
  if (!isObject(answer) || !isObject(answer.outcome)) return false;
  if (!Number.isFinite(answer.start) || !Number.isFinite(answer.end)) return false;
  const { ok, value, code, message, problem } = answer.outcome;
  // The input is that of the same task, which the type cannot say.
  if (ok === true) return IS_VALUE[task](value, input as never);
  const isFailure = ok === false && CODES.includes(code) && isText(message);
  return isFailure && (code !== 'invalid-request' || isProblem(problem));
}

const FIELDS = Object.keys({
  lottery: true,
  history: true,
  historySeed: true,
  date: true,
  strategy: true,
  games: true,
  seed: true,
  now: true,
  options: true,
  bet: true,
  swaps: true,
  engine: true,
} satisfies Record<RequestField, true>) as readonly unknown[];

/** A problem that a request can have: the page has words for each of these. */
function isProblem(problem: unknown): boolean {
  if (!isObject(problem)) return false;
  const { field, option, range, bet, limit } = problem;
  const { min, max } = { min: 0, max: 0, ...Object(range) };
  const isOneOf = (known: readonly unknown[], part: unknown) => part === undefined || known.includes(part);
  const isNamed = FIELDS.includes(field) && isOneOf(OPTION_KEYS, option) && isOneOf(BET_KEYS, bet);
  return isNamed && [min, max, limit ?? 0].every(Number.isFinite);
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

function isTableOrNone(value: unknown): boolean {
  return value === null || ArrayBuffer.isView(value);
}

function isStatistics(value: unknown): boolean {
  if (!isObject(value) || !Number.isInteger(value.draws)) return false;
  const { frequency, sums, repeats, gaps } = value;
  return [value.numbers, value.odd].every(isList) && [frequency, sums, repeats, gaps].every(isObject);
}

/** A run of the very request: its receipt, and tickets that can be played. */
function isRun(value: unknown, asked: GenerateRequest): boolean {
  if (!isObject(value) || JSON.stringify(value.receipt) !== JSON.stringify(receiptOf(asked))) return false;
  const { tickets, facts } = value;
  if (!isList(tickets) || !isList(facts) || facts.length !== asked.games) return false;
  return tickets.length === asked.games && tickets.every((ticket) => isTicket(ticket, asked));
}

/** A game of the lottery with as many numbers as were asked for, ascending and unique. */
function isTicket(ticket: Fields, { lottery: key, bet }: GenerateRequest): boolean {
  const lottery = findLottery(key);
  if (!lottery || ticket.lotteryType !== key || playedGameFault(lottery, ticket)) return false;
  return (ticket.numbers as number[]).length === (bet?.marks ?? lottery.pick);
}

function isList(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.every(isObject);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
