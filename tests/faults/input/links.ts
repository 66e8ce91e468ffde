import { expect } from 'vitest';
import { DAY } from '../../../workers/shared/link/packed-values.ts';
import { linkTo } from '../../e2e/link.ts';
import { goOn, tap } from '../../engines/in-page.ts';
import { addressOf, engineTickets, shownTickets } from '../../engines/shown-tickets.ts';
import { NO_CHARACTER } from '../../shared/link/forged-link.ts';
import type { Fault } from '../fault.ts';
import { betPart, forgedLink, listed, option, spelled } from './forged.ts';
import { awaitTold, expectNoScript, SCRIPT } from './hand-in.ts';

/** Longer ones are refused by hosts: an app that is open is led there. */
const MAX_ADDRESS = 4000;

const TICKETS = 'the tickets of the link';

const NUMEROLOGY = 14;
const DATES = 13;
const WHEEL = 18;

/** A link that is opened, and what is told of it: why it does not open, or its tickets. */
type Row = readonly [done: string, link: string, told: string, more?: Pick<Fault, 'daily'>];

const DAMAGED = 'Não deu para abrir este link: ';
const BROKEN = `${DAMAGED}algum caractere mudou no caminho`;
const NEWER = 'Recarregue a página para atualizá-la';
const CUT = 'O link chegou cortado: ';

const FORGED: readonly Row[] = [
  ['of an engine to come', forgedLink({ engine: 1_000_000 }), NEWER],
  ['of no engine', forgedLink({ engine: 0 }), NEWER],
  ['of a lottery to come', forgedLink({ lottery: 99 }), NEWER],
  ['of a strategy to come', forgedLink({ strategy: 99 }), NEWER],
  ['of a million games', forgedLink({ games: 1_000_000 }), `${DAMAGED}a quantidade de jogos`, { daily: 'chromium' }],
  ['of no game', forgedLink({ games: 0 }), `${DAMAGED}a quantidade de jogos`],
  ['with a seed of 3,000 letters', forgedLink({ seed: 'a'.repeat(3000) }), `${DAMAGED}a semente do sorteio`],
  ['with a seed of nothing', forgedLink({ seed: '' }), `${DAMAGED}a semente do sorteio`],
  ['with a seed that is a script', forgedLink({ seed: SCRIPT }), `${DAMAGED}a semente do sorteio`],
  ['with a seed of signs that nobody sees', forgedLink({ seed: '\u0080\u009f' }), `${DAMAGED}a semente do sorteio`],
  [
    'with a history of 3,000 letters',
    forgedLink({ historySeed: 'a'.repeat(3000) }),
    `${DAMAGED}a semente do histórico`,
  ],
  [
    'with a day beyond ten thousand years',
    forgedLink({ day: (to) => to.number(2 ** 22 - 1, 22) }),
    `${DAMAGED}a data do histórico`,
  ],
  [
    'with an instant beyond them',
    forgedLink({ now: (to) => [to.flag(true), to.number(2 ** 49 - 1, 49)] }),
    `${DAMAGED}não deu para ler o horário`,
  ],
  [
    'with the real draws of a larger lottery',
    forgedLink({ lottery: 1, history: (to) => [to.count(7), to.flag(false), to.count(1), to.number(2 ** 24 - 1, 24)] }),
    BROKEN,
  ],
  ['with a billion real draws', forgedLink({ history: (to) => [to.count(7), to.flag(false), to.count(1e9)] }), BROKEN],
  [
    'with numbers of dates twice',
    forgedLink({ strategy: DATES, more: option(1, listed(7, 7)) }),
    `${DAMAGED}os números das datas`,
  ],
  [
    'with a date of the year 9999',
    forgedLink({ strategy: DATES, more: option(0, (to) => [to.count(1), DAY.write(to, '9999-12-31')]) }),
    TICKETS,
  ],
  ['with a million dates, as it says', forgedLink({ strategy: DATES, more: option(0, (to) => to.count(1e6)) }), BROKEN],
  [
    'with a name that is a script',
    forgedLink({ strategy: NUMEROLOGY, more: option(2, spelled(SCRIPT.slice(0, 60))) }),
    TICKETS,
  ],
  [
    'with a name that everything inherits',
    forgedLink({ strategy: NUMEROLOGY, more: option(2, spelled('__proto__')) }),
    TICKETS,
  ],
  [
    'with a name that turns what follows',
    forgedLink({ strategy: NUMEROLOGY, more: option(2, spelled('Zé\u202E\u2066oiráilatoL')) }),
    TICKETS,
  ],
  [
    'with a name of 2,000 letters',
    forgedLink({ strategy: NUMEROLOGY, more: option(2, spelled('z'.repeat(2000))) }),
    `${DAMAGED}o nome não serve`,
  ],
  [
    'with a name of half a character',
    forgedLink({ strategy: NUMEROLOGY, more: option(2, (to) => [to.count(1), to.count(0xd800)]) }),
    BROKEN,
  ],
  ['with a character of 257 groups', `?r=${NO_CHARACTER}`, BROKEN],
  [
    'with a root of a million',
    forgedLink({ strategy: NUMEROLOGY, more: option(4, (to) => to.count(1e6)) }),
    `${DAMAGED}a raiz`,
  ],
  [
    'with a wheel of numbers that the lottery has not',
    forgedLink({ strategy: WHEEL, more: option(5, listed(1, 2, 3, 4, 5, 6, 61)) }),
    `${DAMAGED}os números a cercar`,
  ],
  [
    'with a wheel of the same number',
    forgedLink({ strategy: WHEEL, more: option(5, listed(7, 7, 7, 7, 7, 7, 7)) }),
    `${DAMAGED}os números a cercar`,
    { daily: 'chromium' },
  ],
  [
    'with a wheel that nobody has',
    forgedLink({ strategy: WHEEL, more: option(6, (to) => to.count(99)) }),
    `${DAMAGED}os acertos a garantir`,
  ],
  ['with options of another strategy', forgedLink({ more: option(4, (to) => to.count(1)) }), `${DAMAGED}a raiz`],
  ['with a bet of 99 numbers', forgedLink({ more: betPart(0, (to) => to.count(99)) }), `${DAMAGED}as opções da aposta`],
  ['with fixed numbers twice', forgedLink({ more: betPart(1, listed(7, 7)) }), `${DAMAGED}as opções da aposta`],
  [
    'with a team that plays nowhere',
    forgedLink({ lottery: 4, more: betPart(3, (to) => to.count(1e6)) }),
    `${DAMAGED}as opções da aposta`,
  ],
  [
    'with a thousand swaps',
    forgedLink({
      more: (to) => [to.number(0b001, 3), to.count(1000), ...Array.from({ length: 1000 }, () => to.count(0))],
    }),
    `${DAMAGED}as trocas de bilhete`,
  ],
  ['with something behind its end', forgedLink({ more: (to) => [to.number(0, 3), to.number(5, 40)] }), BROKEN],
  ['that lacks its end, twice', `${forgedLink({}).slice(0, -3)}&r=x`, BROKEN],
  ['that lacks its end', forgedLink({}).slice(0, -3), `${CUT}falta o final`],
  [
    'with one letter changed',
    forgedLink({ seed: 'z'.repeat(20) }).replace(/.(.{9})$/, (_, rest) => `A${rest}`),
    BROKEN,
  ],
  ['with one sign changed', forgedLink({}).replace(/.(.{4})$/, '~$1'), BROKEN],
];

