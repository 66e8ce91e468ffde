import { expect, test } from 'vitest';
import { betFaultText } from '../../../src/content/bet/bet-fault-text.ts';
import { betSummary } from '../../../src/content/bet/bet-summary.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';

test('a bet in a line says what is not the lottery’s own, and counts what would be long', () => {
  const mega = lotteryOf('megasena');
  expect(betSummary(mega, undefined)).toBe('6 números (padrão)');
  expect(betSummary(mega, { marks: 8, fixed: [7, 13] })).toBe('8 números por jogo · fixos 07, 13');
  expect(betSummary(mega, { excluded: [1, 2, 3, 4, 5], draws: 4 })).toBe('sem 5 números · 4 concursos');
  expect(betSummary(lotteryOf('lotomania'), { mirror: true, fixed: [100] })).toBe('fixo 00 · com espelho');
  expect(betSummary(lotteryOf('diadasorte'), { month: 3 })).toBe('março');
  expect(betSummary(lotteryOf('timemania'), { marks: 10, team: 12 })).toBe('10 números por jogo · Time 12');
});

test('each reason why a bet cannot be played has a sentence of its own', () => {
  const reasons = [
    ...(['too-many-fixed', 'both', 'too-many-excluded', 'too-few-tickets'] as const),
    ...(['not-taken', 'no-room', 'numbers'] as const),
  ];
  const said = reasons.map((reason) =>
    betFaultText({ part: 'fixed', reason, limit: 3 }, { strategy: 'quadrante', games: 5 }),
  );
  expect(new Set(said).size).toBe(reasons.length);
  expect(said[0]).toContain('cada jogo tem 3');
  expect(said[2]).toContain('até 3');
  expect(said[3]).toContain('3 combinações, e você pediu 5 jogos');
  expect(said[4]).toContain('não aceita números fixos');
  expect(said[5]).toContain('só os 3 primeiros');
  const one = betFaultText({ part: 'fixed', reason: 'no-room', limit: 1 }, { strategy: 'quadrante', games: 5 });
  expect(one).toContain('só o primeiro.');
});
