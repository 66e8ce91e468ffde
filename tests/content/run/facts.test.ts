import { describe, expect, test } from 'vitest';
import { factsLine, factsNote, ownFact } from '../../../src/content/run/facts.ts';
import { engineOf } from '../../../workers/engine/engine.ts';
import { drawsOf } from '../../../workers/engine/history.ts';
import { replay } from '../../../workers/replay/replay.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import type { StrategyFact } from '../../../workers/shared/strategy/strategy-fact.ts';
import { officialHistory } from '../../shared/run/any-official.ts';

const told = (own: StrategyFact, kind: 'simulated' | 'official') =>
  ownFact({ relaxed: false }, { ...facts, own }, kind);
const facts = { hot: 10, cold: 1, sum: 2277, even: 25, odd: 25 };

describe('why a ticket has its numbers', () => {
  test('every figure stays on the line of its word', () => {
    expect(factsLine(facts).split(' ')).toEqual([
      ...['10\u00a0quentes', '·', '1\u00a0frio', '·', 'soma\u00a02.277', '·'],
      ...['25\u00a0pares', 'e', '25\u00a0ímpares'],
    ]);
  });

  test('a run that was told no name and no date speaks of none', () => {
    const numbers = [7, 16];
    expect(told({ kind: 'root', root: 7, source: 'told', withRoot: numbers }, 'simulated')).toBe('Raiz 7: 07, 16');
    expect(told({ kind: 'root', root: 7, source: 'name', withRoot: numbers }, 'simulated')).toBe(
      'Raiz 7, do nome: 07, 16',
    );
    expect(told({ kind: 'date-numbers', numbers: [5, 100] }, 'simulated')).toBe('Das datas: 05, 00');
  });

  test('pairs are named as long as they fit on a line, and counted beyond', () => {
    const pairs = Array.from({ length: 25 }, (_, i) => [i + 1, 99 - i] as const);
    const words = (count: number) => told({ kind: 'mirror', pairs: pairs.slice(0, count) }, 'simulated');
    expect(words(2)).toBe('Duplas espelhadas: 01–99, 02–98');
    expect(words(8)).toContain('08–92');
    expect(words(25)).toBe('25 duplas espelhadas');
  });

  test('a ticket that was drawn freely is not said to keep the rule', () => {
    // After a simulated draw Lotomania has one ticket without any of its numbers.
    const history = simulated('h', '2026-11-20');
    const { tickets, facts } = replay({
      engine: '4',
      lottery: 'lotomania',
      strategy: 'anti-repeticao',
      games: 3,
      seed: 's',
      historySeed: 'h',
      date: '2026-11-20',
      now: '2026-11-20T12:00:00Z',
    });
    const [newest] = drawsOf(engineOf('4'), lotteryOf('lotomania'), history);
    const repeats = tickets.map(({ numbers }) => numbers.filter((n) => newest?.numbers.includes(n)).length);
    const told = tickets.map((ticket, i) => ownFact(ticket, facts[i], 'simulated'));
    expect(told[repeats.indexOf(0)]).toContain('Nenhum número do último sorteio');
    expect(told.filter((words) => words?.includes('Nenhum número'))).toHaveLength(
      repeats.filter((count) => count === 0).length,
    );
    expect(Math.max(...repeats)).toBeGreaterThan(0);
  });

  test('what is simulated or drawn is called so', () => {
    expect(factsNote(simulated('a', '2026-11-20'))).toContain('o histórico é simulado');
    expect(factsNote(officialHistory('quina', 100))).toContain('últimos 100 sorteios oficiais, até o concurso 3.000');
    expect(factsNote(simulated('a', '2026-11-20'))).toContain('Força e prêmio são só de brincadeira');
    for (const leastOverlap of [0, 5]) {
      expect(told({ kind: 'avoidance', leastOverlap }, 'simulated')).toContain('sorteio simulado');
      expect(told({ kind: 'avoidance', leastOverlap }, 'official')).toContain('sorteio oficial');
    }
  });
});
