import { chunk } from 'lodash';
import { describe, expect, test } from 'vitest';
import { STRATEGY_TEXTS } from '../../../src/content/strategy/strategies.ts';
import { drawRun, planRun } from '../../../workers/domain/batch/run.ts';
import { isPrime } from '../../../workers/domain/primes.ts';
import { quadrantOf } from '../../../workers/domain/quadrants.ts';
import { betSizes } from '../../../workers/shared/bet.ts';
import type { RuleId } from '../../../workers/shared/catalogue.ts';
import { simulated } from '../../../workers/shared/history.ts';
import { LOTTERIES, type Lottery } from '../../../workers/shared/lotteries.ts';
import { LUCKY_NUMBERS } from '../../../workers/shared/lucky-numbers.ts';
import { CANDIDATES } from '../../../workers/shared/run-limits.ts';

/** A ticket, and what it was made for. */
interface Case {
  readonly lottery: Lottery;
  readonly marks: number;
  /** The newest draw of the history. */
  readonly newest: readonly number[];
  readonly hot: readonly number[];
  readonly cold: readonly number[];
}

/** What a description says, and what that is of a ticket. */
type Claim = readonly [words: RegExp, holds: (ticket: readonly number[], made: Case) => boolean];

const common = (a: readonly number[], b: readonly number[]) =>
  a.filter((n) => b.includes(n)).length;

const CLAIMS: Partial<Record<keyof typeof STRATEGY_TEXTS & RuleId, Claim>> = {
  'quentes-frios': [
    /números que mais saíram e números que menos saíram/,
    (ticket, { hot, cold }) => common(ticket, hot) > 0 && common(ticket, cold) > 0,
  ],
  repeticoes: [
    /números do último sorteio.*tantos quantos costumam se repetir, e ao menos um/,
    (ticket, { lottery: { total }, marks, newest }) => {
      const mean = (marks * newest.length) / total;
      const repeated = common(ticket, newest);
      return mean < 1 ? repeated === 1 : Math.abs(repeated - mean) <= 0.5;
    },
  ],
  'pares-impares': [
    /Metade pares, metade ímpares, ou o mais perto disso/,
    (ticket, { marks }) => Math.abs(2 * ticket.filter((n) => n % 2 === 0).length - marks) <= 1,
  ],
  sequencia: [
    /ao menos dois números seguidos/,
    (ticket) => ticket.some((n) => ticket.includes(n + 1)),
  ],
  espelhamento: [
    /em duplas.*espelho do outro lado do volante; em quantidade ímpar, um fica sozinho/,
    (ticket, { lottery: { total }, marks }) => {
      const alone = ticket.filter((n) => 2 * n === total + 1 || !ticket.includes(total + 1 - n));
      return alone.length === marks % 2;
    },
  ],
  'primos-multiplos': [
    /Ao menos um terço de números primos e um terço de múltiplos de\u00a03/,
    (ticket, { marks }) =>
      3 * ticket.filter(isPrime).length >= marks &&
      3 * ticket.filter((n) => n % 3 === 0).length >= marks,
  ],
  quadrante: [
    /em quatro e tira de cada parte a quantidade proporcional/,
    (ticket, { lottery, marks }) =>
      [0, 1, 2, 3].every((part) => {
        const isThere = (n: number) => quadrantOf(lottery, n) === part;
        const size = Array.from({ length: lottery.total }, (_, i) => i + 1).filter(isThere).length;
        const share = (marks * size) / lottery.total;
        return Math.abs(ticket.filter(isThere).length - share) < 1;
      }),
  ],
  'sorte-global': [
    /^Números queridos.*ao menos metade do bilhete, ou todos os que existem/,
    (ticket, { lottery: { total }, marks }) => {
      const dear = LUCKY_NUMBERS.map(({ number }) => number).filter((n) => n <= total);
      return common(ticket, dear) >= Math.min(marks / 2, dear.length);
    },
  ],
};

/** Some tickets of a rule with so many marks. */
function draw(lottery: Lottery, strategy: RuleId, marks: number) {
  const names = { strategy, seed: 'a', history: simulated('a', '2026-11-20') };
  const plan = planRun({ ...names, lottery: lottery.key, bet: { marks } });
  const [block] = [...drawRun(plan, 5)];
  const { history, ranking } = plan.context;
  const made: Case = {
    ...{ lottery, marks, newest: history[0]?.numbers ?? [] },
    hot: ranking.filter(({ isHot }) => isHot).map(({ number }) => number),
    cold: ranking.filter(({ isCold }) => isCold).map(({ number }) => number),
  };
  const all = chunk([...(block?.numbers ?? [])], marks);
  return { made, tickets: all.filter((_, i) => block?.relaxed[i] === 0) };
}

describe('a description', () => {
  const entries = Object.entries(CLAIMS) as [keyof typeof CLAIMS, Claim][];

  test.each(entries)('of %s is true of its tickets, in every size', (strategy, [words, holds]) => {
    expect(STRATEGY_TEXTS[strategy].line).toMatch(words);
    for (const lottery of LOTTERIES) {
      for (const marks of betSizes(lottery)) {
        const { made, tickets } = draw(lottery, strategy, marks);
        expect(tickets.length).toBeGreaterThan(0);
        const wrong = tickets.filter((ticket) => !holds(ticket, made));
        expect({ lottery: lottery.key, marks, wrong }).toMatchObject({ wrong: [] });
      }
    }
  });

  test('that gives a figure gives the rule’s', () => {
    expect(CANDIDATES).toBe(2000);
    expect(STRATEGY_TEXTS.campeao.line).toContain('2.000 jogos por bilhete');
  });

  test('says what is used where nothing is told', () => {
    expect(STRATEGY_TEXTS['datas-especiais'].line).toContain('sem data, usa o dia de hoje');
    expect(STRATEGY_TEXTS.numerologia.line).toContain('sem eles, da data de hoje');
  });

  test('promises as many combinations near the mean as there are', () => {
    // Its band has 38 of 100, which is not the most part.
    expect(STRATEGY_TEXTS.somatoria.line).not.toMatch(/maior parte/);
  });
});
