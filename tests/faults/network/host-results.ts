import { createHash } from 'node:crypto';
import { fromHostTexts } from '../../../src/content/results/from-host.ts';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { HOST_SCHEMA, hostFileName } from '../../../workers/shared/draws/host-index.ts';
import { summaryOf } from '../../../workers/shared/draws/results-summary.ts';
import { manyDraws } from '../../draws/store/many-draws.ts';
import type { FaultyHost, Harm } from '../../e2e/faulty-host.ts';
import { tap } from '../../engines/in-page.ts';
import type { Fault } from '../fault.ts';
import { awaitTold, SCRIPT } from '../input/hand-in.ts';
import { ALLOW } from './parts.ts';

const quina = manyDraws('quina', 30, 6000);
const bytes = packDraws(quina);
const sena = packDraws(manyDraws('megasena', 30, 6000));
const hashOf = (file: Uint8Array) => createHash('sha256').update(file).digest('hex');

/** An index with an entry for Quina, which is changed, and the files that it names. */
function results(
  file: Uint8Array = bytes,
  change: object = {},
  index: object = {},
): Record<string, Uint8Array | string> {
  const hash = hashOf(file);
  const { count, first, last, withPrizes } = summaryOf(quina) ?? {};
  const entry = { file: hostFileName('quina', hash), hash, count, first, last, withPrizes, ...change };
  return {
    'index.json': JSON.stringify({ schema: HOST_SCHEMA, lotteries: { quina: entry }, ...index }),
    [entry.file]: file,
  };
}

const TAKE = fromHostTexts.takeNamed('Baixar', 'Quina');
const refused = (fault: Parameters<typeof fromHostTexts.fault>[0]) =>
  fromHostTexts.refused('Quina', fromHostTexts.fault(fault));
const TAKEN = fromHostTexts.taken('Quina', 30);
const FILE = /quina-.*\.bin/;
const INDEX = /index\.json/;

const harmed = (file: RegExp, how: Harm) => (host: FaultyHost) => {
  host.harm = { file, how };
};
const has = (given: Record<string, Uint8Array | string>) => (host: FaultyHost) => {
  host.results = given;
};

/** What is wrong with the index: nothing is offered. */
const INDEXES: readonly (readonly [done: string, (host: FaultyHost) => void])[] = [
  ['is not there', harmed(INDEX, 'lost')],
  ['is a page', harmed(INDEX, 'page')],
  ['comes without its end', harmed(INDEX, 'cut')],
  ['ends with the connection', harmed(INDEX, 'reset')],
  ['is of a form to come', has(results(bytes, {}, { schema: 99 }))],
  [
    'names a lottery that everything inherits',
    has({ 'index.json': `{"schema":${HOST_SCHEMA},"lotteries":{"__proto__":{},"constructor":{}}}` }),
  ],
  ['names a file elsewhere', has(results(bytes, { file: '../sw.js' }))],
  ['has a script for a day', has(results(bytes, { last: { contest: 6029, date: SCRIPT } }))],
  ['has 1 MB', has({ 'index.json': `${results()['index.json']}${' '.repeat(1_000_000)}` })],
];

/** What is wrong with the file: it is offered, and not taken. */
const FILES: readonly (readonly [
  done: string,
  (host: FaultyHost) => void,
  told: string,
  more?: Pick<Fault, 'daily'>,
])[] = [
  ['is not there', harmed(FILE, 'lost'), refused('gone')],
  ['is a page', harmed(FILE, 'page'), refused('gone')],
  ['is half of it', harmed(FILE, 'cut'), refused('hash'), { daily: 'chromium' }],
  ['ends with the connection', harmed(FILE, 'reset'), refused('offline')],
  ['is shorter than it should be', harmed(FILE, 'length'), refused('offline')],
  ['is of another lottery, under its name', has(results(sena)), refused('failed'), { daily: 'chromium' }],
  [
    'is noise, under its name',
    has(results(Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251))),
    refused('failed'),
  ],
  [
    'has another sum than was said',
    has({ ...results(), [hostFileName('quina', hashOf(bytes))]: sena }),
    refused('hash'),
  ],
  ['is larger than any', has(results(new Uint8Array(4_000_001))), refused('too-large')],
];

const base = { host: 'as shipped', allow: ALLOW } as const;
const PATH = '/resultados?tab=file';

/** What befalls the results that the host has. */
export const HOST_RESULTS_FAULTS: readonly Fault[] = [
  ...INDEXES.map(
    ([done, harm]): Fault => ({
      ...base,
      done: `the host's index of results ${done}`,
      saw: `«${fromHostTexts.away}», and a visit later the offer`,
      async play({ visit, host: own }) {
        const host = own();
        host.results = results();
        harm(host);
        await visit.open(host.site() + PATH);
        await awaitTold(visit, fromHostTexts.away);
        host.release();
        host.results = results();
        await visit.open(`${host.site()}/`);
        await visit.open(host.site() + PATH);
        await awaitTold(visit, TAKE.split(' ')[0] ?? '');
      },
    }),
  ),
  ...FILES.map(
    ([done, harm, told, more]): Fault => ({
      ...base,
      ...more,
      done: `the host's results ${done}`,
      saw: `«${told}», and then «${TAKEN}»`,
      async play({ visit, host: own }) {
        const host = own();
        host.results = results();
        harm(host);
        await visit.open(host.site() + PATH);
        await tap(visit, 'main button', TAKE);
        await awaitTold(visit, told);
        host.release();
        host.results = results();
        await visit.open(`${host.site()}/`);
        await visit.open(host.site() + PATH);
        await tap(visit, 'main button', TAKE);
        await awaitTold(visit, TAKEN);
      },
    }),
  ),
];
