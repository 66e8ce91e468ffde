import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';

/** A label as the value of a property in src/content. */
const LABEL = /: '(\p{Lu}[^'\n]+)'/gu;
/** A text in quotes, or at the start of a regular expression. */
const LITERAL = /(?=['/]\^?(\p{Lu}[^'/\n]+)['/])/gu;
/** More browser tests than these take a label from src/content. */
const MOST_FILES = 6;

const BROWSER_TESTS = ['e2e', 'engines', 'faults', 'budget', 'examples'].map((folder) => `tests/${folder}`);

/** Returns in how many of the files each text that matches occurs. */
function filesWith(pattern: RegExp, files: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) {
    const texts = Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, text = '']) => text);
    for (const text of new Set(texts)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

test('browser tests import a label from src/content instead of repeating it', () => {
  const labels = filesWith(LABEL, sourceFiles('src/content'));
  // A word that several files of src/content own, as «Salvar», names a different button in each.
  const repeated = [...filesWith(LITERAL, sourceFiles(...BROWSER_TESTS))].filter(([text]) => labels.get(text) === 1);
  expect(repeated.length).toBeGreaterThan(100);
  const rule = 'a label comes from src/content (docs/how-to-add.md, «A word, a button, a colour»)';
  expect(
    repeated.filter(([, files]) => files > MOST_FILES),
    rule,
  ).toEqual([]);
});
