import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';

/** A name that a test, a table of tests or a group of them is given, without its subject. */
const NO_SUBJECT = /(?:\b(?:test|describe)(?:\.\w+)*\(|\)\()\s*['"`]((?:is|are|of|with) .*)/g;

test("a test's name begins with its subject", () => {
  const found = sourceFiles('tests').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(NO_SUBJECT), ([, name]) => `${file}: ${name}`),
  );
  expect(found, 'a name begins with its subject (CONTRIBUTING.md, «Before a commit»)').toEqual([]);
  const names = ['is small', 'with %i'];
  expect(names.map((name) => `test.each([1])('${name}', () => {});`.match(NO_SUBJECT)?.length)).toEqual([1, 1]);
});
