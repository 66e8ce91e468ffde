import { expect, test } from 'vitest';
import { appliesTo, formatHeadersFile, headerRules, parseHeadersFile } from '../../tools/build/headers-file.ts';

test('the rules read back as they were written', () => {
  const rules = headerRules("default-src 'none'", ['/', '/new'], ['assets/a.js', 'assets/b.css']);
  expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
});

test('no two rules for an address give the same header: some hosts would send both', () => {
  const rules = headerRules('p', ['/', '/new'], ['assets/a.js']);
  for (const path of ['/', '/new', '/assets/a.js', '/assets/gone.js', '/other']) {
    const names = rules.filter((rule) => appliesTo(rule, path)).flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  }
});
