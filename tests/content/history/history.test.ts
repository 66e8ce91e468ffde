import { expect, test } from 'vitest';
import { historyFaultText } from '../../../src/content/history/history.ts';
import { historyDraws } from '../../../src/content/history/history-name.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import { officialHistory } from '../../shared/run/any-official.ts';

test('a history is called what it is', () => {
  const histories = [simulated('a', '2026-11-20'), officialHistory('quina', 100)];
  expect(histories.map(historyDraws)).toEqual(['30 sorteios simulados', '100 sorteios oficiais, até o concurso 3.000']);
});

test.each([
  [[[2701, 2900]], 'Faltam os concursos 2.701 a 2.900 da Mega-Sena neste aparelho'],
  [[[2900, 2900]], 'Falta o concurso 2.900 da Mega-Sena neste aparelho'],
  [
    [
      [7, 7],
      [41, 42],
    ],
    'Faltam os concursos 7 e 41 a 42 da Mega-Sena neste aparelho',
  ],
  [
    [
      [1, 1],
      [3, 3],
      [5, 5],
      [7, 7],
    ],
    'Faltam os concursos 1, 3, 5 e outros da Mega-Sena neste aparelho',
  ],
] as const)('missing contests %j are told', (contests, words) => {
  const text = historyFaultText({ lottery: 'megasena', kind: 'missing', contests });
  expect(text).toContain(words);
  expect(text).toContain('traga o arquivo em “Conferir”');
});
