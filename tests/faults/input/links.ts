import { linkTo } from '../../e2e/link.ts';
import type { Fault } from '../fault.ts';
import { noScript, SCRIPT } from '../given.ts';
import { go, open, tap, tickets, told, until } from '../hands.ts';
import { forgedLink } from './forged.ts';

/** Longer ones are refused by hosts: an app that is open is led there. */
const MAX_ADDRESS = 4000;

const TICKETS = 'the tickets of the link';

/** A link that is opened, and what is told of it: why it does not open, or its tickets. */
type Row = readonly [done: string, link: string, told: string, more?: Pick<Fault, 'daily'>];

const bad = (why: string) => `Não deu para abrir este link: ${why}`;
const BROKEN = bad('algum caractere mudou no caminho');
const GAMES = bad('a quantidade de jogos');
const SEED = bad('a semente do sorteio');

// `tests/shared/link` and `tests/state/address` have all that a link may say wrongly, `tests/content/address` the words.
const FORGED: readonly Row[] = [
  ['of a million games', forgedLink({ games: 1_000_000 }), GAMES, { daily: 'chromium' }],
  ['with a seed that is a script', forgedLink({ seed: SCRIPT }), SEED],
  ['with a billion real draws', forgedLink({ history: (to) => [to.count(7), to.flag(false), to.count(1e9)] }), BROKEN],
];

const run = (name: string, value: string) => linkTo({ [name]: value });
const OLD: readonly Row[] = [
  ['of a lottery that everything inherits', run('lottery', '__proto__'), bad('a loteria não existe')],
  [
    'of a strategy that is a script',
    run('strategy', SCRIPT),
    bad('a estratégia não existe'),
    { daily: 'every engine' },
  ],
  ['with a seed of 100,000 letters', run('seed', 'a'.repeat(100_000)), SEED, { daily: 'chromium' }],
  [
    'with a wheel of the same number',
    linkTo({ strategy: 'cercamento', pool: '7,7,7,7,7,7,7' }),
    bad('os números a cercar'),
    { daily: 'chromium' },
  ],
  ['with a name that is a script', linkTo({ strategy: 'numerologia', name: SCRIPT.slice(0, 60) }), TICKETS],
  ['with options that everything inherits', `${linkTo()}&__proto__=1&constructor=2&toString=3`, TICKETS],
];

/** The address is that of home: what comes next does not come before it. */
const isHome = until(() => location.pathname + location.search === '/');

const cases = (kind: string, rows: readonly Row[]): Fault[] =>
  rows.map(([done, link, words, more]) => {
    const address = link.startsWith('?') ? `/${link}` : link;
    return {
      done: `a ${kind} link ${done}`,
      saw: words === TICKETS ? words : `«${words}», and home`,
      ...more,
      act: address.length < MAX_ADDRESS ? open(address) : [open(), go(address)],
      see: [words === TICKETS ? tickets : [told(words), tap('[role=alert] button', 'Entendi'), isHome], noScript],
    };
  });

/** Links to runs that are wrong, or worse. */
export const LINK_FAULTS: readonly Fault[] = [...cases('forged', FORGED), ...cases('plain', OLD)];
