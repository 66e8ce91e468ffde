import { describe, expect, test } from 'vitest';
import { contestsIn, daysIn, drawDaysIn } from '../../../workers/shared/registering/printed-draw.ts';

describe('the contests of a receipt', () => {
  test.each([
    ['CONC. 2901', [[2901, 2901]]],
    ['CONC:2943', [[2943, 2943]]],
    ['CONCURSO 2.943', [[2943, 2943]]],
    ['Concurso nº 2943', [[2943, 2943]]],
    ['concurso n.º: 2.943', [[2943, 2943]]],
    ['Concurso número 2943', [[2943, 2943]]],
    ['CONCURSO\n2943', [[2943, 2943]]],
    ['Concursos 2943 a 2945', [[2943, 2945]]],
    ['CONC 2943/2945', [[2943, 2945]]],
    ['Concursos: 2943, 2944 e 2945', [[2943, 2945]]],
    ['Teimosinha: 2943 até 2945', [[2943, 2945]]],
    ['TEIMOSINHA (concursos 2943 a 2945)', [[2943, 2945]]],
    [
      'Concurso inicial: 2943\nConcurso final: 2945',
      [
        [2943, 2943],
        [2945, 2945],
      ],
    ],
    ['CONC 2943 - 26/11/2026', [[2943, 2943]]],
    ['CONC 2943 2026', [[2943, 2943]]],
    ['TEIMOSINHA 2', []],
    ['Concurso de 26/11/2026', []],
    ['concurso R$ 1000', []],
    ['CONC 025152535455', []],
    ['2943', []],
  ])('in %j are %j', (text, ranges) => {
    expect(contestsIn(text).map(({ from, to }) => [from, to])).toEqual(ranges);
  });
});

test('days are read, those of a draw where the text says so', () => {
  const text = 'Compra 24/11/2026 20:15\nData do sorteio: 26/11/26\n31/02/2026';
  expect(daysIn(text)).toEqual(['2026-11-24', '2026-11-26']);
  expect(drawDaysIn(text)).toEqual(['2026-11-26']);
});
