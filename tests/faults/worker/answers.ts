import type { Fault } from '../fault.ts';
import type { Edit } from './injection.ts';
import { type StruckRow, struck } from './struck.ts';

const NOTHING: readonly Edit[] = [['', null]];
const FALSE_RUN: readonly Edit[] = [['outcome.value.tickets.0.numbers', [1, 2, 3]]];
const WORKING = ['quick', 'judged', 'checking', 'counted'] as const;

/** Answers that are late, twice or to something else; `tests/pool/answer-shape.test.ts` has all that are none. */
const ROWS: readonly StruckRow[] = [
  {
    done: 'its worker answers with tickets for another receipt',
    break: ['answer', 'lie'],
    edits: [['outcome.value.receipt.seed', 'other']],
    act: ['quick'],
    see: 'well',
    daily: { quick: 'chromium' },
  },
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
];

/** What workers answer that is not so. */
export const ANSWER_FAULTS: readonly Fault[] = ROWS.flatMap(struck);
