import { BET_KEYS } from '../shared/bet/bet.ts';
import type { GamesCheck, PlayedGame } from '../shared/check/check-games.ts';
import { playedAs } from '../shared/check/played-game.ts';
import { playedGameFault } from '../shared/check/played-game-fault.ts';
import type { GamesReading, ReadRow } from '../shared/games/reading.ts';
import { areAscending } from '../shared/lottery/checks.ts';
import { findLottery, type LotteryKey } from '../shared/lottery/lotteries.ts';
import type { Receipt } from '../shared/registering/read-receipt.ts';
import { receiptOf } from '../shared/run/receipt.ts';
import type { GenerateRequest, RequestField } from '../shared/run/request.ts';
import { OPTION_KEYS } from '../shared/strategy/strategy-options.ts';
import {
  CHECK,
  DRAWS_AUDIT,
  FREQUENCY,
  LAB_REPORTS,
  MERGE,
  POPULARITY,
  PROOF,
  READ_ROW,
  RECEIPT,
  REPORT,
  RUN,
  STATISTICS,
  SUMMARY,
} from './answer-shapes.ts';
import type { Answer, TaskFailureCode } from './api.ts';
import type { TaskInput, TaskName } from './contracts.ts';
import { isCount, isLike, oneOf, optional } from './is-like.ts';

type Fields = Readonly<Record<string, unknown>>;

const CODES: readonly unknown[] = ['invalid-request', 'cancelled', 'failed', 'not-loaded'] satisfies TaskFailureCode[];

