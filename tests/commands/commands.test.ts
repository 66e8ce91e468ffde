import { existsSync, readFileSync } from 'node:fs';
import { uniq } from 'lodash';
import { expect, test } from 'vitest';
import { BRIEF_ROUNDS, LONG_ROUNDS, RUN_ELSEWHERE } from './commands.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const names = Object.keys(scripts);

test('every script of the package is run by a test, or by npm run commands', () => {
  const run = [RUN_ELSEWHERE, BRIEF_ROUNDS, LONG_ROUNDS].flatMap((list) => Object.keys(list));
  expect(uniq(run).sort()).toEqual(names.sort());
  expect(Object.values(RUN_ELSEWHERE).filter((file) => !existsSync(file))).toEqual([]);
});

test.each(['README.md', 'CONTRIBUTING.md', 'workers/domain/strategies/README.md'])(
  'every command in %s is there',
  (file) => {
    const told = readFileSync(file, 'utf8').matchAll(/npm run (?:--silent )?([\w:-]+)/g);
    const commands = uniq(Array.from(told, ([, name = '']) => name));
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((name) => !names.includes(name))).toEqual([]);
  },
);

test('every script stands in the README', () => {
  const readme = readFileSync('README.md', 'utf8');
  const missing = names.filter(
    (name) => !new RegExp(`npm (run (--silent )?)?${name}\\b`).test(readme),
  );
  expect(missing).toEqual([]);
});
