import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { delimiter, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const PATH = resolve('node_modules/.bin') + delimiter + process.env.PATH;

/** Status and words of a script that is given something; what it installs first is left out. */
function given(name: string, args: readonly string[], env = {}): Promise<{ status: unknown; said: string }> {
  const [command = ''] = String(scripts[name]).split(' && ').slice(-1);
  return new Promise((done) => {
    const options = { shell: true, env: { ...process.env, PATH, ...env } };
    execFile(command, args, options, (error, _, said) => done({ status: error?.code ?? 0, said }));
  });
}

/** A script, and what it says; behind its name it is a line. */
const REFUSED: readonly (readonly [name: string, words: string])[] = [
  ['faults', 'faults: no area nope; worker, '],
  ['faults', "faults: Unknown option '--nope'; it takes worker, "],
  ['icons', 'icons: no picture nope; icon-192, '],
  ['commands', 'commands: no script nope; cluster, '],
  ['bench', 'bench: no section nope; sampling, '],
  ['bench', "bench: Unknown option '--nope'"],
  ['golden', 'Usage: '],
  ['lighthouse', 'lighthouse: no page nope; /, '],
  ['monkey', "Unexpected argument 'nope'"],
  ['screenshots', 'screenshots: no scene nope; home, '],
  ['start', "start: Unexpected argument 'nope'"],
  ['test', "Unexpected argument 'nope'"],
  ['wheels', "wheels: Unexpected argument 'nope'"],
];

test.concurrent.each(REFUSED)('npm run %s refuses what it does not know: %s', async (name, words) => {
  const { status, said } = await given(name, [words.includes('--nope') ? '--nope' : 'nope']);
  expect(said.startsWith(words)).toBe(true);
  expect(said.split('\n').length > 2).toBe(!words.startsWith(name));
  expect(status).toBe(2);
});

test.each(['abc', '70000', '-1'])('npm start refuses PORT=%s, and says what to type', async (PORT) => {
  const { status, said } = await given('start', [], { PORT });
  expect(said).toMatch(new RegExp(`^PORT "${PORT}": expected a whole number.*; type: PORT=\\d{4} npm start\n$`));
  expect(status).toBe(2);
});

const module = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;

/** Gives an empty module in the place of node:util. */
const WITHOUT_UTIL = module(`export const resolve = (name, context, next) =>
  name === 'node:util' ? { url: 'data:text/javascript,export default {}', shortCircuit: true } : next(name, context)`);

/** Makes a Node look like one of before 16.17. */
const OLD_NODE = module(`import { register } from 'node:module';
Object.defineProperty(process.versions, 'node', { value: '16.15.0' });
register(${JSON.stringify(WITHOUT_UTIL)});`);

test('npm start says which Node it needs where parseArgs is not there yet', async () => {
  expect(await given('start', [], { NODE_OPTIONS: `--import=${OLD_NODE}` })).toEqual({
    status: 2,
    said: 'This needs Node 20.19 or later; here is Node 16.15.0.\n',
  });
});

test.each([
  ['npm start', 'start', []],
  ['npm start -- --host', 'start', ['--host']],
  ['npm run profile', 'profile', []],
])('%s says what to type where its port is in use', async (typed, name, args) => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const { port } = server.address() as AddressInfo;
  const { status, said } = await given(name, args, { PORT: `${port}` });
  expect(said).toMatch(new RegExp(`^Port ${port} is in use; type: PORT=\\d+ ${typed}\n$`));
  expect(status).toBe(2);
});
