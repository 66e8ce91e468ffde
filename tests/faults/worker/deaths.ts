import { STARTED } from './all-started.ts';
import type { Row } from './struck.ts';

type On = keyof typeof STARTED;

const all = Object.keys(STARTED) as On[];

/** Until the page asks a worker with a call for life and gives the answer up: of runs, and of work on real results. */
const UNTIL_DEAD_MS = 2000;
const UNTIL_READER_DEAD_MS = 6000;
/** Until a worker that is alive and tells nothing of its call is given up. */
const UNTIL_SILENT_MS = 8000;

/** What is found out at once, in each phase of all that a person can start. */
const AT_ONCE: readonly Row[] = all.flatMap((on): Row[] => [
  { on, done: 'its worker throws as it gets it', phase: 'dispatch', act: 'throw', workers: 1, ends: 'well' },
  { on, done: 'its worker throws half-way', phase: 'progress', act: 'throw', workers: 1, ends: 'well' },
  { on, done: 'its worker throws instead of an answer', phase: 'answer', act: 'throw', workers: 1, ends: 'well' },
]);

/** What only a worker's silence tells, on a clock that the test moves. */
const WITHOUT_A_WORD: readonly Row[] = [
  {
    on: 'quick',
    done: 'its worker ends without a word as it gets it',
    phase: 'dispatch',
    act: 'die',
    workers: 1,
    ends: 'well',
  },
  {
    on: 'counted',
    done: 'both workers end half-way without a word',
    phase: 'progress',
    act: 'die',
    workers: 2,
    ends: 'well',
  },
  ...(['quick', 'wheel'] as const).flatMap((on): Row[] => [
    {
      on,
      done: 'its worker ends half-way without a word',
      phase: 'progress',
      act: 'die',
      workers: 1,
      ends: 'well',
      passMs: UNTIL_DEAD_MS,
    },
    {
      on,
      done: 'its worker hangs as it is to answer',
      phase: 'answer',
      act: 'hang',
      workers: 1,
      ends: 'well',
      passMs: UNTIL_DEAD_MS,
    },
    {
      on,
      done: 'its worker tells that it is half-way, lives, and never answers',
      phase: 'progress',
      act: 'silent',
      workers: 1,
      ends: 'compatible',
      passMs: UNTIL_SILENT_MS,
    },
  ]),
  ...(['statistics', 'checking'] as const).flatMap((on): Row[] => [
    {
      on,
      done: 'its worker ends half-way without a word',
      phase: 'progress',
      act: 'die',
      workers: 1,
      ends: 'well',
      passMs: UNTIL_READER_DEAD_MS,
    },
    {
      on,
      done: 'its worker lives and never answers',
      phase: 'dispatch',
      act: 'silent',
      workers: 1,
      ends: 'well',
      passMs: UNTIL_SILENT_MS,
    },
  ]),
];

/** Workers that do not start. */
const AT_START: readonly Row[] = [
  { on: 'quick', done: 'the first worker throws as it starts', phase: 'start', act: 'throw', workers: 1, ends: 'well' },
  { on: 'quick', done: 'two workers throw as they start', phase: 'start', act: 'throw', workers: 2, ends: 'well' },
  {
    on: 'quick',
    done: 'every worker throws as it starts',
    phase: 'start',
    act: 'throw',
    workers: 9,
    ends: 'compatible',
  },
  {
    on: 'wheel',
    done: 'the script of every worker does not load',
    phase: 'start',
    act: 'mute',
    workers: 9,
    ends: 'compatible',
  },
  {
    on: 'quick',
    done: 'the first worker sends what cannot be read',
    phase: 'start',
    act: 'garble',
    workers: 1,
    ends: 'well',
  },
  {
    on: 'quick',
    done: 'the first worker answers its first ping with null',
    phase: 'start',
    act: 'lie',
    workers: 1,
    ends: 'well',
  },
  {
    on: 'quick',
    done: 'the first worker ends before its first answer',
    phase: 'start',
    act: 'die',
    workers: 1,
    ends: 'well',
    passMs: 4000,
  },
  {
    on: 'statistics',
    done: 'every worker throws as it starts',
    phase: 'start',
    act: 'throw',
    workers: 9,
    ends: 'well',
  },
  { on: 'judged', done: 'two workers throw as they start', phase: 'start', act: 'throw', workers: 2, ends: 'well' },
];

/** Two workers one after the other, or all there are. */
const AGAIN: readonly Row[] = all.map(
  (on): Row => ({
    on,
    done: 'every worker throws as it gets it',
    phase: 'dispatch',
    act: 'throw',
    workers: 9,
    ends: 'crashed',
  }),
);

/** What else a worker may do, each to two things that a person starts. */
const OTHERWISE: readonly Row[] = [
  ...(['quick', 'counted'] as const).map(
    (on): Row => ({
      on,
      done: 'its worker sends what cannot be read',
      phase: 'answer',
      act: 'garble',
      workers: 1,
      ends: 'well',
    }),
  ),
  ...(['wheel', 'checking'] as const).map(
    (on): Row => ({
      on,
      done: 'its worker is out of memory',
      phase: 'answer',
      act: 'fail',
      workers: 1,
      ends: 'failed',
    }),
  ),
  ...(['frequency', 'reported'] as const).map(
    (on): Row => ({
      on,
      done: 'its answer cannot be copied',
      phase: 'answer',
      act: 'reject',
      workers: 1,
      ends: 'failed',
    }),
  ),
];

/** Workers that end, or are as good as ended. */
export const DEATHS: readonly Row[] = [...AT_ONCE, ...WITHOUT_A_WORD, ...AT_START, ...AGAIN, ...OTHERWISE];
