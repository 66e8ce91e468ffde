import { describe, expect, test } from 'vitest';
import {
  badLineText,
  checkTexts,
  meanText,
  usualText,
  verdictText,
  winAmount,
  winName,
} from '../../../src/content/check/check.ts';

const NBSP = '\u00a0';

describe('words of a check', () => {
  test('call a win by its tier, or by all of its prizes', () => {
    const one = { won: [{ hits: 4, prizes: 1 }] };
    expect(winName('megasena', one)).toBe('Quadra (4)');
    expect(winName('lotofacil', { won: [{ hits: 11, prizes: 1 }] })).toBe('11 acertos');
    const many = {
      won: [
        { hits: 5, prizes: 3 },
        { hits: 4, prizes: 15 },
      ],
    };
    expect(winName('megasena', many)).toBe(`3${NBSP}quinas, 15${NBSP}quadras`);
    const month = {
      won: [
        { hits: 4, prizes: 1 },
        { hits: 'month' as const, prizes: 1 },
      ],
    };
    expect(winName('diadasorte', month)).toContain('Mês da Sorte');
  });

  test('never tell a prize that is not known', () => {
    expect(winAmount({ cents: 98_765 })).toBe(`R$${NBSP}987,65`);
    expect(winAmount({})).toBe('valor não informado');
    expect(checkTexts.sum(0, 2)).toBe('2 prêmios de valor desconhecido.');
    expect(checkTexts.sum(100, 1)).toBe(
      `R$${NBSP}1,00 em prêmios e 1 prêmio de valor desconhecido.`,
    );
  });

  test('tell means and ranges as one reads them', () => {
    expect([0, 0.0001, 0.0123, 2.94, 15346.4].map(meanText)).toEqual([
      ...['0', 'menos de 0,001', '0,012', '2,9', '15.346'],
    ]);
    expect(usualText([0, 0])).toBe('0');
    expect(usualText([0, 1234])).toBe('0 a 1.234');
    const tier = (times: number) => ({ times, usual: [1, 4] as const });
    expect([0, 1, 4, 5].map((times) => verdictText(tier(times)))).toEqual([
      ...['menos que o costume', 'dentro do costume', 'dentro do costume', 'mais que o costume'],
    ]);
  });

  test('tell why a line is no game', () => {
    expect(badLineText({ line: 3, fault: 'count', value: 1 })).toBe(
      'Linha 3: tem 1 número, e esta loteria não tem aposta assim.',
    );
    expect(badLineText({ line: 1, fault: 'repeated', value: 5 })).toBe(
      'Linha 1: o número 05 está repetido.',
    );
  });
});
