import { readdirSync, readFileSync } from 'node:fs';
import { type Options, parse, type Token } from 'acorn';
import { describe, expect, test } from 'vitest';

/** What Chrome 85, Firefox 79 and Safari 14, all of 2020, can read; modules, all of it. */
const ES_2020S: Options = { ecmaVersion: 2021, sourceType: 'module' };

const scripts = ['.', 'assets'].flatMap((folder) =>
  readdirSync(`dist/${folder}`)
    .filter((file) => file.endsWith('.js'))
    .map((file) => `${folder}/${file}`),
);
const pages = readdirSync('dist').filter((file) => file.endsWith('.html'));

/** The regular expressions of a script, which must be one that a browser of 2020 can read. */
function patternsOf(code: string): string[] {
  const patterns: string[] = [];
  parse(code, {
    ...ES_2020S,
    onToken: (token) => {
      const { type, value } = token as Token & { value?: { pattern: string } };
      if (type.label === 'regexp' && value) patterns.push(value.pattern);
    },
  });
  return patterns;
}

describe('a browser of 2020 can read', () => {
  test('every script', () => {
    const looksBehind = (file: string) =>
      patternsOf(readFileSync(`dist/${file}`, 'utf8')).some((p) => /\(\?<[=!]/.test(p));
    // Safari learnt to look behind in 2023.
    expect(scripts.filter(looksBehind)).toEqual([]);
    expect(scripts).toContain('./sw.js');
    expect(scripts.length).toBeGreaterThan(10);
  });

  test.each(pages)('the script in /%s', (file) => {
    const html = readFileSync(`dist/${file}`, 'utf8');
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');
    expect(inline).toHaveLength(1);
    expect(inline.flatMap(patternsOf)).not.toEqual([]);
  });
});

test.each(['await 0', 'class A { b = 1 }', 'class A { static {} }', 'class A { #b }'])(
  'what is younger is found out: %s',
  (code) => {
    expect(() => patternsOf(code)).toThrow();
  },
);
