import { describe, expect, test } from 'vitest';
import { strategyName } from '../../src/content/strategy/strategy-name.ts';

const files: Record<string, string> = import.meta.glob('../../src/content/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The content as it is shown: without the comments, which are for developers. */
const shown = Object.entries(files).map(([path, text]) => [path, text.replace(/^\s*(\/\*|\*|\/\/).*$/gm, '')] as const);

describe('words on screen', () => {
  test('they are all looked at', () => {
    expect(shown.length).toBeGreaterThan(30);
    expect(shown.map(([, text]) => text).join()).toContain('Seus bilhetes');
  });

  test.each([
    ['are quoted as Brazilians do, with “ ”', /[«»]/],
    ['count saved games, not places', /\blugares\b/],
    ['call a rule a rule, not a fact', /fato matemático/i],
    ['call a game that is saved a game, not a ticket', /bilhetes? salvos?\b|salvar (?:o|um|este) bilhete/i],
    ['name no price: prices have a day, and an owner', /R\$\s?\d/],
    ['number what was made as everywhere: «Bilhete 1»', /\bJogo \$\{/],
  ])('%s', (_, pattern) => {
    const found = shown.flatMap(([path, text]) => (pattern.test(text) ? [path] : []));
    expect(found).toEqual([]);
  });

  test('call nothing of ours a receipt: that is what the counter prints', () => {
    const found = shown.filter(
      ([path, text]) => /comprovante/i.test(text) && !/\/(check|draw-day|registering|syndicate|tips)\//.test(path),
    );
    expect(found.map(([path]) => path)).toEqual([]);
  });

  test('name a wheel as players do, beside its own name', () => {
    expect(strategyName('cercamento')).toBe('Cercamento inteligente (fechamento)');
  });
});
