import { describe, expect, test } from 'vitest';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { readReceipt as steps } from '../../../workers/shared/registering/read-receipt.ts';

const readReceipt = (...request: Parameters<typeof steps>) => runToEnd(steps(...request));

const GAME = [4, 12, 23, 34, 45, 56];
const LINE = '04 12 23 34 45 56';
const read = (text: string) => readReceipt(lotteryOf('megasena'), [GAME], text);

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
    ['TEIMOSINHA CONC. 2943 A 2946', [[2943, 2946]]],
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
  ])('the contests in %j are %j', (text, ranges) => {
    for (const whole of [`${text}\n${LINE}`, `${LINE}\n${text}`]) {
      const { contests, registered, more } = read(whole);
      expect(contests.map(({ from, to }) => [from, to])).toEqual(ranges);
      expect({ registered, more }).toEqual({ registered: [0], more: [] });
    }
  });
});

test.each(['Data do sorteio: 26/11/26', 'DATA DO SORTEIO 26/11/2026', 'Sorteio:\n26-11-2026'])(
  'days are read, that of a draw where the text says so: %j',
  (told) => {
    const text = `Compra 24/11/2026 20:15\n${told}\n31/02/2026\n${LINE}`;
    expect(read(text)).toMatchObject({ days: ['2026-11-24', '2026-11-26'], drawDay: '2026-11-26', more: [] });
  },
);
