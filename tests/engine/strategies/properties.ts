import { difference, intersection, range, sum } from 'lodash';
import type { StrategyContext } from '../../../workers/engine/strategies/strategy.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { isRule, type RuleId, STRATEGY_IDS } from '../../../workers/shared/strategy/catalogue.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy/strategy-options.ts';
import { LUCKY, PRIMES, quadrantsOf } from './batches.ts';

/** All rules. */
export const RULES = STRATEGY_IDS.filter(isRule);

/** What a rule's property is said of: a bet of m marks, and what the rule looks at. */
export interface Played {
  readonly key: LotteryKey;
  readonly total: number;
  readonly marks: number;
  /** All numbers, most frequent first. */
  readonly ranked: readonly number[];
  /** The draws, newest first. */
  readonly draws: readonly (readonly number[])[];
  readonly fixed: readonly number[];
  readonly excluded: readonly number[];
}

/** What datas-especiais and numerologia are told here. */
const DATES = [21, 7, 4, 25, 11, 2, 14];
const ROOT = 7;
export const TOLD: { readonly [K in RuleId]?: StrategyOptions } = {
  'datas-especiais': { dateNumbers: DATES },
  numerologia: { root: ROOT },
};

/** What a rule looks at in a run. */
export function playedOf({ lottery, ranking, history, ...bet }: StrategyContext): Played {
  return {
    key: lottery.key,
    total: lottery.total,
    marks: lottery.pick,
    fixed: bet.fixed,
    excluded: bet.excluded,
    ranked: ranking.map((entry) => entry.number),
    draws: history.map((draw) => draw.numbers),
  };
}

type Numbers = readonly number[];
type Property = (played: Played, ticket: Numbers) => boolean;

const count = (ticket: Numbers, list: Numbers) => intersection(ticket, list).length;
const left = ({ excluded }: Played, list: Numbers) => difference(list, excluded);
const all = ({ total }: Played) => range(1, total + 1);

/** As many of a list as wanted, or all that are left of it. */
const some = (played: Played, ticket: Numbers, list: Numbers, wanted: number) =>
  count(ticket, list) === Math.min(wanted, left(played, list).length);

const atLeast = (played: Played, ticket: Numbers, list: Numbers, wanted: number) =>
  count(ticket, list) >= Math.min(wanted, left(played, list).length);

/** As many of a list as there is room for beside what is fixed. */
const most = (played: Played, ticket: Numbers, list: Numbers) =>
  some(played, ticket, list, played.marks - difference(played.fixed, list).length);

const sequences = (ticket: Numbers) => {
  const lengths = [1];
  ticket.forEach((n, i) => {
    if (n === (ticket[i - 1] ?? 0) + 1 && i > 0) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(1);
  });
  return lengths;
};

const delayed = ({ draws, total }: Played) => {
  const delays = range(total + 1).map((n) => {
    const age = draws.findIndex((draw) => draw.includes(n));
    return age < 0 ? draws.length + 1 : age;
  });
  const delay = (n: number) => delays[n] ?? 0;
  const order = range(1, total + 1).sort((a, b) => delay(b) - delay(a) || a - b);
  return order.slice(0, Math.ceil(total / 3));
};

/** The property of a rule that promises nothing but a ticket. */
const ANY_TICKET: Property = () => true;

