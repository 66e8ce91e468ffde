import { expect, test } from 'vitest';
import { outcomeLine } from '../../../src/content/check/follow.ts';
import {
  drawnToday,
  drawsText,
  nextDrawn,
  untilText,
  winsText,
} from '../../../src/content/saved-games/game-outcome.ts';
import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import type { PrizeWon, Win } from '../../../workers/shared/check/check-games.ts';
import { ownDraws } from '../../../workers/shared/check/played-game.ts';
import { ticketsOf } from '../../state/saved-games/tickets.ts';
import { anyTicket } from '../share/any-ticket.ts';

const win = (...won: PrizeWon[]): Win => ({ game: 0, contest: 1, hits: 4, won });
const plain = (text: string) => text.replace(/\s/g, ' ');

test('the next draw of games is told with what tells it, and that there may be none', () => {
  const at = Date.parse('2026-11-27T00:00Z');
  expect(drawnToday({ at, isSure: true }, { read: '2026-08-20' })).toBe(
    'Sorteio hoje às 21 h de Brasília, pelas regras lidas em 20/08/2026.',
  );
  expect(drawnToday({ at, isSure: false }, undefined)).toBe('Talvez haja sorteio hoje às 21 h de Brasília.');
  expect(nextDrawn('2026-11-29', true, { until: '2026-11-26' })).toBe(
    'Próximo sorteio em 29/11/2026, pelos sorteios que você trouxe, até 26/11/2026.',
  );
  expect(nextDrawn('2026-12-22', false, undefined)).toBe('Talvez haja sorteio em 22/12/2026.');
});

test('what has become of games is said in a word or two', () => {
  const at = Date.parse('2026-11-27T00:00Z');
  expect(drawsText({ draws: 'today', at: { at, isSure: true } }, true)).toBe('hoje às 21 h');
  expect(drawsText({ draws: 'today', at: { at, isSure: false } }, true)).toBe('talvez hoje às 21 h');
  expect(drawsText({ draws: 'due' }, true)).toBe('já saiu, confira');
  expect(drawsText({ draws: 'over' }, true)).toBe('prazo encerrado');
  expect(untilText('2027-02-12')).toBe(' · prêmio até 12/02');
  expect(untilText(undefined)).toBe('');
  expect(drawsText({ draws: 'waiting' }, true)).toBe('esperando o sorteio');
  expect(drawsText({ draws: 'waiting', next: '2026-11-26' }, true)).toBe('sorteio em 26/11');
  expect(drawsText({ draws: 'waiting', next: '2026-12-24' }, false)).toBe('talvez sorteio em 24/12');
  expect(drawsText({ draws: 'none' }, true)).toBe('sem prêmio');
  expect(plain(winsText('quina', [win({ hits: 3, prizes: 1 })]))).toBe('1 terno');
  expect(winsText('lotofacil', [win({ hits: 14, prizes: 1 })])).toBe('14 acertos');
  expect(winsText('diadasorte', [win({ hits: 'month', prizes: 1 })])).toBe('Mês da Sorte');
  expect(winsText('quina', [win({ hits: 4, prizes: 1 }, { hits: 3, prizes: 4 })])).toBe('1 prêmio!');
  expect(winsText('quina', [win({ hits: 3, prizes: 1 }), win({ hits: 2, prizes: 1 })])).toBe('2 prêmios!');
});

test('a line says which contests a game was checked against', () => {
  const date = '2026-11-20T12:00:00.000Z';
  expect(outcomeLine(ownDraws({ date }), { contests: 2, pending: 0 })).toBe('Desde 20/11/2026: 2 concursos');
  const follow = { from: 7, draws: 3 };
  expect(outcomeLine(ownDraws({ date, follow }), { contests: 1, pending: 2 })).toContain('Concursos 7 a 9');
});

test('a line below a title says what that does not', () => {
  const games = ticketsOf(1, 3);
  const line = (title: string, of = games) => plain(savedTexts.line(of, title, 1500));
  expect(line('Bolão')).toBe('Mega-Sena · 3 jogos · salvo em 20/11 · R$ 15,00');
  expect(line('Mega-Sena de 20/11/2026')).toBe('3 jogos · R$ 15,00');
  expect(line('Mega-Sena', games.slice(1, 2))).toBe('salvo em 20/11 · R$ 15,00');
  const late = anyTicket({ date: '2026-11-21T01:30:00.000Z' });
  expect(line('Mega-Sena', [late])).toBe('salvo em 20/11 · R$ 15,00');
  expect(line('Mega-Sena de 20/11/2026', [late, late])).toBe('2 jogos · R$ 15,00');
});
