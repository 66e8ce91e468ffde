import { describe, expect, test } from 'vitest';
import { factsLine, factsNote, ownFact } from '../../../src/content/run/facts.ts';
import { simulated } from '../../../workers/shared/history.ts';
import { officialHistory } from '../../shared/any-official.ts';

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
    expect(ownFact({ kind: 'root', root: 7, source: 'told', withRoot: numbers }, 'simulated')).toBe(
      'Raiz 7: 07, 16',
    );
    expect(ownFact({ kind: 'root', root: 7, source: 'name', withRoot: numbers }, 'simulated')).toBe(
      'Raiz 7, do nome: 07, 16',
    );
    expect(ownFact({ kind: 'date-numbers', numbers: [5, 100] }, 'simulated')).toBe(
      'Das datas: 05, 00',
    );
  });

  test('what is simulated or drawn is called so', () => {
    expect(factsNote(simulated('a', '2026-11-20'))).toContain('do histórico simulado');
    expect(factsNote(officialHistory('quina', 100))).toContain(
      'dos últimos 100 sorteios oficiais, até o concurso 3.000',
    );
    expect(factsNote(simulated('a', '2026-11-20'))).toContain(
      'Força e prêmio: só ilustração, não mudam a chance',
    );
    for (const leastOverlap of [0, 5]) {
      expect(ownFact({ kind: 'avoidance', leastOverlap }, 'simulated')).toContain(
        'sorteio simulado',
      );
      expect(ownFact({ kind: 'avoidance', leastOverlap }, 'official')).toContain('sorteio oficial');
    }
  });
});
