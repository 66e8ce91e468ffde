import { linkTo } from '../../e2e/link.ts';
import type { Fault } from '../fault.ts';
import { noScript, SCRIPT } from '../given.ts';
import { go, open, tap, tickets, told, until } from '../hands.ts';

/** Longer ones are refused by hosts: an app that is open is led there. */
const MAX_ADDRESS = 4000;

const TICKETS = 'the tickets of the link';

/** A link that is opened, and what is told of it: why it does not open, or its tickets. */
type Row = readonly [done: string, link: string, told: string, more?: Pick<Fault, 'daily'>];

const bad = (why: string) => `Não deu para abrir este link: ${why}`;

const run = (name: string, value: string) => linkTo({ [name]: value });
// `tests/shared/link` and `tests/state/address` have all that a link may say wrongly, `tests/content/address` the words.
const ROWS: readonly Row[] = [
  [
    'of a strategy that is a script',
    run('strategy', SCRIPT),
    bad('a estratégia não existe'),
    { daily: 'every engine' },
  ],
  [
    'with a seed of 100,000 letters',
    run('seed', 'a'.repeat(100_000)),
    bad('a semente do sorteio'),
    { daily: 'chromium' },
  ],
  ['with a name that is a script', linkTo({ strategy: 'numerologia', name: SCRIPT.slice(0, 60) }), TICKETS],
  ['with options that everything inherits', `${linkTo()}&__proto__=1&constructor=2&toString=3`, TICKETS],
];

/** The address is that of home: what comes next does not come before it. */
const isHome = until(() => location.pathname + location.search === '/');

/** Links to runs that are wrong, or worse. */
export const LINK_FAULTS: readonly Fault[] = ROWS.map(([done, link, words, more]) => ({
  done: `a link ${done}`,
  saw: words === TICKETS ? words : `«${words}», and home`,
  ...more,
  act: link.length < MAX_ADDRESS ? open(link) : [open(), go(link)],
  see: [words === TICKETS ? tickets : [told(words), tap('[role=alert] button', 'Entendi'), isHome], noScript],
}));
