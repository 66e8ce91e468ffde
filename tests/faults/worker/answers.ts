import type { Fault } from '../fault.ts';
import { EDIT, type Edit } from './injection.ts';
import { type On, type StruckRow, struck } from './struck.ts';

/** Answers that are none, by what they are to: each is refused, and another worker asked. */
const REFUSED: { readonly [each in On]?: Readonly<Record<string, readonly Edit[]>> } = {
  quick: {
    'nothing at all': [['', null]],
    'an answer that took no time': [['start', EDIT.nan]],
    'a value of another task': [['outcome.value', [1, 2, 3]]],
    'tickets for another receipt': [['outcome.value.receipt.seed', 'other']],
    'a ticket too few': [['outcome.value.tickets', EDIT.fewer]],
    'a ticket too many': [['outcome.value.tickets', EDIT.more]],
    'one number fifty times': [['outcome.value.tickets.0.numbers', Array(50).fill(7)]],
    'a score that is no number': [['outcome.value.tickets.1.score', EDIT.nan]],
    'a prize without end': [['outcome.value.tickets.4.potentialPrize', EDIT.infinite]],
    'reasons that are no numbers': [['outcome.value.facts.0.sum', EDIT.nan]],
  },
  wheel: {
    'no proof': [['outcome.value.proof', EDIT.gone]],
    'a proof without numbers': [['outcome.value.proof', {}]],
  },
  judged: {
    'a list too few': [['outcome.value', EDIT.fewer]],
    'a number that is not in the lottery': [['outcome.value.0.0', 200]],
    'half a candidate': [['outcome.value.0', EDIT.fewer]],
  },
  crowned: { 'the tickets of another seed': [['outcome.value.receipt.seed', 'other']] },
  frequency: {
    'a number too few': [['outcome.value', EDIT.fewer]],
    'a number twice': [
      ['outcome.value.0.number', 1],
      ['outcome.value.1.number', 1],
    ],
    'a number that is not in the lottery': [['outcome.value.0.number', 61]],
    'times that are no numbers': [['outcome.value.0.frequency', EDIT.nan]],
  },
  statistics: {
    'those of another lottery': [['outcome.value.lottery', 'quina']],
    'those of real draws': [['outcome.value.kind', 'official']],
    'no sums': [['outcome.value.sums', {}]],
    'times that are no numbers': [['outcome.value.numbers.3.times', EDIT.nan]],
    'a number too few': [['outcome.value.numbers', EDIT.fewer]],
    'bars of nothing': [['outcome.value.odd', [{}, {}]]],
  },
  checking: {
    'no game': [['outcome.value.games', EDIT.fewer]],
    'a game too many': [['outcome.value.games', EDIT.more]],
    'a win of a game that was not asked for': [['outcome.value.wins.0.game', 5]],
    'a win in a draw that is not there': [['outcome.value.wins.0.contest', 5]],
    'wins that are not counted': [['outcome.value.winCount', 0]],
    'an amount that is no number': [['outcome.value.cents', EDIT.nan]],
    'a win without prizes': [['outcome.value.wins.0.won', [{}]]],
    'games of another lottery': [['outcome.value.lottery', 'lotomania']],
    'draws without numbers': [['outcome.value.draws.0.numbers', EDIT.gone]],
  },
  reading: {
    'a file of no lottery': [['outcome.value.report.lottery', 'constructor']],
    'draws that are no number': [['outcome.value.report.count', EDIT.nan]],
    'no table': [['outcome.value.table', [1, 2, 3]]],
    'nothing of what is kept': [['outcome.value.merge', {}]],
  },
  keeping: {
    'nothing of what is kept now': [['outcome.value.summary', EDIT.gone]],
    'a fault without a name': [['outcome.value', { ok: false, fault: 'toString' }]],
  },
  planned: { 'blocks that are no number': [['outcome.value.blocks', EDIT.nan]] },
  counted: {
    'sums that are no numbers': [['outcome.value.0', EDIT.nan]],
    'less than nothing': [['outcome.value.1', -1]],
  },
  reported: {
    'tiers that are no numbers': [['outcome.value.tiers.0.seen', EDIT.nan]],
    'the kind alone': [['outcome.value', { kind: 'simulate' }]],
    'the report of another experiment': [['outcome.value.kind', 'walk']],
  },
};

/** The lies of each day. */
const DAILY: Readonly<Record<string, On>> = {
  'tickets for another receipt': 'quick',
  'a win in a draw that is not there': 'checking',
  'no sums': 'statistics',
  'a number twice': 'frequency',
  'the kind alone': 'reported',
};

const lies = Object.entries(REFUSED).flatMap(([on, answers]) =>
  Object.entries(answers).map(
    ([name, edits]): StruckRow => ({
      done: `its worker answers with ${name}`,
      break: ['answer', 'lie'],
      edits,
      act: [on as On],
      see: 'well',
      ...(DAILY[name] === on && { daily: { [on]: 'chromium' } }),
    }),
  ),
);

const NOTHING: readonly Edit[] = [['', null]];
const FALSE_RUN: readonly Edit[] = [['outcome.value.tickets.0.numbers', [1, 2, 3]]];
const RUNS = ['quick', 'counted'] as const;
const WORKING = ['quick', 'judged', 'checking', 'counted'] as const;

/** Answers that come more than once, late, or to something else, and progress that is none. */
const ROWS: readonly StruckRow[] = [
  // An answer that is refused twice is a fault of the app.
  {
    done: 'every worker answers with nothing at all',
    break: ['answer', 'lie', 9],
    edits: NOTHING,
    act: ['quick', 'checking', 'statistics'],
    see: 'failed',
  },
  { done: 'its worker answers twice', break: ['answer', 'twice'], act: WORKING, see: 'well' },
  {
    done: 'its worker answers when it has been given up',
    break: ['answer', 'late'],
    act: WORKING,
    see: 'well',
    daily: { quick: 'chromium' },
  },
  {
    done: 'its worker first answers a call that nobody made',
    break: ['answer', 'stranger'],
    edits: FALSE_RUN,
    act: ['quick'],
    see: 'well',
  },
  { done: 'its worker gives it the answer to a ping', break: ['answer', 'swap'], act: ['frequency'], see: 'well' },
  ...Object.entries({
    'that it went back': [{ done: 0.8 }, { done: 0.2 }],
    'what is no number': [{ done: '#nan' }, { done: null }, { done: 'x' }],
    'more than there is, and less': [{ done: 7 }, { done: -1 }],
    'of another call': [{ done: 0.9, id: 4711 }],
  }).map(
    ([what, tells]): StruckRow => ({
      done: `its worker tells ${what}`,
      break: ['answer', 'none'],
      tells,
      act: RUNS,
      see: 'well',
    }),
  ),
];

/** What workers answer and tell that is not so. */
export const ANSWER_FAULTS: readonly Fault[] = [...lies, ...ROWS].flatMap(struck);
