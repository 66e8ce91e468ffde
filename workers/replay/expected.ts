import { BET_KEYS, type BetPart, betSizes } from '../shared/bet/bet.ts';
import type { BetReason } from '../shared/bet/check-bet.ts';
import { EXTRA_COUNT, findLottery, LOTTERIES, type Lottery } from '../shared/lottery/lotteries.ts';
import { drawCountsOf } from '../shared/rules/teimosinhas.ts';
import { ENGINE_VERSIONS, takesBets, takesOfficial } from '../shared/run/engine-version.ts';
import { WINDOW } from '../shared/run/history.ts';
import type { RequestField, RequestProblem } from '../shared/run/request.ts';
import { MAX_SWAP_GAMES, MAX_SWAPS } from '../shared/run/run-limits.ts';
import { MAX_SEED_LENGTH } from '../shared/run/seed.ts';
import { STRATEGY_IDS } from '../shared/strategy/catalogue.ts';
import { guaranteesOf, MAX_WHEEL_TICKETS } from '../shared/strategy/guarantees.ts';
import { MAX_DATE_NUMBERS, MAX_DATES, MAX_NAME_LENGTH, type OptionField } from '../shared/strategy/strategy-options.ts';

/** The words for what each part of a request takes. */
export interface Expected {
  readonly fields: Readonly<Record<RequestField, string>>;
  readonly options: Readonly<Record<OptionField, string>>;
}

export const ONE_LOTTERY = `one of ${LOTTERIES.map((lottery) => lottery.key).join(', ')}`;
const SEED = `1 to ${MAX_SEED_LENGTH} visible ASCII characters`;
const WITH_BETS = `with engine ${ENGINE_VERSIONS.find(takesBets)} or later`;

/** These words, for up to `maxGames` tickets; `nameOf` is what an option is called. */
export function expectedWords(
  maxGames: number,
  nameOf: (option: OptionField) => string = (option) => option,
): Expected {
  return {
    fields: {
      lottery: ONE_LOTTERY,
      games: `a whole number from 1 to ${maxGames}, with cercamento to ${MAX_WHEEL_TICKETS}`,
      strategy: `one of ${STRATEGY_IDS.join(', ')}`,
      seed: SEED,
      historySeed: SEED,
      date: 'an existing day as YYYY-MM-DD',
      now: 'an instant in UTC as YYYY-MM-DDTHH:MM:SSZ',
      history: `a history seed, or real draws (${WINDOW.min} to ${WINDOW.max}) with engine ${ENGINE_VERSIONS.find(takesOfficial)} or later`,
      options:
        'dates or dateNumbers with datas-especiais, name, birthDate or root with numerologia, pool and hits with cercamento',
      bet: `what the counter takes: ${BET_KEYS.join(', ')}, ${WITH_BETS}`,
      swaps: `up to ${MAX_SWAPS} indices of tickets, from 0 to games - 1, with at most ${MAX_SWAP_GAMES} games, as in 2,5,2, ${WITH_BETS}, not with cercamento`,
      engine: `one of ${ENGINE_VERSIONS.join(', ')}`,
    },
    options: {
      dates: `1 to ${MAX_DATES} existing days as YYYY-MM-DD,YYYY-MM-DD, with datas-especiais`,
      dateNumbers: `up to ${MAX_DATE_NUMBERS} different numbers of the lottery, and no ${nameOf('dates')}, with datas-especiais`,
      birthDate: `one existing day as YYYY-MM-DD, and no ${nameOf('name')}, with numerologia`,
      name: `up to ${MAX_NAME_LENGTH} characters with a letter, with numerologia`,
      root: 'a whole number from 1 to 9, alone, with numerologia',
      pool: 'different numbers of the lottery, as in 1,2,3, with cercamento',
      hits: 'hits that the lottery has wheels for, with cercamento',
    },
  };
}

/** «with timemania»: the lotteries that have a trait. */
const withThose = (has: (lottery: Lottery) => boolean | undefined) =>
  `with ${LOTTERIES.filter(has)
    .map(({ key }) => key)
    .join(', ')}`;

/** What each part of a bet takes. */
export const EXPECTED_BET: Readonly<Record<BetPart, string>> = {
  marks: 'how many numbers a bet of the lottery may mark, not with cercamento',
  fixed: 'different numbers of the lottery, as in 1,2,3, not with cercamento',
  excluded: 'different numbers of the lottery, as in 1,2,3, not with cercamento',
  team: `a whole number from 1 to ${EXTRA_COUNT.team}, ${withThose(({ extra }) => extra === 'team')}`,
  month: `a whole number from 1 to ${EXTRA_COUNT.month}, ${withThose(({ extra }) => extra === 'month')}`,
  mirror: `true or false, as an option nothing, ${withThose(({ hasMirror }) => hasMirror)}`,
  draws: 'in how many consecutive draws a bet of the lottery may take part',
};

/** What is said of a bet that is wrong in another way; `limit` as in `BetReason`. */
const BET_REASONS: { readonly [R in BetReason]?: (limit: number) => string } = {
  'too-many-fixed': (limit) => `a ticket has only ${limit} numbers`,
  both: () => 'some of them are fixed',
  'too-many-excluded': (limit) => `at most ${limit}, or too few numbers are left`,
  'too-few-tickets': (limit) => `only ${limit} different tickets are left`,
  'no-room': (limit) => `the strategy has room for the first ${limit} of them`,
};

const oneOf = (values: readonly number[]) => `one of ${values.join(', ')}`;
const numbersOf = ({ total }: Lottery) => `1 to ${total}`;

/** The allowed values of a part, where they are different for each lottery. */
const CHOICES: { readonly [P in BetPart | OptionField]?: (lottery: Lottery) => string } = {
  marks: (lottery) => oneOf(betSizes(lottery)),
  fixed: numbersOf,
  excluded: numbersOf,
  draws: ({ key }) => oneOf(drawCountsOf(key)),
  dateNumbers: numbersOf,
  pool: numbersOf,
  hits: (lottery) => oneOf(guaranteesOf(lottery)),
};

/** What is said of a problem with a request, behind the value that it is about. */
export function expectedBy(
  { lottery }: { readonly lottery: string },
  { field, option, range, bet, reason, limit = 0 }: RequestProblem,
  words: Expected,
): string {
  const known = findLottery(lottery);
  const listed = (part: BetPart | OptionField, text: string) => {
    const choices = reason !== 'not-taken' && known && CHOICES[part]?.(known);
    return choices ? `expected ${text}: ${choices}` : `expected ${text}`;
  };
  if (bet && bet in EXPECTED_BET) {
    return (reason && BET_REASONS[reason]?.(limit)) ?? listed(bet, EXPECTED_BET[bet]);
  }
  if (option && option in words.options) {
    if (range) return `expected ${range.min} to ${range.max} numbers`;
    return listed(option, words.options[option]);
  }
  return `expected ${words.fields[field]}`;
}
