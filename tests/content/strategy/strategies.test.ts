import { describe, expect, test } from 'vitest';
import { STRATEGY_TEXTS } from '../../../src/content/strategy/strategies.ts';
import { optionTexts } from '../../../src/content/strategy-options/options.ts';
import { CANDIDATES } from '../../../workers/shared/run/run-limits.ts';

/**
 * What descriptions promise, in words. tests/engine/strategies/properties.ts says the same in code, and tickets of
 * every size are held to that.
 */
const PROMISES: { readonly [K in keyof typeof STRATEGY_TEXTS]?: RegExp } = {
  'quentes-frios': /números que mais saíram e os que menos saíram/,
  repeticoes: /alguns números do último sorteio, tantos quantos é comum repetir/,
  'pares-impares': /Metade pares, metade ímpares, ou o mais perto disso/,
  sequencia: /ao menos dois números seguidos/,
  espelhamento: /em duplas.*espelho do outro lado do volante; em quantidade ímpar, sobra um sem par/,
  'primos-multiplos': /Ao menos um terço de números primos e um terço de múltiplos de\u00a03/,
  quadrante: /em quatro e escolhe um pouco de cada parte/,
  'sorte-global': /^Números queridos.*ao menos metade do bilhete, ou todos os que existem/,
};

describe('a description', () => {
  test.each(Object.entries(PROMISES))('that of %s promises what the rule keeps', (strategy, words) => {
    expect(STRATEGY_TEXTS[strategy as keyof typeof PROMISES].line).toMatch(words);
  });

  test('that gives a figure gives the rule’s', () => {
    expect(CANDIDATES).toBe(2000);
    expect(STRATEGY_TEXTS.campeao.line).toContain('2.000 jogos por bilhete');
  });

  test('says what is used where nothing is told', () => {
    expect(optionTexts.datesHint).toContain('Em branco: a data de hoje');
    expect(STRATEGY_TEXTS.numerologia.line).toContain('sem eles, da data de hoje');
  });

  test('promises as many combinations near the mean as there are', () => {
    // Its band has 38 of 100, which is not the most part.
    expect(STRATEGY_TEXTS.somatoria.line).not.toMatch(/maior parte/);
  });
});
