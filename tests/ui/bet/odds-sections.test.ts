import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { OddsSections } from '../../../src/ui/bet/odds-sections.tsx';
import type { Bet } from '../../../workers/shared/bet/bet.ts';
import { betCost } from '../../../workers/shared/bet/bet-cost.ts';
import { allNumbers, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { priceOn } from '../../../workers/shared/rules/prices.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';

/** What the odds say of a run of so many games, whose tickets have neighbours as numbers. */
function words(lottery: LotteryKey, games: number, bet?: Bet): string {
  const { pick } = lotteryOf(lottery);
  const cost = betCost(lotteryOf(lottery), bet ?? {}, games, priceOn(lottery, ''));
  const tickets = Array.from({ length: games }, (_, i) => ({
    numbers: allNumbers(lotteryOf(lottery)).slice(i, i + (bet?.marks ?? pick)),
  })) as unknown as Ticket[];
  return renderToStaticMarkup(createElement(OddsSections, { lottery, bet, tickets, cost }))
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('\u00a0', ' ');
}

describe('the odds and the cost of a run', () => {
  test('that of minimum bets: every tier, the batch, the cost, and nothing of several prizes', () => {
    const said = words('megasena', 3);
    expect(said).toContain('|Sena (6)|1 em 50.063.860|Quina (5)|1 em 154.518|Quadra (4)|1 em 2.332|');
    expect(said).toContain('|3 jogos: |1 em 16.687.953|');
    expect(said).toContain('|R$ 18,00 (3 jogos × R$ 6,00)|');
    expect(said).not.toContain('Se acertar');
    expect(said).toContain('Nenhuma estratégia muda estas chances');
  });

  test('that of more marks and draws: prizes at once, and the formula', () => {
    const said = words('megasena', 1, { marks: 8, draws: 4 });
    expect(said).toContain('|Se acertar 6 com 8 marcados: 1 sena, 12 quinas, 15 quadras|');
    expect(said).toContain('|Sena (6)|1 em 1.787.995|');
    expect(said).toContain('|R$ 672,00 (1 jogo × 28 apostas simples × 4 concursos × R$ 6,00)|');
    // 1 − (1 − 28/50,063,860)⁴, which is a quarter but for the draws that both win.
    expect(said).toContain('|1 jogo, 4 concursos: |1 em 446.999|');
  });

  test('that of Dupla Sena: one draw and both', () => {
    const said = words('duplasena', 2);
    expect(said).toContain('|Sena (6)|1 em 15.890.700 em um sorteio|1 em 7.945.350 nos dois|');
    expect(said).toContain('|2 jogos, dois sorteios cada: |1 em 3.972.675|');
  });

  test('that of Lotomania with its mirrors: twice the cost, twice the chance', () => {
    const said = words('lotomania', 1, { mirror: true });
    expect(said).toContain('|20 acertos|1 em 11.372.635|');
    expect(said).toContain('|0 acertos|1 em 11.372.635|');
    expect(said).toContain('|1 jogo, com espelho: |1 em 5.686.318|');
    expect(said).toContain('|R$ 6,00 (1 jogo × 2 com o espelho × R$ 3,00)|');
  });

  test('the odds of Timemania are as the counter takes it: 10 marks, and the team', () => {
    const said = words('timemania', 1, { marks: 10 });
    expect(said).toContain('|7 acertos|1 em 26.472.637|');
    expect(said).toContain('|Time do Coração|1 em 80|');
  });

  test('the fold of one minimum bet has neither batch nor formula, which would repeat the line below the ticket', () => {
    expect(words('megasena', 1)).not.toMatch(/1 jogo/);
  });
});
