import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const PATH = resolve('node_modules/.bin') + delimiter + process.env.PATH;

/** Status and last words of a script that is given something; what it builds first is left out. */
function given(name: string, ...args: readonly string[]): Promise<{ status: unknown; said: string }> {
  const [command = ''] = String(scripts[name]).split(' && ').slice(-1);
  return new Promise((done) => {
    const options = { shell: true, env: { ...process.env, PATH } };
    execFile(command, args, options, (error, _, said) => done({ status: error?.code ?? 0, said }));
  });
}

/** A script, and what it says. */
const REFUSED: readonly (readonly [name: string, words: string])[] = [
  ['faults', 'no area nope; worker, '],
  ['icons', 'no picture nope; icon-192, '],
  ['commands', 'no script nope; cluster, '],
  ['bench', 'no section nope; sampling, '],
  ['golden', 'Usage: '],
  ['lighthouse', 'no page nope; /, '],
  ['monkey', "Unexpected argument 'nope'"],
  ['screenshots', 'no scene nope; home-first, '],
  ['soak', "Unexpected argument 'nope'"],
  ['test', "Unexpected argument 'nope'"],
  ['wheels', "wheels: Unexpected argument 'nope'"],
];

test.concurrent.each(REFUSED)('npm run %s refuses a name that it does not know', async (name, words) => {
  const { status, said } = await given(name, 'nope');
  expect(said).toContain(words);
  expect(status).toBe(2);
});
