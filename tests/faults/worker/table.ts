import { expect } from 'vitest';
import { degradedTexts } from '../../../src/content/run/engine-progress.ts';
import { resultTexts } from '../../../src/content/run/result.ts';
import { site as siteTexts } from '../../../src/content/shell/site.ts';
import { linkTo } from '../../e2e/link.ts';
import type { Fault } from '../fault.ts';
import {
  atOnce,
  awaitText,
  follow,
  inChromium,
  isCompatible,
  isNotCompatible,
  open,
  pass,
  run,
  tap,
  tickets,
  told,
} from '../hands.ts';
import {
  endInMidRun,
  findWheels,
  HANG_FIRST_RUN,
  HIDE,
  HOLD_FIRST_RUN,
  HUNG,
  heldBack,
  loseWheels,
  refuseWorkers,
  replaced,
  unreplaced,
} from './breaks.ts';
import { ALL, type StruckRow, struck } from './struck.ts';

/** Until the page asks a worker with a call for life and gives the answer up: of runs, and of work on real results. */
const UNTIL_DEAD_MS = 2000;
const UNTIL_READER_DEAD_MS = 6000;
/** Until a worker that is alive and tells nothing of its call is given up. */
const UNTIL_SILENT_MS = 8000;
/** Until a worker that does not start is late, and the page itself stands in. */
const UNTIL_LATE_MS = 8000;

const STRUCK: readonly StruckRow[] = [
  { done: 'its worker throws as it gets it', break: ['dispatch', 'throw'], act: ALL, see: 'well' },
  {
    done: 'its worker throws half-way',
    break: ['progress', 'throw'],
    act: ALL,
    see: 'well',
    daily: { judged: 'chromium' },
  },
  { done: 'its worker throws instead of an answer', break: ['answer', 'throw'], act: ALL, see: 'well' },
  {
    done: 'its worker ends without a word as it gets it',
    break: ['dispatch', 'die'],
    act: ['quick'],
    see: 'well',
    daily: { quick: 'every engine' },
  },
  { done: 'both workers end half-way without a word', break: ['progress', 'die', 2], act: ['counted'], see: 'well' },
  {
    done: 'its worker ends half-way without a word',
    break: ['progress', 'die'],
    act: ['quick', 'wheel'],
    see: 'well',
    passMs: UNTIL_DEAD_MS,
  },
  {
    done: 'its worker hangs as it is to answer',
    break: ['answer', 'hang'],
    act: ['quick', 'wheel'],
    see: 'well',
    passMs: UNTIL_DEAD_MS,
  },
  {
    done: 'its worker tells that it is half-way, lives, and never answers',
    break: ['progress', 'silent'],
    act: ['quick', 'wheel'],
    see: 'compatible',
    passMs: UNTIL_SILENT_MS,
    daily: { quick: 'chromium' },
  },
  {
    done: 'its worker ends half-way without a word',
    break: ['progress', 'die'],
    act: ['statistics', 'checking'],
    see: 'well',
    passMs: UNTIL_READER_DEAD_MS,
  },
  {
    done: 'its worker lives and never answers',
    break: ['dispatch', 'silent'],
    act: ['statistics', 'checking'],
    see: 'compatible',
    passMs: UNTIL_SILENT_MS,
  },
  { done: 'two workers throw as they start', break: ['start', 'throw', 2], act: ['quick', 'judged'], see: 'well' },
  {
    done: 'every worker throws as it starts',
    break: ['start', 'throw', 9],
    act: ['quick', 'statistics'],
    see: 'compatible',
  },
  {
    done: 'the script of every worker does not load',
    break: ['start', 'mute', 9],
    act: ['wheel'],
    see: 'compatible',
    daily: { wheel: 'chromium' },
  },
  {
    done: 'the first worker ends before its first answer',
    break: ['start', 'die'],
    act: ['quick'],
    see: 'compatible',
    passMs: UNTIL_LATE_MS,
  },
  // Two workers one after the other, or all there are.
  {
    done: 'every worker throws as it gets it',
    break: ['dispatch', 'throw', 9],
    act: ALL,
    see: 'crashed',
    daily: { quick: 'chromium' },
  },
  { done: 'its worker sends what cannot be read', break: ['answer', 'garble'], act: ['quick', 'counted'], see: 'well' },
  { done: 'its worker is out of memory', break: ['answer', 'fail'], act: ['wheel', 'checking'], see: 'failed' },
  { done: 'its answer cannot be copied', break: ['answer', 'reject'], act: ['frequency', 'reported'], see: 'failed' },
];

