import { fromHostTexts } from '../../../src/content/results/from-host.ts';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { HOST_SCHEMA } from '../../../workers/shared/draws/host-index.ts';
import { summaryOf } from '../../../workers/shared/draws/results-summary.ts';
import { manyDraws } from '../../draws/store/many-draws.ts';
import type { Harm } from '../../e2e/faulty-host.ts';
import type { Fault, Steps } from '../fault.ts';
import { SCRIPT } from '../given.ts';
import { open, tap, told } from '../hands.ts';
import { ALLOW, harm, onHost, release } from './hands.ts';

const quina = manyDraws('quina', 30, 6000);
const bytes = packDraws(quina);
const sena = packDraws(manyDraws('megasena', 30, 6000));

/** Files of results that the host has, by their names. */
type Files = Readonly<Record<string, Uint8Array | string>>;

/** An index with an entry for Quina, which is changed, and the files that it names. */
function results(file: Uint8Array = bytes, change: object = {}): Files {
  const { count, last, withPrizes } = summaryOf(quina) ?? {};
  const entry = { file: 'quina.bin', count, last, withPrizes, ...change };
  return {
    'index.json': JSON.stringify({ schema: HOST_SCHEMA, lotteries: { quina: entry } }),
    [entry.file]: file,
  };
}

/** What is wrong: a harm on the way, or other files than these. */
type Wrong = Harm | Files;

const has = (files: Files) =>
  onHost((host) => {
    host.results = files;
  });
const wrongOf = (file: RegExp, wrong: Wrong): Steps => (typeof wrong === 'string' ? harm(file, wrong) : has(wrong));

/** What is wrong with the index: nothing is offered. `tests/shared/draws/host-index.test.ts` has all that it may be. */
const INDEXES: readonly (readonly [done: string, wrong: Wrong])[] = [
  ['is a page', 'page'],
  ['has a script for a day', results(bytes, { last: { contest: 6029, date: SCRIPT } })],
];

/** What is wrong with the file: it is offered, and not taken. `tests/state/results/from-host.test.ts` has more. */
const FILES: readonly (readonly [
  done: string,
  wrong: Wrong,
  fault: Parameters<typeof fromHostTexts.fault>[0],
  more?: Pick<Fault, 'daily'>,
])[] = [
  ['is not there', 'lost', 'away'],
  ['is half of it', 'cut', 'failed', { daily: 'chromium' }],
  ['is of another lottery, under its name', results(sena), 'failed', { daily: 'chromium' }],
];

const TAKE = fromHostTexts.takeNamed('Baixar', 'Quina');
const TAKEN = fromHostTexts.taken('Quina', 30);
const openFiles = open('/resultados?tab=file');
/** A visit later, when nothing is wrong any more. */
const later: Steps = [release, has(results()), open(), openFiles];

/** What befalls the results that the host has. */
export const HOST_RESULTS_FAULTS: readonly Fault[] = [
  ...INDEXES.map(
    ([done, wrong]): Fault => ({
      host: 'as shipped',
      allow: ALLOW,
      done: `the host's index of results ${done}`,
      saw: `«${fromHostTexts.away}», and a visit later the offer`,
      act: [has(results()), wrongOf(/index\.json/, wrong), openFiles],
      see: [told(fromHostTexts.away), later, told(TAKE.split(' ')[0] ?? '')],
    }),
  ),
  ...FILES.map(([done, wrong, fault, more]): Fault => {
    const words = fromHostTexts.refused('Quina', fromHostTexts.fault(fault));
    return {
      host: 'as shipped',
      allow: ALLOW,
      ...more,
      done: `the host's results ${done}`,
      saw: `«${words}», and then «${TAKEN}»`,
      act: [has(results()), wrongOf(/quina\.bin/, wrong), openFiles, tap('main button', TAKE)],
      see: [told(words), later, tap('main button', TAKE), told(TAKEN)],
    };
  }),
];