/** What each rule promises of a ticket of m marks. */
export const PROPERTIES: Readonly<Record<RuleId, Property>> = {
  quick: (played, ticket) => {
    const hot = played.ranked.slice(0, 10);
    const even = ticket.filter((n) => n % 2 === 0);
    const isEven = 2 * even.length > played.marks;
    const more = ticket.filter((n) => (n % 2 === 0) === isEven);
    const others = left(played, all(played)).filter((n) => (n % 2 === 0) !== isEven);
    const isAsEven =
      Math.abs(2 * even.length - played.marks) <= 1 ||
      difference(more, hot, played.fixed).length === 0 ||
      difference(others, ticket).length === 0;
    return isAsEven && atLeast(played, ticket, hot, Math.min(10, Math.ceil((7 * played.marks) / 10)));
  },
  strategic: (played, ticket) => {
    const { ranked, total, marks } = played;
    const edge = Math.round(total / 5);
    const groups = [ranked.slice(0, edge), ranked.slice(edge, -edge), ranked.slice(-edge)];
    const [top = 0, middle = 0, bottom = 0] = groups.map((group) => left(played, group).length);
    const first = Math.min(top, Math.round(marks / 2));
    const second = Math.min(middle, Math.floor((9 * marks) / 10) - first);
    const third = Math.min(bottom, marks - first - second);
    return groups.map((group) => count(ticket, group)).join() === [first, second, third].join();
  },
  aggressive: (played, ticket) =>
    some(
      played,
      ticket,
      played.ranked.slice(-Math.round((4 * played.total) / 10)),
      Math.round((6 * played.marks) / 10),
    ),
  'quentes-frios': (played, ticket) =>
    some(played, ticket, played.ranked.slice(0, 10), Math.ceil(played.marks / 2)) &&
    some(played, ticket, played.ranked.slice(-5), Math.floor(played.marks / 3)),
  repeticoes: (played, ticket) => {
    const newest = played.draws[0] ?? [];
    const mean = (played.marks * newest.length) / played.total;
    return some(played, ticket, newest, Math.max(1, Math.round(mean)));
  },
  'pares-impares': ({ marks }, ticket) => Math.abs(2 * ticket.filter((n) => n % 2 === 0).length - marks) <= 1,
  sequencia: ({ marks, total }, ticket) => {
    const longest = 2 * marks <= total ? 3 : Math.ceil(marks / (total - marks + 1)) + 2;
    const lengths = sequences(ticket);
    return lengths.some((length) => length > 1) && lengths.every((length) => length <= longest);
  },
  espelhamento: ({ total }, ticket) => ticket.filter((n) => !ticket.includes(total + 1 - n)).length <= 1,
  'primos-multiplos': (played, ticket) => {
    const wanted = Math.ceil(played.marks / 3);
    const primes = PRIMES.filter((n) => n <= played.total);
    const threes = all(played).filter((n) => n % 3 === 0);
    return atLeast(played, ticket, primes, wanted) && atLeast(played, ticket, threes, wanted);
  },
  quadrante: ({ key, total, marks }, ticket) =>
    quadrantsOf(key, total).every((numbers) => Math.abs(count(ticket, numbers) - (marks * numbers.length) / total) < 1),
  atrasados: (played, ticket) => some(played, ticket, delayed(played), Math.ceil((6 * played.marks) / 10)),
  somatoria: ({ marks, total }, ticket) => {
    const deviation = Math.sqrt((marks * (total - marks) * (total + 1)) / 12);
    return Math.abs(sum(ticket) - (marks * (total + 1)) / 2) <= deviation / 2;
  },
  'datas-especiais': (played, ticket) => most(played, ticket, DATES),
  numerologia: (played, ticket) =>
    most(
      played,
      ticket,
      all(played).filter((n) => 1 + ((n - 1) % 9) === ROOT),
    ),
  'sorte-global': (played, ticket) =>
    atLeast(
      played,
      ticket,
      LUCKY.filter((n) => n <= played.total),
      Math.ceil(played.marks / 2),
    ),
  'combinacao-auto': ANY_TICKET,
  campeao: ANY_TICKET,
  'anti-repeticao': (played, ticket) => {
    const newest = played.draws[0] ?? [];
    const fresh = difference(left(played, all(played)), newest);
    const least = Math.max(count(played.fixed, newest), played.marks - fresh.length);
    return count(ticket, newest) === least;
  },
  uniform: ANY_TICKET,
};

/** Rules whose property is more than that a ticket is one. */
export const PROPER = RULES.filter((id) => PROPERTIES[id] !== ANY_TICKET);
