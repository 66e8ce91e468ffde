import { expect } from 'vitest';
import { ADDRESS_KEYS, type AddressSearch } from '../../../src/state/address/address.ts';
import { linkTo } from '../../e2e/link.ts';
import { call } from '../../engines/in-page.ts';
import { shownTickets } from '../../engines/shown-tickets.ts';
import type { Fault, Step, Steps } from '../fault.ts';
import { noScript, SCRIPT } from '../given.ts';
import { awaitText, go, noAlert, open, tap, told, until } from '../hands.ts';

/** What a stranger would have the app say; all of it may stand in a seed. */
const WORDS = 'ATENCAO:sua-conta-Zornak-foi-premiada,envie-o-CPF-para-zornak.example';

const RUN: AddressSearch = {
  view: 'result',
  lottery: 'quina',
  games: '2',
  strategy: 'quick',
  seed: 'abc',
  history: 'h1',
  date: '2026-11-20',
  now: '2026-11-20T12:00:00Z',
  engine: '2',
};

/** The options that a strategy takes. */
const TAKEN_BY: Readonly<Record<string, readonly string[]>> = {
  'datas-especiais': ['dates', 'dateNumbers', 'from'],
  numerologia: ['name', 'birthDate', 'birth', 'root'],
  cercamento: ['pool', 'numbers', 'hits'],
};
const strategyFor = (key: string) => Object.keys(TAKEN_BY).find((id) => TAKEN_BY[id]?.includes(key)) ?? 'quick';
const addressOf = (search: AddressSearch) => `/?${new URLSearchParams({ ...search })}`;

/** Notes all that is written on the console. */
const LISTEN = `window.logged = [];
  for (const level of ['log', 'info', 'debug', 'warn', 'error']) {
    const write = console[level];
    console[level] = (...words) => {
      logged.push(words.join(' '));
      write(...words);
    };
  }`;

/** All that the page says to anyone: its markup with every attribute, its title, its fields, what is logged. */
const noWords =
  (what: string): Step =>
  async ({ visit }) => {
    const said = await call(visit, () => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
      const { logged } = window as unknown as { logged: string[] };
      return [document.documentElement.outerHTML, document.title, ...fields, ...logged].join('\n');
    });
    expect(/.{0,40}zornak.{0,20}/i.exec(said)?.[0], what).toBeUndefined();
  };

/** Leads an open page to a run, or to what is wrong with it; from a view of neither, so that this is the answer. */
const goBackTo = (path: string): Steps => [
  go('/?view=frequent'),
  until(() => document.querySelector('h1')?.textContent === 'Números frequentes'),
  go(path),
  until(() => document.querySelector('article, [role=alert]') !== null),
];
const hasParameter = (name: string): Step =>
  until((key, words) => new URLSearchParams(location.search).get(key) === words, name, WORDS);
const hasTitle = until(() => document.querySelector('h1') !== null);

/** Addresses that lead nowhere. */
const NOWHERE = [
  '/?view=nada',
  '/?view=result',
  '/?view=__proto__',
  `/?view=${encodeURIComponent(SCRIPT)}`,
  '/?view=saved&view=frequent',
  '/?tab=constructor&workers=-1&workers=1e9',
  `/#${encodeURIComponent(SCRIPT)}`,
  `/#${'%F0'.repeat(2000)}`,
  '/?%E0%A4%A&%&=&&&?',
  `/?${'a=1&'.repeat(2000)}`,
];

/** Parts of addresses that are anybody's words. */
export const ADDRESS_FAULTS: readonly Fault[] = [
  {
    done: "a stranger's words in each parameter of an address in turn",
    saw: 'not one of them, on the page or on the console',
    break: LISTEN,
    act: open(),
    see: ADDRESS_KEYS.map((key) => [
      goBackTo(addressOf({ ...RUN, strategy: strategyFor(key), [key]: WORDS })),
      hasParameter(key),
      noWords(key),
    ]),
  },
  {
    done: "a stranger's words as a path, a parameter that the app does not have, the name of one, a fragment",
    saw: 'not one of them',
    break: LISTEN,
    daily: 'chromium',
    only: 'chromium',
    act: [],
    see: [`/${WORDS}`, `/?aviso=${WORDS}`, `/?${WORDS}=1`, `/x#${WORDS}`].map((path) => [
      open(path),
      awaitText('main button', 'Gerar bilhete'),
      noWords(path),
    ]),
  },
  {
    done: "a stranger's words as every text that a run may have",
    saw: 'its tickets, which are saved without them',
    break: LISTEN,
    act: [
      open(addressOf({ ...RUN, strategy: 'numerologia', seed: WORDS, history: WORDS, name: `${WORDS} à vista` })),
      async ({ visit }) => expect(await shownTickets(visit)).toHaveLength(2),
      tap('article button', 'Salvar'),
      told('Salvo'),
    ],
    see: [
      go('/?view=saved'),
      until(() => document.querySelectorAll('main li [aria-label^="Números: "]').length > 1),
      noWords('saved'),
      async ({ visit }) => expect(await visit.evaluate('JSON.stringify({ ...localStorage })')).not.toMatch(/zornak/i),
    ],
  },
  {
    done: 'addresses that lead nowhere, with scripts, bytes that are no text and 2,000 parameters',
    saw: 'a page that works, no alert',
    act: [],
    see: NOWHERE.map((path) => [open(path), hasTitle, noAlert, noScript]),
  },
  {
    done: 'a path that leads nowhere, to a view that there is',
    saw: 'the view, at the address of home',
    act: open('/nada/disso?view=frequent'),
    see: [told('Nos últimos 30 sorteios'), until(() => location.pathname === '/')],
  },
  {
    done: 'a link to a run in the place of an experiment',
    saw: 'the laboratory, with nothing in it',
    act: open(linkTo({}, '/laboratorio')),
    see: [hasTitle, noScript],
  },
];
