import { expect } from 'vitest';
import { labTexts } from '../../../src/content/lab/lab.ts';
import { ADDRESS_KEYS, type AddressSearch } from '../../../src/state/address/address.ts';
import { writeLab } from '../../../src/state/lab/lab-link.ts';
import type { LabRequest } from '../../../workers/shared/lab/lab-request.ts';
import { linkTo } from '../../e2e/link.ts';
import type { Visit } from '../../engines/engine.ts';
import { call, goOn, tap, until } from '../../engines/in-page.ts';
import { shownTickets } from '../../engines/shown-tickets.ts';
import type { Fault } from '../fault.ts';
import { awaitTold, expectNoScript, SCRIPT } from './hand-in.ts';

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
async function expectNoWords(visit: Visit, what: string): Promise<void> {
  const said = await call(visit, () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    const { logged } = window as unknown as { logged: string[] };
    return [document.documentElement.outerHTML, document.title, ...fields, ...logged].join('\n');
  });
  expect(/.{0,40}zornak.{0,20}/i.exec(said)?.[0], what).toBeUndefined();
}

const awaitHome = (visit: Visit) =>
  until(visit, () =>
    [...document.querySelectorAll('main button')].some(({ textContent }) => textContent?.startsWith('Gerar bilhete')),
  );

/** Leads an open page to a run, or to what is wrong with it. */
async function goBackTo(visit: Visit, path: string): Promise<void> {
  // A view of neither, so that what comes next is the answer to the address.
  await goOn(visit, '/?view=frequent');
  await until(visit, () => document.querySelector('h1')?.textContent === 'Números mais frequentes');
  await goOn(visit, path);
  await until(visit, () => document.querySelector('article, [role=alert]') !== null);
}

const EXPERIMENT = {
  kind: 'simulate',
  engine: '4',
  seed: 'a',
  bet: { kind: 'games', lottery: 'megasena', games: [{ numbers: [1, 2, 3, 4, 5, 6] }] },
  draws: 1000,
};
const lab = (change: object) => writeLab({ ...EXPERIMENT, ...change } as unknown as LabRequest);

/** Links to experiments, the sums of all but the last two right. */
const LABS: readonly (readonly [done: string, text: string])[] = [
  ['of 10^15 draws', lab({ draws: 1e15 })],
  ['of a kind to come', lab({ kind: '__proto__' })],
  ['of an engine to come', lab({ engine: '99' })],
  ['of a lottery that everything inherits', lab({ bet: { kind: 'games', lottery: 'constructor', games: [] } })],
  ['of 1,000 lists in one another', lab({ bet: JSON.parse('['.repeat(1000) + ']'.repeat(1000)) })],
  ['with a seed that is a script', lab({ seed: SCRIPT })],
  ['without its end', lab({}).slice(0, -3)],
  ['that is a script', SCRIPT],
];

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
    first: LISTEN,
    async play({ visit, site }) {
      await visit.open(`${site}/`);
      for (const key of ADDRESS_KEYS) {
        await goBackTo(visit, addressOf({ ...RUN, strategy: strategyFor(key), [key]: WORDS }));
        expect(await call(visit, (name) => new URLSearchParams(location.search).get(name), key)).toBe(WORDS);
        await expectNoWords(visit, key);
      }
    },
  },
  {
    done: "a stranger's words as a path, a parameter that the app does not have, the name of one, a fragment",
    saw: 'not one of them',
    first: LISTEN,
    daily: 'chromium',
    only: 'chromium',
    async play({ visit, site }) {
      for (const path of [`/${WORDS}`, `/?aviso=${WORDS}`, `/?${WORDS}=1`, `/x#${WORDS}`]) {
        await visit.open(site + path);
        await awaitHome(visit);
        await expectNoWords(visit, path);
      }
    },
  },
  {
    done: "a stranger's words as every text that a run may have",
    saw: 'its tickets, which are saved without them',
    first: LISTEN,
    async play({ visit, site }) {
      const words = { seed: WORDS, history: WORDS, name: `${WORDS} à vista` };
      await visit.open(site + addressOf({ ...RUN, strategy: 'numerologia', ...words }));
      expect(await shownTickets(visit)).toHaveLength(2);
      await tap(visit, 'article button', 'Salvar');
      await awaitTold(visit, 'Salvo');
      await goOn(visit, '/?view=saved');
      await until(visit, () => document.querySelectorAll('main li [role=img]').length > 1);
      await expectNoWords(visit, 'saved');
      const stored = await call(visit, () => JSON.stringify({ ...localStorage }));
      expect(stored).not.toMatch(/zornak/i);
    },
  },
  {
    done: 'addresses that lead nowhere, with scripts, bytes that are no text and 2,000 parameters',
    saw: 'a page that works, no alert',
    async play({ visit, site }) {
      for (const path of NOWHERE) {
        await visit.open(site + path);
        await until(visit, () => document.querySelector('h1') !== null);
        const alerts = await call(
          visit,
          () =>
            [...document.querySelectorAll('[role=alert]')].filter((each) => each.getClientRects().length > 0).length,
        );
        expect(alerts, path).toBe(0);
        await expectNoScript(visit);
      }
    },
  },
  {
    done: 'a path that leads nowhere, to a view that there is',
    saw: 'the view, at the address of home',
    async play({ visit, site }) {
      await visit.open(`${site}/nada/disso?view=frequent`);
      await awaitTold(visit, 'Números mais frequentes');
      await until(visit, () => location.pathname === '/');
    },
  },
  ...LABS.map(
    ([done, text]): Fault => ({
      done: `a link to an experiment ${done}`,
      saw: `«${labTexts.badLink}»`,
      async play({ visit, site }) {
        await visit.open(`${site}/laboratorio?${new URLSearchParams({ lab: text })}`);
        await awaitTold(visit, labTexts.badLink);
        await expectNoScript(visit);
      },
    }),
  ),
  {
    done: 'a link to a run in the place of an experiment',
    saw: 'the laboratory, with nothing in it',
    async play({ visit, site }) {
      await visit.open(site + linkTo({}, '/laboratorio'));
      await until(visit, () => document.querySelector('h1') !== null);
      await expectNoScript(visit);
    },
  },
];