/** True for what may be the value of a task, given what it was asked. */
const IS_VALUE: {
  readonly [N in TaskName]: (value: unknown, asked: TaskInput<N>) => boolean;
} = {
  frequency: (value, { lottery }) => isLike(value, [FREQUENCY]) && isOfAllNumbers(value, lottery),
  generate: isRun,
  wheel: (value, asked) => isRun(value, asked) && isLike(value, { proof: PROOF }),
  wheelSizes: (value) => isLike(value, [{ pool: isCount, tickets: isCount }]),
  rankCandidates: areShortlists,
  pickChampions: isRun,
  keptDraws: (value) =>
    isLike(value, { kept: [{ ...SUMMARY, lottery: isLottery }], unreadable: [isLottery], changes: {} }),
  keepDraws: (value) =>
    isLike(value, {
      ok: isTrue,
      report: { ...MERGE, lottery: isLottery },
      summary: { ...SUMMARY, lottery: isLottery },
    }) || isLike(value, { ok: isFalse, fault: oneOf('full', 'refused', 'failed') }),
  removeDraws: isTableOrNone,
  keptTable: isTableOrNone,
  keptWindow: (value) =>
    value === null || isLike(value, { contest: isCount, draws: [[isCount]], missing: [[isCount, isCount]] }),
  checkGames: (value, asked) => value === null || isCheck(value, asked),
  readGames: isReadList,
  lotteriesOfList: (value) => isLike(value, [isLottery]),
  readReceipt: isReceipt,
  readResults: (value) =>
    isLike(value, {
      ok: isTrue,
      report: { ...REPORT, lottery: isLottery },
      table: isTable,
      merge: { ...MERGE, lottery: isLottery },
    }) || isLike(value, { ok: isFalse, refusal: '' }),
  labPlan: (value) => isLike(value, { blocks: isCount, size: isCount }),
  labBlock: (value) => value instanceof Float64Array && value.every(isCount),
  labReport: (value, { request: { kind } }) => isLike(value, { ...LAB_REPORTS[kind], kind: oneOf(kind) }),
  labAudit: (value) => value === null || isLike(value, DRAWS_AUDIT),
  labPopularity: (value) => value === null || isLike(value, POPULARITY),
  labDraws: (value) =>
    value === null ||
    isLike(value, { named: { kind: oneOf('imported'), contest: isCount, size: isCount, hash: '' }, unbroken: isCount }),
  statistics: (value, { lottery, source }) =>
    isLike(value, { ...STATISTICS, lottery: oneOf(lottery), kind: oneOf(source.kind) }) &&
    isOfAllNumbers((value as Fields).numbers, lottery),
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

const isTrue = oneOf(true);
const isFalse = oneOf(false);
const isTable = (value: unknown) => value instanceof Uint8Array;
const isLottery = (value: unknown) => findLottery(value) !== undefined;

function isTableOrNone(value: unknown): boolean {
  return value === null || isTable(value);
}

/** Entries of which each number of the lottery has one. */
function isOfAllNumbers(value: unknown, key: LotteryKey): boolean {
  const numbers = (value as readonly Fields[]).map(({ number }) => number as number).sort((a, b) => a - b);
  const lottery = findLottery(key);
  return lottery !== undefined && numbers.length === lottery.total && areAscending(numbers, lottery);
}

/** Games of the lottery, of as many tickets as were asked for. */
function areShortlists(value: unknown, { lottery: key, bet, count }: TaskInput<'rankCandidates'>): boolean {
  if (!Array.isArray(value) || value.length !== count) return false;
  const { pick = 0, total = 0 } = findLottery(key) ?? {};
  const marks = bet?.marks ?? pick;
  const isNumber = (n: number) => n >= 1 && n <= total;
  return value.every((list) => isTable(list) && list.length > 0 && list.length % marks === 0 && list.every(isNumber));
}

/** A check of these very games, whose wins are theirs. */
function isCheck(value: unknown, { lottery, games }: TaskInput<'checkGames'>): boolean {
  if (!isLike(value, { ...CHECK, lottery: oneOf(lottery) })) return false;
  const check = value as GamesCheck;
  const isOfDraw = (contest: number) => check.draws.some((draw) => draw.contest === contest);
  return (
    check.games.length === games.length &&
    check.games.every(({ first, contests }) => first + contests <= check.days.length) &&
    check.wins.length <= check.winCount &&
    check.wins.every(({ game, contest }) => game < games.length && isOfDraw(contest))
  );
}

/** At least one way to read a list, in each games of the lottery; or such games; or why there is none. */
function isReadList(value: unknown, { lottery: key }: TaskInput<'readGames'>): boolean {
  const lottery = findLottery(key);
  if (!lottery || !isObject(value)) return false;
  if (value.ok === false) return isLike(value, { refusal: '', detail: optional('') });
  const { readings, games } = value as { readings?: readonly GamesReading[]; games?: readonly PlayedGame[] };
  const isGame = (game: PlayedGame) => playedGameFault(lottery, game) === undefined;
  if (games) return isLike(value, { ok: isTrue, games: [{}], otherGames: isCount }) && games.every(isGame);
  const isRight = ({ game }: ReadRow) => !game || isGame(playedAs(lottery, game));
  const areReadings = isLike(value, { ok: isTrue, readings: [[READ_ROW]], others: [''], isOwn: true });
  return areReadings && readings?.[0] !== undefined && readings.every((reading) => reading.every(isRight));
}

/** A receipt that says of each of these games whether it is on it. */
function isReceipt(value: unknown, { games }: TaskInput<'readReceipt'>): boolean {
  if (!isLike(value, { ...RECEIPT, otherLottery: optional(isLottery) })) return false;
  const { registered, near, missing, twice, more } = value as Receipt;
  const told = [...registered, ...near.map(({ game }) => game), ...missing];
  const named = [...told, ...twice, ...more.map(({ game }) => game)];
  return told.length === games.length && named.every((game) => game < games.length);
}

/** A run of the very request: its receipt, and tickets that can be played. */
function isRun(value: unknown, asked: GenerateRequest): boolean {
  if (!isLike(value, RUN)) return false;
  const { receipt, tickets, facts } = value as { [K in 'receipt']: unknown } & Record<'tickets' | 'facts', Fields[]>;
  if (JSON.stringify(receipt) !== JSON.stringify(receiptOf(asked))) return false;
  if (tickets.length !== asked.games || facts.length !== asked.games) return false;
  return tickets.every((ticket) => isTicket(ticket, asked));
}

/** A game of the lottery with as many numbers as were asked for, ascending and unique. */
function isTicket(ticket: Fields, { lottery: key, bet }: GenerateRequest): boolean {
  const lottery = findLottery(key);
  if (!lottery || ticket.lotteryType !== key || playedGameFault(lottery, ticket)) return false;
  return (ticket.numbers as number[]).length === (bet?.marks ?? lottery.pick);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
