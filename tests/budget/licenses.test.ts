import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf, sourceFiles } from '../architecture/imports.ts';

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const imports = sourceFiles('src', 'workers', 'offline').flatMap(importsOf);
/** Names and versions of the packages that the app's own modules import. */
const BUNDLED = Object.entries(devDependencies).filter(([name]) =>
  imports.some(({ to }) => `${to}/`.startsWith(`${name}/`)),
);
const licenses = readFileSync('dist/licenses.md', 'utf8');

/** The licences as they are listed: what they are of, and their text. */
const listed = licenses
  .split(/^## /m)
  .slice(1)
  .map((part) => {
    const [title = '', ...text] = part.split('\n');
    return { title, text: text.join('\n').trim() };
  });

test.each(BUNDLED)('the build tells the licence of %s %s', (name, version) => {
  const found = listed.find(({ title }) => title.startsWith(`${name} - ${version} (`));
  expect(found?.text).toMatch(/permission|license/i);
});

test('all that ships may be shipped', () => {
  const allowed = /\((MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD)\)$/;
  expect(listed.map(({ title }) => title).filter((title) => !allowed.test(title))).toEqual([]);
  expect(listed.length).toBeGreaterThanOrEqual(BUNDLED.length);
});

test('the generator in seedrandom has the licence of its own author', () => {
  const { text } = listed.find(({ title }) => title.startsWith('seedrandom ')) ?? {};
  expect(text).toMatch(/David Bau.*Permission is hereby.*Johannes Baagøe.*Permission is hereby/s);
});
