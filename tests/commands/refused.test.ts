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

test.concurrent.each([
  ['bench', 'no section nope; sampling, '],
  ['commands', 'no script nope; cluster, '],
  ['faults', 'no area nope; worker, '],
  ['faults:guards', 'no guard nope; a call whose worker dies is tried once more, '],
  ['golden', 'Usage: '],
  ['icons', 'no picture nope; icon-192, '],
  ['lighthouse', 'no page nope; /, '],
  ['monkey', "Unexpected argument 'nope'"],
  ['screenshots', 'no scene nope; home-first, '],
  ['soak', "Unexpected argument 'nope'"],
  ['test', "Unexpected argument 'nope'"],
  ['wheels', "wheels: Unexpected argument 'nope'"],
])('npm run %s refuses a name that it does not know', async (name, words) => {
  const { status, said } = await given(name, 'nope');
  expect(said).toContain(words);
  expect(status).toBe(2);
});