/** A link to quick tickets, made by one worker. */
const LINK = `${linkTo({ lottery: 'lotomania', games: 5, strategy: 'aggressive' })}&pool=1`;
const OTHER = linkTo({ lottery: 'quina', games: 3, seed: 'other' });
const linksOf = (...seeds: readonly string[]) => seeds.map((seed) => linkTo({ lottery: 'quina', games: 3, seed }));

const workers = (count: number) => inChromium((page) => expect(page.workers()).toHaveLength(count));

const WHEEL = linkTo({ lottery: 'quina', games: 4, strategy: 'cercamento' });
const ENTRY = '**/entry-*.js';
const NO_WORKERS = `Reflect.deleteProperty(window, 'Worker');`;
const WHY_COMPATIBLE = inChromium((page) =>
  page.getByText(/^Modo compatível: (um arquivo do gerador não carregou|o gerador .* parou)/).waitFor(),
);
const NO_NOTICE = inChromium((page) => page.getByText(/^Modo compatível/).waitFor({ state: 'detached' }));

const CLOCKED = { only: 'chromium', options: { clock: true } } as const;
const SCRIPT = heldBack(ENTRY);
const STAND_IN = told(degradedTexts.late);
const REMAKING = told('Refazendo os bilhetes do link');
const RELOAD = awaitText('button', siteTexts.reload);
const RETRY = tap('button', siteTexts.retry);
const WELL = [tickets, isNotCompatible];
const INSTEAD = [tickets, isCompatible];

/** Scripts of workers, and what they load, that are lost or something else. */
const LOST_FILES: readonly Fault[] = [
  {
    // `tests/pool/late-worker.test.ts` has what may keep workers from answering.
    done: 'quick tickets: the script of every worker turns in circles',
    saw: 'all of it eight seconds later, and that the page does without workers for now',
    ...CLOCKED,
    act: [replaced(ENTRY, 'for (;;);'), open(LINK), REMAKING, pass(UNTIL_LATE_MS)],
    see: [tickets, STAND_IN],
  },
  {
    done: 'quick tickets: the script of every worker comes after 12 seconds',
    saw: 'all of it after eight, and until the twelfth that the page does without workers; the next by a worker',
    ...CLOCKED,
    daily: 'chromium',
    act: [SCRIPT.hold, open(LINK), REMAKING, pass(UNTIL_LATE_MS), tickets, STAND_IN, pass(12_000 - UNTIL_LATE_MS)],
    see: [STAND_IN, SCRIPT.release, NO_NOTICE, follow(OTHER), tickets, isNotCompatible, workers(1)],
  },
  {
    done: 'quick tickets: the script of every worker never comes',
    saw: 'all of it after eight seconds, the next at once, and that the page does without workers for now',
    ...CLOCKED,
    daily: 'chromium',
    act: [heldBack(ENTRY).hold, open(LINK), REMAKING, pass(UNTIL_LATE_MS)],
    see: [tickets, STAND_IN, follow(OTHER), tickets, STAND_IN],
  },
  ...Object.entries({
    'is the page itself': ['<!doctype html>', 'text/html'],
    'is cut off in a line': ['const api = {', 'text/javascript'],
    'is empty, of no kind': ['', 'application/octet-stream'],
  } as const).map(
    ([what, [body, type]]): Fault => ({
      done: `a wheel: the file of the worker's script ${what}, until a reload`,
      saw: 'all of it, that the page does without workers and why, and with the button there all of it by a worker',
      only: 'chromium',
      allow: /404|MIME|entry-|Unexpected end/,
      act: [replaced(ENTRY, body, type), open(WHEEL)],
      see: [
        tickets,
        WHY_COMPATIBLE,
        workers(0),
        unreplaced,
        tap('button', siteTexts.reload),
        NO_NOTICE,
        tickets,
        workers(1),
      ],
    }),
  ),
  {
    done: 'a wheel: the file that its worker loads for it is lost at three tries',
    saw: 'that a part did not load, and with the button there all of it',
    ...CLOCKED,
    allow: /wheel-|ERR_FAILED/,
    daily: 'chromium',
    act: loseWheels(WHEEL, Number.POSITIVE_INFINITY),
    // For a file that is gone since a deploy there is «Recarregar».
    see: [told(resultTexts.replayFailed('not-loaded')), RELOAD, findWheels, RETRY, WELL],
  },
  {
    done: 'a wheel: the file that its worker loads for it is lost at two tries',
    saw: 'all of it, no word',
    ...CLOCKED,
    allow: /wheel-|ERR_FAILED/,
    act: loseWheels(WHEEL, 2),
    see: WELL,
  },
  {
    done: 'a wheel: there are no workers, and the tasks for the page itself do not load',
    saw: 'that the generator did not start, and with the button there all of it',
    only: 'chromium',
    allow: /inline-|ERR_FAILED/,
    break: NO_WORKERS,
    act: [replaced('**/inline-*.js'), open(WHEEL)],
    see: [told(resultTexts.replayFailed('spawn-failed')), RELOAD, unreplaced, RETRY, tickets],
  },
];

