import type { BitWriter } from '../../../workers/shared/link/packed-bits.ts';
import { DAY } from '../../../workers/shared/link/packed-values.ts';
import { linkTo } from '../../e2e/link.ts';
import { NO_CHARACTER } from '../../shared/link/forged-link.ts';
import type { Fault } from '../fault.ts';
import { noScript, SCRIPT } from '../given.ts';
import { go, open, tap, tickets, told } from '../hands.ts';
import { betPart, forgedLink, listed, option, spelled } from './forged.ts';

/** Longer ones are refused by hosts: an app that is open is led there. */
const MAX_ADDRESS = 4000;

const TICKETS = 'the tickets of the link';

/** A link that is opened, and what is told of it: why it does not open, or its tickets. */
type Row = readonly [done: string, link: string, told: string, more?: Pick<Fault, 'daily'>];

const bad = (why: string) => `Não deu para abrir este link: ${why}`;
const cut = (what: string) => `O link chegou cortado: ${what}`;
const BROKEN = bad('algum caractere mudou no caminho');
const GAMES = bad('a quantidade de jogos');
const SEED = bad('a semente do sorteio');
const BET = bad('as opções da aposta');
const NEWER = 'Recarregue a página para atualizá-la';

type Written = (to: BitWriter) => void;
/** Links with an option of their strategy. */
const person = (place: number, write: Written) => forgedLink({ strategy: 14, more: option(place, write) });
const dates = (place: number, write: Written) => forgedLink({ strategy: 13, more: option(place, write) });
const wheel = (place: number, write: Written) => forgedLink({ strategy: 18, more: option(place, write) });

const FORGED: readonly Row[] = [
  ['of an engine to come', forgedLink({ engine: 1_000_000 }), NEWER],
  ['of no engine', forgedLink({ engine: 0 }), NEWER],
  ['of a lottery to come', forgedLink({ lottery: 99 }), NEWER],
  ['of a strategy to come', forgedLink({ strategy: 99 }), NEWER],
  ['of a million games', forgedLink({ games: 1_000_000 }), GAMES, { daily: 'chromium' }],
  ['of no game', forgedLink({ games: 0 }), GAMES],
  ['with a seed of 3,000 letters', forgedLink({ seed: 'a'.repeat(3000) }), SEED],
  ['with a seed of nothing', forgedLink({ seed: '' }), SEED],
  ['with a seed that is a script', forgedLink({ seed: SCRIPT }), SEED],
  ['with a seed of signs that nobody sees', forgedLink({ seed: '\u0080\u009f' }), SEED],
  ['with a history of 3,000 letters', forgedLink({ historySeed: 'a'.repeat(3000) }), bad('a semente do histórico')],
  [
    'with a day beyond ten thousand years',
    forgedLink({ day: (to) => to.number(2 ** 22 - 1, 22) }),
    bad('a data do histórico'),
  ],
  [
    'with an instant beyond them',
    forgedLink({ now: (to) => [to.flag(true), to.number(2 ** 49 - 1, 49)] }),
    bad('não deu para ler o horário'),
  ],
  [
    'with the real draws of a larger lottery',
    forgedLink({ lottery: 1, history: (to) => [to.count(7), to.flag(false), to.count(1), to.number(2 ** 24 - 1, 24)] }),
    BROKEN,
  ],
  ['with a billion real draws', forgedLink({ history: (to) => [to.count(7), to.flag(false), to.count(1e9)] }), BROKEN],
  ['with numbers of dates twice', dates(1, listed(7, 7)), bad('os números das datas')],
  ['with a date of the year 9999', dates(0, (to) => [to.count(1), DAY.write(to, '9999-12-31')]), TICKETS],
  ['with a million dates, as it says', dates(0, (to) => to.count(1e6)), BROKEN],
  ['with a name that is a script', person(2, spelled(SCRIPT.slice(0, 60))), TICKETS],
  ['with a name that everything inherits', person(2, spelled('__proto__')), TICKETS],
  ['with a name that turns what follows', person(2, spelled('Zé\u202E\u2066oiráilatoL')), TICKETS],
  ['with a name of 2,000 letters', person(2, spelled('z'.repeat(2000))), bad('o nome não serve')],
  ['with a name of half a character', person(2, (to) => [to.count(1), to.count(0xd800)]), BROKEN],
  ['with a character of 257 groups', `?r=${NO_CHARACTER}`, BROKEN],
  ['with a root of a million', person(4, (to) => to.count(1e6)), bad('a raiz')],
  [
    'with a wheel of numbers that the lottery has not',
    wheel(5, listed(1, 2, 3, 4, 5, 6, 61)),
    bad('os números a cercar'),
  ],
  [
    'with a wheel of the same number',
    wheel(5, listed(7, 7, 7, 7, 7, 7, 7)),
    bad('os números a cercar'),
    { daily: 'chromium' },
  ],
  ['with a wheel that nobody has', wheel(6, (to) => to.count(99)), bad('os acertos a garantir')],
  ['with options of another strategy', forgedLink({ more: option(4, (to) => to.count(1)) }), bad('a raiz')],
  ['with a bet of 99 numbers', forgedLink({ more: betPart(0, (to) => to.count(99)) }), BET],
  ['with fixed numbers twice', forgedLink({ more: betPart(1, listed(7, 7)) }), BET],
  ['with a team that plays nowhere', forgedLink({ lottery: 4, more: betPart(3, (to) => to.count(1e6)) }), BET],
  [
    'with a thousand swaps',
    forgedLink({
      more: (to) => [to.number(0b001, 3), to.count(1000), ...Array.from({ length: 1000 }, () => to.count(0))],
    }),
    bad('as trocas de bilhete'),
  ],
  ['with something behind its end', forgedLink({ more: (to) => [to.number(0, 3), to.number(5, 40)] }), BROKEN],
  ['that lacks its end, twice', `${forgedLink({}).slice(0, -3)}&r=x`, BROKEN],
  ['that lacks its end', forgedLink({}).slice(0, -3), cut('falta o final')],
  [
    'with one letter changed',
    forgedLink({ seed: 'z'.repeat(20) }).replace(/.(.{9})$/, (_, rest) => `A${rest}`),
    BROKEN,
  ],
  ['with one sign changed', forgedLink({}).replace(/.(.{4})$/, '~$1'), BROKEN],
];

