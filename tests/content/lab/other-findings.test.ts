import { describe, expect, test } from 'vitest';
import { drawsFinding } from '../../../src/content/lab/draws-finding.ts';
import { gamesFinding, gamesTable } from '../../../src/content/lab/games-finding.ts';
import { popularityFinding } from '../../../src/content/lab/popularity.ts';
import type { GamesCheck } from '../../../workers/shared/check/check-games.ts';
import type { DrawsAudit } from '../../../workers/shared/lab/draws-audit.ts';
import type { PopularityReport } from '../../../workers/shared/lab/popularity-report.ts';

describe('what an audit of real draws found', () => {
  const draws = (most: number, p = 0.44, statistic = 60): DrawsAudit => ({
    kind: 'draws',
    draws: 2900,
    chiSquare: { statistic, freedom: 59, p },
    farthest: { number: 16, times: 2150, expected: 2260.8 },
    bet: { now: 0, most, path: [], number: 13, after: 40, isMore: true },
  });

  test('a bet up to a thousand finds nothing, a greater one its number', () => {
    expect(drawsFinding(draws(2.99)).kind).toBe('none');
    const found = drawsFinding(draws(3));
    expect(found.kind).toBe('found');
    expect(found.found).toMatch(
      /^Em 2\.900 sorteios, o número 13 chegou a sair mais do que o acaso costuma deixar, até o 40º\. Em sorteios honestos, algum número chega a isso em até 1 de cada 1\.000 vezes\.$/,
    );
  });

  test.each([
    [0, 'a R$ 1,00; só a partir de R$ 1.000 '],
    [3.5, 'a R$ 3.162,28. '],
    [11.99, 'a R$ 977.237.220.955,'],
    [12, 'a mais de 1 trilhão de reais. '],
    [120.7, 'a mais de 1 trilhão de reais. '],
    [400, 'a mais de 1 trilhão de reais. '],
  ])('the words say what a bet has become at most, at 10 to the %d', (most, words) => {
    expect(drawsFinding(draws(most)).follows.replaceAll('\u00a0', ' ')).toContain(words);
  });

  test('all numbers together are found where chance is as far less than once in a thousand', () => {
    expect(drawsFinding(draws(2.99, 0.001, 98)).kind).toBe('none');
    const uneven = drawsFinding(draws(2.99, 0.000999, 98));
    expect(uneven.kind).toBe('found');
    expect(uneven.found).toMatch(/as diferenças entre os números foram 1,3 vez as que o acaso costuma dar\./);
    expect(drawsFinding(draws(0, 0.000999, 30)).found).toContain('foram 0,7 vez as que o acaso costuma dar');
  });

  test('draws too few to expect a number five times say nothing, unless the bet does', () => {
    const few = (most: number, count: number) => {
      const farthest = { number: 16, times: count, expected: count / 10 };
      return drawsFinding({ ...draws(most, 0.0001, 98), draws: count, farthest });
    };
    expect(few(0, 1)).toMatchObject({
      kind: 'none',
      found: 'Em 1 sorteio não dá para saber: são precisos pelo menos 50, em que cada número é esperado 5 vezes.',
    });
    for (const count of [23, 49])
      expect(few(0, count).found).toContain('não dá para saber: são precisos pelo menos 50,');
    expect(few(0, 50).kind).toBe('found');
    expect(few(3, 49).kind).toBe('found');
  });

  test('a genuine file is said to be so uneven, with the number, how often chance is so, and what it could be', () => {
    const lotofacil = drawsFinding({
      ...draws(1, 0.00017, 59.2),
      chiSquare: { statistic: 59.2, freedom: 24, p: 0.00017 },
    });
    expect(lotofacil.found).toBe(
      'Em 2.900 sorteios, as diferenças entre os números foram 1,6 vez as que o acaso costuma dar. Sorteios honestos ficam tão longe disso, ou mais, em 2 de cada 10.000 vezes. O número mais distante é o 16: saiu 2.150 vezes, e o esperado é 2.261.',
    );
    expect(lotofacil.follows).toContain(
      'Foram 2 testes: com sorteios honestos, algum deles dá algo tão raro em até 3 de cada 10.000 vezes.',
    );
    for (const finding of [lotofacil, drawsFinding(draws(4))]) {
      expect(finding.found + finding.follows).toContain('as diferenças entre os números foram 1');
      expect(finding.follows).toContain('Pode ser acaso, as bolas e máquinas da época ou um erro no arquivo');
      expect(finding.found + finding.follows).not.toMatch(
        /mexido|viciad|desonest|fraud|contra a honestidade|mais comum|sozinho/,
      );
    }
  });
});

describe('what winners and takings say', () => {
  const number = (n: number, ratio: number, isSure = true) => ({ number: n, ratio, low: ratio, high: ratio, isSure });
  const report = (
    numbers: Extract<PopularityReport, { ok: true }>['numbers'],
    p: number,
    correlation = 0.3,
  ): PopularityReport => {
    return { kind: 'popularity', ok: true, draws: 1000, numbers, skill: { draws: 964, right: 779, correlation, p } };
  };

  test('nothing is found where no number is sure, or there are too few contests', () => {
    expect(popularityFinding(report([number(7, 1.2, false)], 0.0005)).kind).toBe('none');
    const few = popularityFinding({ kind: 'popularity', ok: false, draws: 1, needed: 240 });
    expect(few.found).toContain('há 1 concurso com ganhadores e arrecadação, e são precisos 240');
  });

  test('names the numbers with more winners and with fewer, and says whether it holds for the next draws', () => {
    const numbers = [number(7, 1.2), number(13, 1.3), number(55, 0.9), number(56, 0.8), number(57, 1.5, false)];
    const holds = popularityFinding(report(numbers, 0.0099));
    expect(holds.found).toContain('mais ganhadores quando saem 13 07; menos quando saem 56 55');
    expect(holds.follows).toContain(
      'Vale também para a frente: só com o passado, acertou se viriam mais ou menos ganhadores em 779 de 964 concursos seguintes (81%; no chute, 50%).',
    );
    expect(holds.follows).toContain('A chance de ganhar é a mesma');
    expect(popularityFinding(report(numbers, 0.01)).follows).toContain('não conte com isso');
    expect(popularityFinding(report(numbers, 0.0001, -0.3)).follows).toContain('não conte com isso');
  });
});

test('own games are as chance has them, or a tier is named that is away from it', () => {
  const tier = (times: number) => ({ hits: 4, times, unsure: 0, expected: 2.5, usual: [0, 4] as const });
  const of = (times: number) =>
    ({ lottery: 'megasena', games: [{}], contests: 2, tiers: [tier(times)] }) as unknown as GamesCheck;
  expect(gamesFinding(of(4))).toMatchObject({
    kind: 'none',
    found: '1 jogo, 2 concursos: o que a sorte dá, nada mais.',
  });
  expect(gamesFinding(of(5)).found).toBe('1 jogo, 2 concursos: Quadra (4) acima do normal.');
  expect(gamesTable(of(5)).rows).toEqual([['Quadra (4)', '5', '2,5', '0 a 4']]);
});
