import { lotteryOf } from '../lottery/lotteries.ts';
import { combinations } from '../lottery/odds.ts';
import { numbersOfDates } from '../strategy/date-numbers.ts';
import { dateRoot, nameRoot } from '../strategy/digital-root.ts';
import type { OptionField, StrategyOptions } from '../strategy/strategy-options.ts';
import type { GenerateRequest } from './request.ts';

/** The options that say who somebody is. */
const PERSONAL_FIELDS = ['name', 'birthDate', 'dates'] as const satisfies readonly OptionField[];

export type PersonalField = (typeof PERSONAL_FIELDS)[number];

/** The option of a run that identifies a person; undefined without one. */
export function personalField(options: StrategyOptions = {}): PersonalField | undefined {
  return PERSONAL_FIELDS.find((field) => options[field] !== undefined);
}

/**
 * A checked request with the root or the numbers in the place of a name or dates. It gives the same tickets. Any other
 * request is returned as it is.
 */
export function withoutPerson<R extends GenerateRequest>(request: R): R {
  const { options } = request;
  if (!options || !personalField(options)) return request;
  const { name, birthDate, dates, ...others } = options;
  const root = name === undefined ? birthDate && dateRoot(birthDate) : nameRoot(name);
  return {
    ...request,
    options: {
      ...others,
      ...(root && { root }),
      ...(dates && { dateNumbers: neededNumbers(dates, request) }),
    },
  };
}

/**
 * The numbers of some dates, ascending if that makes no difference, so that they do not read as the dates: while every
 * ticket holds all of them, and there are as many such tickets as games.
 */
function neededNumbers(dates: readonly string[], request: GenerateRequest): readonly number[] {
  const { games, bet = {}, swaps = [] } = request;
  const { total, pick } = lotteryOf(request.lottery);
  const { marks = pick, fixed = [], excluded = [] } = bet;
  const numbers = numbersOfDates(dates, total);
  const taken = new Set([...numbers, ...fixed, ...excluded]).size;
  const free = marks - new Set([...numbers, ...fixed]).size;
  const tickets = games + swaps.length;
  const isFree = combinations(total - taken, free) >= BigInt(tickets);
  return isFree ? numbers.sort((a, b) => a - b) : numbers;
}
