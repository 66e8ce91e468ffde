import { expect } from 'vitest';
import { degradedTexts } from '../../../src/content/run/engine-progress.ts';
import { resultTexts } from '../../../src/content/run/result.ts';
import { site as siteTexts } from '../../../src/content/shell/site.ts';
import { linkTo } from '../../e2e/link.ts';
import type { Fault } from '../fault.ts';
import {
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
  findWheels,
  HIDE,
  HOLD_FIRST_RUN,
  heldBack,
  loseWheels,
  replaced,
  throwInMidRun,
  unreplaced,
} from './breaks.ts';
import { ALL, type StruckRow, struck } from './struck.ts';

/** Until a worker that is alive and tells nothing of its call is given up. */
const UNTIL_SILENT_MS = 8000;
/** Until a worker that does not start is late, and the page itself stands in. */
const UNTIL_LATE_MS = 8000;

/** One row for each kind of fault, and every failure that a person may read: `tests/pool` has the others. */
const STRUCK: readonly StruckRow[] = [
  {
    done: 'its worker throws half-way',
    break: ['progress', 'throw'],
    act: ['judged'],
    see: 'well',
    daily: { judged: 'chromium' },
  },
  {
    done: 'its worker ends without a word as it gets it',
    break: ['dispatch', 'die'],
    act: ['quick'],
    see: 'well',
    daily: { quick: 'every engine' },
  },
  {
    done: 'its worker tells that it is half-way, lives, and never answers',
    break: ['progress', 'silent'],
    act: ['quick'],
    see: 'compatible',
    passMs: UNTIL_SILENT_MS,
    daily: { quick: 'chromium' },
  },
  {
    done: 'the script of every worker does not load',
    break: ['start', 'mute', 9],
    act: ['wheel'],
    see: 'compatible',
    daily: { wheel: 'chromium' },
  },
  // Two workers one after the other, or all there are.
  {
    done: 'every worker throws as it gets it',
    break: ['dispatch', 'throw', 9],
    act: ALL,
    see: 'crashed',
    daily: { quick: 'chromium' },
  },
  { done: 'its worker sends what cannot be read', break: ['answer', 'garble'], act: ['quick'], see: 'well' },
  { done: 'its worker is out of memory', break: ['answer', 'fail'], act: ['wheel'], see: 'failed' },
  {
    done: 'its worker answers with tickets for another receipt',
    break: ['answer', 'lie'],
    act: ['quick'],
    see: 'well',
    daily: { quick: 'chromium' },
  },
  {
    done: 'its worker answers when it has been given up',
    break: ['answer', 'late'],
    act: ['quick'],
    see: 'well',
    daily: { quick: 'chromium' },
  },
];

/** A link to quick tickets, made by one worker. */
const LINK = `${linkTo({ lottery: 'lotomania', games: 5, strategy: 'aggressive' })}&pool=1`;
const OTHER = linkTo({ lottery: 'quina', games: 3, seed: 'other' });
const linksOf = (...seeds: readonly string[]) => seeds.map((seed) => linkTo({ lottery: 'quina', games: 3, seed }));

const workers = (count: number) => inChromium((page) => expect(page.workers()).toHaveLength(count));

const WHEEL = linkTo({ lottery: 'quina', games: 4, strategy: 'cercamento' });
const ENTRY = '**/entry-*.js';
const WHY_COMPATIBLE = inChromium((page) =>
  page.getByText(/^Modo compatível: (um arquivo do gerador não carregou|o gerador .* parou)/).waitFor(),
);
const NO_NOTICE = inChromium((page) => page.getByText(/^Modo compatível/).waitFor({ state: 'detached' }));

const CLOCKED = { only: 'chromium', options: { clock: true } } as const;
const SCRIPT = heldBack(ENTRY);
const STAND_IN = told(degradedTexts.late);
const REMAKING = told('Refazendo os bilhetes do link');
const HAS_RELOAD = awaitText('button', siteTexts.reload);
const RELOAD = tap('button', siteTexts.reload);
const RETRY = tap('button', siteTexts.retry);
const WELL = [tickets, isNotCompatible];

/** Scripts of workers, and what they load, that are lost or something else. */
const LOST_FILES: readonly Fault[] = [
  {
    // `tests/pool/late-worker.test.ts` has what else may keep workers from answering.
    done: 'quick tickets: the script of every worker comes after 12 seconds',
    saw: 'all of it after eight, and until the twelfth that the page does without workers; the next by a worker',
    ...CLOCKED,
    daily: 'chromium',
    act: [SCRIPT.hold, open(LINK), REMAKING, pass(UNTIL_LATE_MS), tickets, STAND_IN, pass(12_000 - UNTIL_LATE_MS)],
    see: [STAND_IN, SCRIPT.release, NO_NOTICE, follow(OTHER), tickets, isNotCompatible, workers(1)],
  },
  {
    done: "a wheel: the file of the worker's script is the page itself, until a reload",
    saw: 'all of it, that the page does without workers and why, and with the button there all of it by a worker',
    only: 'chromium',
    allow: /404|MIME|entry-/,
    act: [replaced(ENTRY, '<!doctype html>', 'text/html'), open(WHEEL)],
    see: [tickets, WHY_COMPATIBLE, workers(0), unreplaced, RELOAD, NO_NOTICE, tickets, workers(1)],
  },
  {
    done: 'a wheel: the file that its worker loads for it is lost at three tries',
    saw: 'that a part did not load, and with the button there all of it',
    ...CLOCKED,
    allow: /wheel-|ERR_FAILED/,
    daily: 'chromium',
    act: loseWheels(WHEEL),
    // For a file that is gone since a deploy there is «Recarregar».
    see: [told(resultTexts.replayFailed('not-loaded')), HAS_RELOAD, findWheels, RETRY, WELL],
  },
];

const OTHERWISE: readonly Fault[] = [
  {
    done: 'quick tickets: the browser has no workers',
    saw: 'all of it, and that the page does without workers',
    break: `Reflect.deleteProperty(window, 'Worker');`,
    act: open(LINK),
    see: [tickets, isCompatible],
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
    done: 'a run from home: its worker throws, itself, in the middle',
    saw: 'all of it when the overlay ends, no word',
    break: HOLD_FIRST_RUN,
    ...CLOCKED,
    allow: /boom/,
    daily: 'chromium',
    act: [open(), throwInMidRun],
    see: WELL,
  },
];

/** What befalls workers. */
export const WORKER_FAULTS: readonly Fault[] = [...STRUCK.flatMap(struck), ...LOST_FILES, ...OTHERWISE];