const run = (name: string, value: string) => linkTo({ [name]: value });
const OLD: readonly Row[] = [
  ['without a seed', linkTo({ seed: '' }), `${CUT}falta a semente do sorteio`],
  ['of 21 games', linkTo({ games: 21 }), `${DAMAGED}a quantidade de jogos não é um número de 1 a 20`],
  ['of 1e6 games', run('games', '1e6'), `${DAMAGED}a quantidade de jogos`],
  ['of a lottery that everything inherits', run('lottery', '__proto__'), `${DAMAGED}a loteria não existe`],
  ['of a strategy that everything inherits', run('strategy', 'constructor'), `${DAMAGED}a estratégia não existe`],
  [
    'of a strategy that is a script',
    run('strategy', SCRIPT),
    `${DAMAGED}a estratégia não existe`,
    { daily: 'every engine' },
  ],
  [
    'with a seed of 100,000 letters',
    run('seed', 'a'.repeat(100_000)),
    `${DAMAGED}a semente do sorteio`,
    { daily: 'chromium' },
  ],
  ['with a seed that turns what follows', run('seed', '\u202Eabc\u0007'), `${DAMAGED}a semente do sorteio`],
  ['of the 30th of February', run('date', '2026-02-30'), `${DAMAGED}a data do histórico não existe`],
  ['of an instant in words', run('now', 'amanhã'), `${DAMAGED}não deu para ler o horário`],
  ['of an engine to come', run('engine', '999999999999'), NEWER],
  ['with digits of another script', run('games', '٣'), `${DAMAGED}a quantidade de jogos`],
  ['with each part twice', `${linkTo()}&lottery=quina&games=2`, `${DAMAGED}a loteria não existe`],
  [
    'with a wheel of the same number',
    linkTo({ strategy: 'cercamento', pool: '7,7,7,7,7,7,7' }),
    `${DAMAGED}os números a cercar`,
  ],
  [
    'with a name of 100,000 letters',
    linkTo({ strategy: 'numerologia', name: 'z'.repeat(100_000) }),
    `${DAMAGED}o nome não serve`,
  ],
  ['with options that everything inherits', `${linkTo()}&__proto__=1&constructor=2&toString=3`, TICKETS],
];

const cases = (kind: string, rows: readonly Row[]): Fault[] =>
  rows.map(([done, link, told, more]) => ({
    done: `a ${kind} link ${done}`,
    saw: told === TICKETS ? told : `«${told}», and home`,
    ...more,
    async play({ visit, site }) {
      const address = link.startsWith('?') ? `/${link}` : link;
      if (address.length < MAX_ADDRESS) await visit.open(site + address);
      else {
        await visit.open(`${site}/`);
        await goOn(visit, address);
      }
      if (told === TICKETS) expect(await shownTickets(visit)).toEqual(engineTickets(await addressOf(visit)));
      else {
        await awaitTold(visit, told);
        await tap(visit, '[role=alert] button', 'Entendi');
      }
      await expectNoScript(visit);
    },
  }));

/** Links to runs that are wrong, or worse. */
export const LINK_FAULTS: readonly Fault[] = [...cases('forged', FORGED), ...cases('plain', OLD)];
