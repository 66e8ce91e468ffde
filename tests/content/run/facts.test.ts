import { describe, expect, test } from 'vitest';
import { factsLine, factsNote, ownFact } from '../../../src/content/run/facts.ts';

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
    expect(ownFact({ kind: 'root', root: 7, source: 'told', withRoot: numbers })).toBe(
      'Raiz 7: 07, 16',
    );
    expect(ownFact({ kind: 'root', root: 7, source: 'name', withRoot: numbers })).toBe(
      'Raiz 7, do nome: 07, 16',
    );
    expect(ownFact({ kind: 'date-numbers', numbers: [5, 100] })).toBe('Das datas: 05, 00');
  });

  test('what is simulated or drawn is called so', () => {
    expect(factsNote).toContain('do histórico simulado');
    expect(factsNote).toContain('Força e prêmio: só ilustração, não mudam a chance');
    for (const leastOverlap of [0, 5]) {
      expect(ownFact({ kind: 'avoidance', leastOverlap })).toContain('sorteio simulado');
    }
  });
});
