import { describe, expect, test } from 'vitest';
import { checkTexts, winAmount, winName } from '../../../src/content/check/check.ts';

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

  test('name the count of prizes, and of one contest what was drawn', () => {
    const draw = { contest: 3089, numbers: [54, 3, 25, 11, 43, 32] };
    expect(checkTexts.answer(0, 1, draw)).toBe('Nenhum prêmio no 3.089. Saíram 03 11 25 32 43 54.');
    expect(checkTexts.answer(1, 1, { ...draw, second: [2, 1] })).toBe(
      `1 prêmio no 3.089. Saíram 03 11 25 32 43 54; no 2º sorteio, 01 02.`,
    );
    expect(checkTexts.answer(0, 5, undefined)).toBe('Nenhum prêmio em 5 concursos.');
  });

  test('never tell a prize that is not known', () => {
    expect(winAmount({ cents: 98_765 })).toBe(`R$${NBSP}987,65`);
    expect(winAmount({})).toBe('valor não informado');
    expect(winAmount({ otherCurrency: true })).toBe('em outra moeda');
  });

  test('tell what would have come back of what was bet, and what is not in it', () => {
    const money = { winCount: 446, cents: 964_290, unknown: 0, otherCurrency: 0 };
    expect(checkTexts.cameBack(money, 8_802_500, 2_900)).toBe(
      `Em 2.900 concursos você teria gasto R$${NBSP}88.025,00 e recebido R$${NBSP}9.642,90.`,
    );
    const none = { winCount: 0, cents: 0, unknown: 0, otherCurrency: 0 };
    expect(checkTexts.cameBack(none, 250, 1)).toContain(`recebido R$${NBSP}0,00`);
    // Nothing is known: that is not nothing.
    const unknown = { winCount: 3, cents: 0, unknown: 1, otherCurrency: 2 };
    expect(checkTexts.cameBack(unknown, 250, 1)).not.toContain('0,00');
    expect(checkTexts.notCounted(unknown)).toBe(
      'Fora da conta: 2 prêmios em outra moeda (de antes do real) e 1 prêmio sem valor informado.',
    );
    const today = { least: 600, most: 600, own: undefined, knownSince: undefined, isUndated: false };
    expect(checkTexts.charged(today)).toBe(`Cada concurso pelo preço do seu dia: aposta mínima de R$${NBSP}6,00.`);
    const all = { least: 200, most: 700, own: '2026-06-03', knownSince: '2009-09-06', isUndated: true };
    expect(checkTexts.charged(all)).toBe(
      `Cada concurso pelo preço do seu dia: aposta mínima de R$${NBSP}2,00 a R$${NBSP}7,00. Desde 03/06/2026, o seu preço. Antes de 06/09/2009 pode ter sido outro. Os concursos sem data, pelo de hoje.`,
    );
    expect(checkTexts.unsure(592, ['Terno (3)', 'Duque (2)'])).toContain(
      'Até 592 prêmios daqui podem não ter existido',
    );
  });

  test('tell what was played as what it was: not «would»', () => {
    const money = { winCount: 1, cents: 102_000, unknown: 0, otherCurrency: 0 };
    expect(checkTexts.won(money, 2500)).toBe(`Você apostou R$${NBSP}25,00 e ganhou R$${NBSP}1.020,00.`);
    expect(checkTexts.won({ ...money, winCount: 0, cents: 0 }, 2500)).toBe(
      `Você apostou R$${NBSP}25,00 e não ganhou prêmio.`,
    );
    expect(checkTexts.won({ ...money, cents: 0, unknown: 1 }, 2500)).toContain(
      'e ganhou: o resultado guardado não diz quanto',
    );
    expect([0, 1, 2].map((wins) => checkTexts.prizes(wins, 5))).toEqual([
      'Nenhum prêmio em 5 jogos.',
      '1 prêmio em 5 jogos.',
      '2 prêmios em 5 jogos.',
    ]);
  });

  test('say none, one and several as one says them', () => {
    expect(checkTexts.noneYet(1)).toMatch(/para o seu jogo\.$/);
    expect(checkTexts.noneYet(2)).toMatch(/para os seus jogos\.$/);
    expect(checkTexts.prizes(0, 1)).toBe('Nenhum prêmio em 1 jogo.');
    expect(checkTexts.prizes(1, 2)).toBe('1 prêmio em 2 jogos.');
    expect(checkTexts.hits([1, 2, 3, 4, 5], 1)).toMatch(/; 1 não saiu$/);
    expect(checkTexts.hits([1, 2, 3, 4], 2)).toMatch(/; 2 não saíram$/);
  });
});
