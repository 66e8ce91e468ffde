import { expect, test } from 'vitest';
import { requestText } from '../../../src/content/lab/request-text.ts';
import type { BacktestDraws } from '../../../workers/shared/lab/lab-request.ts';

const rigged = (weight: number): BacktestDraws => ({ kind: 'rigged', size: 1000, numbers: [1, 2], weight });

test.each<readonly [BacktestDraws, string]>([
  [{ kind: 'simulated', size: 1000 }, 'As estratégias em 1.000 sorteios simulados da Quina, com 7 jogos por sorteio.'],
  [
    { kind: 'imported', size: 2900, contest: 2900, hash: '' },
    'As estratégias em 2.900 sorteios reais da Quina (os 30 primeiros só são vistos), com 7 jogos por sorteio.',
  ],
  [
    rigged(5),
    'As estratégias em 1.000 sorteios viciados da Quina (01 02, 4,5 vezes a chance dos outros), com 7 jogos por sorteio.',
  ],
  [rigged(1), 'As estratégias em 1.000 sorteios honestos da Quina, com 7 jogos por sorteio.'],
])('a backtest in one sentence: %o', (draws, text) => {
  expect(requestText({ kind: 'walk', engine: '4', seed: 's', lottery: 'quina', games: 7, draws })).toBe(text);
});
