import type { LabRequest } from '../shared/lab/lab-request.ts';
import { SCORE_CLASSES } from '../shared/run/score.ts';
import { type IsLike, isCount, type Like, type LikeFields, oneOf, optional } from './is-like.ts';

/** What answers are like, as far as a page reads them: what is not so shows a broken worker. */

const BAND = { low: 0, high: 0 };
const BARS: Like = [
  { from: 0, to: 0, open: optional(oneOf('below', 'above')), times: isCount, expected: 0, band: optional(BAND) },
];
const STREAK = { number: 0, draws: isCount };
const isLevel = oneOf(0, 1, 2, 3, 4);

/** Of a run, whatever was asked for. */
export const RUN = {
  tickets: [
    {
      id: '',
      date: '',
      strategy: '',
      minBetPrice: 0,
      potentialPrize: 0,
      score: 0,
      scoreClass: oneOf(...SCORE_CLASSES),
      odds: 0,
      relaxed: true,
    },
  ],
  facts: [{ hot: isCount, cold: isCount, sum: isCount, even: isCount, odd: isCount, own: optional({ kind: '' }) }],
};

/** Of the proof of a wheel. */
export const PROOF = {
  pool: [isCount],
  hits: isCount,
  drawn: isCount,
  wheel: isCount,
  lowerBound: isCount,
  poolOdds: 0,
  wheelCost: 0,
  cost: 0,
  kind: oneOf('exhaustive', 'pigeonhole', 'left-out'),
  ...Object.fromEntries(['checked', 'total', 'times', 'leftOut'].map((name) => [name, optional(isCount)])),
};

/** Of a number in a ranking. */
export const FREQUENCY = { number: 0, frequency: isCount, isHot: true, isCold: true, delay: isCount };

/** Of statistics, without what they are of. */
export const STATISTICS = {
  draws: isCount,
  drawn: isCount,
  contests: optional({ first: 0, last: 0, missing: isCount }),
  days: optional({ first: '', last: '' }),
  numbers: [{ number: 0, times: isCount, timesLevel: isLevel, delay: isCount, delayLevel: isLevel }],
  frequency: { expected: 0, band: BAND, outside: isCount, outsideByChance: 0 },
  longDelay: 0,
  sums: { mean: 0, expectedMean: 0, deviation: 0, bars: BARS },
  odd: BARS,
  repeats: { pairs: isCount, bars: BARS },
  gaps: { count: isCount, bars: BARS, absence: STREAK, streak: STREAK },
};

const hits: IsLike = (value) => isCount(value) || typeof value === 'string';
const MONEY = { cents: isCount, unknown: isCount, otherCurrency: isCount };

/** Of a row of a list. */
export const READ_ROW = {
  line: isCount,
  parts: [{ text: '', value: optional(0), role: '' }],
  game: optional({ numbers: [isCount] }),
  bad: optional({ fault: '', value: optional(0) }),
};

/** Of a receipt beside games, without its lottery. */
export const RECEIPT = {
  registered: [isCount],
  near: [{ game: isCount, missing: isCount, instead: optional(0) }],
  missing: [isCount],
  twice: [isCount],
  more: [{ game: isCount, numbers: [isCount] }],
  others: [[isCount]],
  guessed: [{ written: '', value: 0 }],
  contests: [{ from: isCount, to: isCount }],
  days: [''],
  drawDay: optional(''),
};

/** Of a check of games, without what it is of. */
export const CHECK = {
  games: [
    {
      contests: isCount,
      first: isCount,
      pending: isCount,
      begins: optional([{ contest: isCount, date: optional('') }]),
      hits: [isCount],
      wins: isCount,
      ...MONEY,
    },
  ],
  wins: [
    {
      game: isCount,
      contest: isCount,
      date: optional(''),
      hits: isCount,
      won: [{ hits, prizes: isCount, cents: optional(isCount) }],
      cents: optional(isCount),
    },
  ],
  winCount: isCount,
  tiers: [{ hits, times: isCount, unsure: isCount, since: optional(isCount), expected: 0, usual: [0, 0] }],
  ...MONEY,
  draws: [{ contest: isCount, date: optional(''), numbers: [0], second: optional([0]) }],
  contests: isCount,
  days: (value: unknown) => value instanceof Int32Array,
};

const EDGE = { contest: isCount, date: optional('') };
const TABLE = { count: isCount, first: EDGE, last: EDGE, missing: isCount, withPrizes: isCount };

/** Of kept draws, without the lottery. */
export const SUMMARY = { ...TABLE, revision: isCount };

/** Of what keeping draws changes, without the lottery. */
export const MERGE = {
  added: isCount,
  same: isCount,
  completed: isCount,
  conflicts: [{ contest: isCount, kept: { numbers: [0] }, incoming: { numbers: [0] } }],
  conflictCount: isCount,
};

/** Of a file that was read, without the lottery. */
export const REPORT = {
  ...TABLE,
  gaps: [[isCount, isCount]],
  gapCount: isCount,
  doubles: [isCount],
  leftOut: [{ row: isCount, fault: '' }],
  leftOutCount: isCount,
  withDate: isCount,
  withExtra: optional(isCount),
};

const isAmount: IsLike = (value) => typeof value === 'string' && /^\d+$/.test(value);
const SHARE = { p: 0, adjusted: 0 };

/** Of the report of an experiment, by its kind. */
export const LAB_REPORTS: Readonly<Record<LabRequest['kind'], LikeFields>> = {
  simulate: {
    kind: 'simulate',
    draws: isCount,
    games: isCount,
    tiers: [
      {
        hits,
        seen: isCount,
        expected: 0,
        interval: [0, 0],
        usual: BAND,
        running: [{ ratio: 0, band: [0, 0] }],
      },
    ],
    checkpoints: [isCount],
    money: optional({ paid: isAmount, back: isAmount, open: optional(isCount) }),
  },
  walk: {
    draws: isCount,
    games: isCount,
    expected: 0,
    tiers: [{ hits, expected: 0 }],
    uniform: 0,
    strategies: [
      {
        strategy: '',
        hits: isCount,
        mean: 0,
        more: 0,
        interval: optional([0, 0]),
        ...SHARE,
        tiers: [{ hits, seen: isCount }],
      },
    ],
  },
};

/** Of a look at the kept draws. */
export const DRAWS_AUDIT = {
  kind: oneOf('draws'),
  draws: isCount,
  chiSquare: { statistic: 0, freedom: 0, p: 0 },
  farthest: { number: isCount, times: isCount, expected: 0 },
  bet: { now: 0, most: 0, path: [{ draws: isCount, log: 0 }], number: 0, after: isCount, isMore: true },
};

/** Of who shares a prize. */
export const POPULARITY: Like = (value) => {
  const { ok } = Object(value);
  return ok === true || ok === false;
};
