import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';

/** Where a key of the browser's storage is named: given to what keeps a value, or as a constant. */
const KEY = /(?:storedValue\(|KEY = )'([a-z-]+)'/g;

// Two that shared one counted results in the place where draws were kept.
test('each key of the storage has one owner', () => {
  const keys = sourceFiles('src').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(KEY)].map(([, key]) => key),
  );
  expect(keys.length).toBeGreaterThan(8);
  const rule = 'a key of the storage has one owner (docs/architecture.md, «What is kept»)';
  expect(
    keys.filter((key, i) => keys.indexOf(key) !== i),
    rule,
  ).toEqual([]);
});