const run = (name: string, value: string) => linkTo({ [name]: value });
const OLD: readonly Row[] = [
  ['without a seed', linkTo({ seed: '' }), cut('falta a semente do sorteio')],
  ['of 21 games', linkTo({ games: 21 }), bad('a quantidade de jogos não é um número de 1 a 20')],
  ['of 1e6 games', run('games', '1e6'), GAMES],
  ['of a lottery that everything inherits', run('lottery', '__proto__'), bad('a loteria não existe')],
  ['of a strategy that everything inherits', run('strategy', 'constructor'), bad('a estratégia não existe')],
  [
    'of a strategy that is a script',
    run('strategy', SCRIPT),
    bad('a estratégia não existe'),
    { daily: 'every engine' },
  ],
  ['with a seed of 100,000 letters', run('seed', 'a'.repeat(100_000)), SEED, { daily: 'chromium' }],
  ['with a seed that turns what follows', run('seed', '\u202Eabc\u0007'), SEED],
  ['of the 30th of February', run('date', '2026-02-30'), bad('a data do histórico não existe')],
  ['of an instant in words', run('now', 'amanhã'), bad('não deu para ler o horário')],
  ['of an engine to come', run('engine', '999999999999'), NEWER],
  ['with digits of another script', run('games', '٣'), GAMES],
  ['with each part twice', `${linkTo()}&lottery=quina&games=2`, bad('a loteria não existe')],
  [
    'with a wheel of the same number',
    linkTo({ strategy: 'cercamento', pool: '7,7,7,7,7,7,7' }),
    bad('os números a cercar'),
  ],
  [
    'with a name of 100,000 letters',
    linkTo({ strategy: 'numerologia', name: 'z'.repeat(100_000) }),
    bad('o nome não serve'),
  ],
  ['with options that everything inherits', `${linkTo()}&__proto__=1&constructor=2&toString=3`, TICKETS],
];

const cases = (kind: string, rows: readonly Row[]): Fault[] =>
  rows.map(([done, link, words, more]) => {
    const address = link.startsWith('?') ? `/${link}` : link;
    return {
      done: `a ${kind} link ${done}`,
      saw: words === TICKETS ? words : `«${words}», and home`,
      ...more,
      act: address.length < MAX_ADDRESS ? open(address) : [open(), go(address)],
      see: [words === TICKETS ? tickets : [told(words), tap('[role=alert] button', 'Entendi')], noScript],
    };
  });

/** Links to runs that are wrong, or worse. */
export const LINK_FAULTS: readonly Fault[] = [...cases('forged', FORGED), ...cases('plain', OLD)];