const OTHERWISE: readonly Fault[] = [
  {
    done: 'quick tickets: the browser refuses to make the first worker',
    saw: 'all of it, no word',
    break: refuseWorkers(1),
    act: open(LINK),
    see: WELL,
  },
  {
    done: 'quick tickets: the browser refuses to make any worker',
    saw: 'all of it, and that the page does without workers',
    break: refuseWorkers(Number.MAX_SAFE_INTEGER),
    act: open(LINK),
    see: INSTEAD,
  },
  {
    done: 'quick tickets: the browser has no workers',
    saw: 'all of it, and that the page does without workers',
    break: NO_WORKERS,
    act: open(LINK),
    see: INSTEAD,
  },
  {
    done: 'champions: the clock is set back, and the cores of the processor are no number',
    saw: 'all of it, no word',
    break: `
      Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin - 3_600_000 });
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: NaN });`,
    act: open(linkTo({ lottery: 'quina', games: 2, strategy: 'campeao' })),
    see: WELL,
  },
  {
    done: 'quick tickets: the page is hidden in the middle, and the system ends its worker without a word',
    saw: 'all of it a second after it is shown again, no word',
    break: `${HIDE} window.hidesAtRun = true;`,
    act: open(LINK),
    see: WELL,
  },
  {
    done: 'quick tickets: the page was hidden before, and the system has ended its idle worker',
    saw: 'all of it, no word',
    break: HIDE,
    daily: 'chromium',
    // It is no crash, however often: it is found before it gets a call.
    act: [
      open(LINK),
      tickets,
      ...linksOf('one', 'two', 'three', 'four').map((link) => [run('window.hide()'), follow(link), tickets]),
    ],
    see: isNotCompatible,
  },
  {
    done: 'quick tickets: the worker ends without a word while nothing is asked of it, three times',
    saw: 'all of it, no word',
    break: HIDE,
    ...CLOCKED,
    act: [
      open(LINK),
      tickets,
      ...linksOf('one', 'two', 'three').map((link) => [
        run('for (const worker of window.watched.workers) worker.die()'),
        // So long a worker counts as well without being asked; then it has a second to answer.
        pass(16_000),
        atOnce(follow(link), [REMAKING, pass(1000)]),
        tickets,
      ]),
    ],
    see: isNotCompatible,
  },
  ...Object.entries({
    'throws, itself': "setTimeout(() => { throw new Error('boom'); })",
    'ends itself without a word, as iOS does it': 'self.close()',
  }).map(
    ([what, end]): Fault => ({
      done: `a run from home: its worker ${what}, in the middle`,
      saw: 'all of it when the overlay ends, no word',
      break: HOLD_FIRST_RUN,
      ...CLOCKED,
      allow: /boom/,
      ...(what === 'throws, itself' && { daily: 'chromium' }),
      act: [open(), endInMidRun(end)],
      see: WELL,
    }),
  ),
  {
    done: 'a link is left for another while its worker neither answers nor stops',
    saw: 'the other; the worker that does not stop is ended',
    break: HANG_FIRST_RUN,
    daily: 'chromium',
    act: [open(LINK), REMAKING, run(HUNG), follow(OTHER)],
    see: [
      tickets,
      async ({ visit }) => expect(await visit.evaluate('window.watched.workers.has(window.hung)')).toBe(false),
      isNotCompatible,
    ],
  },
];

/** What befalls workers. */
export const WORKER_FAULTS: readonly Fault[] = [...STRUCK.flatMap(struck), ...LOST_FILES, ...OTHERWISE];
