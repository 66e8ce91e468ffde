import { betSizes } from '../bet/bet.ts';
import { areAscending, fieldsOf, isWholeIn } from '../lottery/checks.ts';
import { EXTRA_COUNT, findLottery, type Lottery } from '../lottery/lotteries.ts';
import { ENGINE_VERSIONS, type EngineVersion } from '../run/engine-version.ts';
import { type CountRange, checkGenerateRequest, type GenerateRequest, RequestError } from '../run/request.ts';
import { isSeed } from '../run/seed.ts';
import { areCompared } from './compared.ts';
import { LAB_LIMITS } from './lab-limits.ts';
import type { LabRequest } from './lab-request.ts';

/** What can be wrong with an experiment. */
export type LabField =
  | 'kind'
  | 'lottery'
  | 'engine'
  | 'seed'
  | 'draws'
  | 'games'
  | 'run'
  | 'money'
  | 'numbers'
  | 'weight'
  | 'size'
  | 'strategies';

/** The first thing that is wrong, with the range where it is a count. */
export interface LabFault<Other = never> {
  readonly field: LabField | Other;
  readonly range?: CountRange;
}

type Fields = Readonly<Record<string, unknown>>;

/** What is wrong with an experiment that may be anything; undefined when nothing is. */
export function labFault(value: unknown, maxDraws: number = LAB_LIMITS.draws.max): LabFault | undefined {
  const request = fieldsOf(value) ?? {};
  if (!ENGINE_VERSIONS.includes(request.engine as EngineVersion)) return { field: 'engine' };
  if (!isSeed(request.seed)) return { field: 'seed' };
  switch (request.kind) {
    case 'simulate':
      return simulateFault(request, { ...LAB_LIMITS.draws, max: maxDraws });
    case 'walk':
      return backtestFault(request);
    default:
      return { field: 'kind' };
  }
}

/** The experiment as given, once it is known to be good; throws a RangeError. */
export function checkLab<R extends LabRequest>(request: R, maxDraws?: number): R {
  const fault = labFault(request, maxDraws);
  if (fault) throw new RangeError(`invalid ${fault.field} of an experiment`);
  return request;
}

function countFault(field: LabField, value: unknown, range: CountRange): LabFault | undefined {
  return isWholeIn(value, range.min, range.max) ? undefined : { field, range };
}

function simulateFault({ bet: given, draws, money }: Fields, range: CountRange): LabFault | undefined {
  const bet = fieldsOf(given) ?? {};
  const run = fieldsOf(bet.run) ?? {};
  const isNew = bet.kind === 'anew';
  const lottery = findLottery(isNew ? run.lottery : bet.lottery);
  if (!lottery) return { field: 'lottery' };
  if (isNew && !isRun(run)) return { field: 'run' };
  if (!isNew && !areGames(bet, lottery)) return { field: 'games', range: LAB_LIMITS.games };
  if (money !== undefined && !isMoney(money, lottery)) return { field: 'money', range: LAB_LIMITS.cents };
  return countFault('draws', draws, range);
}

/** A run that can be made here and now: not one whose draws are still to be found. */
function isRun(run: Fields): boolean {
  try {
    const { history, engine } = checkGenerateRequest(run as unknown as GenerateRequest);
    return history.kind !== 'named' && engine !== undefined;
  } catch (error) {
    if (error instanceof RequestError || error instanceof TypeError) return false;
    throw error;
  }
}

function areGames({ kind, games }: Fields, lottery: Lottery): boolean {
  const { min, max } = LAB_LIMITS.games;
  if (kind !== 'games' || !Array.isArray(games)) return false;
  return isWholeIn(games.length, min, max) && games.every((game) => isGame(game, lottery));
}

function isGame(game: unknown, lottery: Lottery): boolean {
  const { numbers, extra } = fieldsOf(game) ?? {};
  const { extra: kind } = lottery;
  if (!areAscending(numbers, lottery) || !betSizes(lottery).includes(numbers.length)) return false;
  return extra === undefined || (kind !== undefined && isWholeIn(extra, 1, EXTRA_COUNT[kind]));
}

function isMoney(money: unknown, { winningHits }: Lottery): boolean {
  const { price, prizes } = fieldsOf(money) ?? {};
  const isCents = (value: unknown) => isWholeIn(value, LAB_LIMITS.cents.min, LAB_LIMITS.cents.max);
  return isCents(price) && Array.isArray(prizes) && prizes.length === winningHits.length && prizes.every(isCents);
}

function backtestFault({ lottery: key, draws: given, games, strategies }: Fields): LabFault | undefined {
  const lottery = findLottery(key);
  const draws = fieldsOf(given) ?? {};
  if (!lottery) return { field: 'lottery' };
  const few = countFault('games', games, LAB_LIMITS.tickets);
  if (few) return few;
  if (strategies !== undefined && !areCompared(strategies)) return { field: 'strategies' };
  const { kind, size, numbers, weight, hash, contest } = draws;
  if (kind === 'imported') {
    const isNamed = typeof hash === 'string' && /^[0-9a-f]{16}$/.test(hash) && isWholeIn(contest, 1, 99_999);
    return isNamed && isWholeIn(size, 1, 50_000) ? undefined : { field: 'size' };
  }
  if (kind !== 'simulated' && kind !== 'rigged') return { field: 'kind' };
  const wrong = countFault('size', size, LAB_LIMITS.size);
  if (wrong || kind === 'simulated') return wrong;
  const { min, max } = LAB_LIMITS.rigged;
  const isList = areAscending(numbers, lottery) && isWholeIn(numbers.length, min, Math.min(max, lottery.total - 1));
  return isList ? countFault('weight', weight, LAB_LIMITS.weight) : { field: 'numbers', range: LAB_LIMITS.rigged };
}
