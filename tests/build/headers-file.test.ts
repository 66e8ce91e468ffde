import { expect, test } from 'vitest';
import { appliesTo, formatHeadersFile, headerRules, parseHeadersFile } from '../../tools/build/headers-file.ts';

test('the rules read back as they were written', () => {
  const rules = headerRules("default-src 'none'", ['/', '/new'], ['assets/a.js', 'assets/b.css']);
  expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
});

test('no two rules for an address give the same header unless the later drops it first: some hosts would send both', () => {
  const rules = headerRules('p', ['/', '/new'], ['assets/a.js'], '/robo/');
  const blocks = formatHeadersFile(rules).split('\n\n');
  for (const path of ['', 'new', 'assets/a.js', 'assets/gone.js', 'exemplo/video.html', 'other']) {
    const names: string[] = [];
    for (const [i, rule] of rules.entries()) {
      if (!appliesTo(rule, `/robo/${path}`)) continue;
      for (const [, dropped] of blocks[i]?.matchAll(/^ {2}! (.+)$/gm) ?? [])
        names.splice(names.indexOf(`${dropped}`), 1);
      names.push(...Object.keys(rule.headers));
    }
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('Content-Security-Policy');
  }
});
