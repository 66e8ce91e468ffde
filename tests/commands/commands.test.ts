import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

const pages = readdirSync('docs').map((file) => `docs/${file}`);

test('every command that a page of the repository names is there', () => {
  const files = ['README.md', 'CONTRIBUTING.md', 'workers/engine/strategies/README.md', ...pages];
  const commands = files.flatMap((file) => {
    const told = readFileSync(file, 'utf8').matchAll(/npm run (?:--silent )?([\w:-]+)/g);
    return Array.from(told, ([, name = '']) => name);
  });
  expect(commands.length).toBeGreaterThan(names.length);
  expect(commands.filter((name) => !names.includes(name))).toEqual([]);
});

test('every script stands in CONTRIBUTING', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  const missing = names.filter((name) => !new RegExp(`npm (run (--silent )?)?${name}\\b`).test(text));
  expect(missing).toEqual([]);
});
