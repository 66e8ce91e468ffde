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
  },
  wheel: {
    'no proof': [['outcome.value.proof', EDIT.gone]],
  },
  crowned: { 'the tickets of another seed': [['outcome.value.receipt.seed', 'other']] },
};

/** The lie of each day. */
const DAILY = 'tickets for another receipt';

const lies = Object.entries(REFUSED).flatMap(([on, answers]) =>
  Object.entries(answers).map(
    ([name, edits]): StruckRow => ({
      done: `its worker answers with ${name}`,
      break: ['answer', 'lie'],
      edits,
      act: [on as On],
      see: 'well',
      ...(name === DAILY && { daily: { [on]: 'chromium' } }),
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
