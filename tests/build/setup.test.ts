import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const SETUP = resolve('tools/build/setup.mjs');
const START = resolve('tools/build/start.mjs');
/** Writes down how it was called instead of installing anything. */
const FAKE_NPM = `#!${process.execPath}
const { env, argv } = process;
require('node:fs').writeFileSync('called', argv.slice(2).join(' '));
require('node:fs').writeFileSync('told', JSON.stringify(env));
process.stderr.write(process.env.FAKE_NPM_SAYS ?? '');
process.exit(Number(process.env.FAKE_NPM_STATUS ?? 0));
`;

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'setup-'));
  writeFileSync(join(clone, 'npm'), FAKE_NPM);
  chmodSync(join(clone, 'npm'), 0o755);
  writeFileSync(join(clone, 'package-lock.json'), '{}');
  const wanted = { engines: { node: '>=20.19' }, devDependencies: { '@a/vite': '1', tsx: '1' } };
  writeFileSync(join(clone, 'package.json'), JSON.stringify(wanted));
});
afterEach(() => rmSync(clone, { recursive: true }));

/** Pretends that these packages, and no others, are installed. */
function install(...names: string[]): void {
  mkdirSync(join(clone, 'node_modules'), { recursive: true });
  const packages = Object.fromEntries(names.map((name) => [`node_modules/${name}`, {}]));
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

function setUp(env: Record<string, string> = {}, ...args: readonly string[]) {
  const path = clone + delimiter + process.env.PATH;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, SETUP, '--unix'], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, ...env, PATH: path },
  });
  let called: string | undefined;
  try {
    called = readFileSync(join(clone, 'called'), 'utf8');
  } catch {}
  return { status, stdout, stderr, called };
}

describe.skipIf(process.platform === 'win32')('setup', () => {
  test('installs on a fresh clone, also what production omits', () => {
    const { status, stdout, called } = setUp({ NODE_ENV: 'production' });
    expect(called).toMatch(/^ci /);
    expect(called).toContain('--include=dev');
    expect(called).toContain('--include=optional');
    expect(status).toBe(0);
    expect(stdout).toBe('');
  });

  test('installs nothing when all is there', () => {
    install('react', '@a/vite', 'tsx');
    expect(setUp().called).toBeUndefined();
  });

  test('installs again where the development dependencies were left out', () => {
    install('react');
    expect(setUp().called).toMatch(/^ci /);
    install('react', 'tsx');
    expect(setUp().called).toMatch(/^ci /);
  });

  test('installs again when the list of what is installed cannot be read', () => {
    install();
    writeFileSync(join(clone, 'node_modules/.package-lock.json'), '{"packages"');
    expect(setUp().called).toMatch(/^ci /);
  });

  test('installs this project, whatever another one that wants it has been told', () => {
    const others = {
      npm_config_global: 'true',
      npm_config_local_prefix: '/',
      npm_config_omit: 'dev',
    };
    expect(setUp({ ...others, npm_config_loglevel: 'warn' }).called).toMatch(/^ci /);
    const told = JSON.parse(readFileSync(join(clone, 'told'), 'utf8'));
    for (const name of Object.keys(others)) expect(told).not.toHaveProperty(name);
    expect(told.npm_config_loglevel).toBe('warn');
    // npm runs this very script once more, in `prepare`.
    rmSync(join(clone, 'called'));
    expect(setUp({ SETUP_IS_RUNNING: told.SETUP_IS_RUNNING }).called).toBeUndefined();
  });

  test.each([
    ['npm error code EAI_AGAIN\n', /^Installing .*\nnpm cannot reach its registry \(EAI_AGAIN\): .*\n$/],
    ['npm error code EACCES\n', /^Installing .*\nnpm error code EACCES\n$/],
  ])('ends as npm ends, which says %j', (says, told) => {
    const { status, stderr } = setUp({ FAKE_NPM_STATUS: '7', FAKE_NPM_SAYS: says });
    expect(stderr).toMatch(told);
    expect(status).toBe(7);
  });

  test.each([
    ["process.versions, 'node'", '18.20.4', 'This needs Node 20.19 or later; here is Node 18.20.4.\n'],
    ["process.versions, 'node'", '20.9.0', 'This needs Node 20.19 or later; here is Node 20.9.0.\n'],
    ["process, 'platform'", 'win32', 'The tests need a Unix: Linux, macOS, or WSL on Windows.\n'],
  ])('refuses %s %s', (place, value, told) => {
    const pretend = `data:text/javascript,Object.defineProperty(${place}, { value: '${value}' })`;
    expect(setUp({}, '--import', pretend)).toMatchObject({ status: 2, stderr: told, called: undefined });
  });
});

describe.skipIf(process.platform === 'win32')('npm start', () => {
  const OWN = 'https://own.example.org/';
  test.each<[Record<string, string>, string]>([
    [{}, 'Sample pages: video, checkout; docs/hosting.md tells'],
    [{ VITE_VIDEO_URL: OWN }, 'Sample pages: checkout; docs/hosting.md tells'],
    [{ VITE_VIDEO_URL: OWN, VITE_CHECKOUT_URL: OWN }, ''],
  ])('names the sample pages in one line, with %o', async (set, line) => {
    install('react', '@a/vite', 'tsx');
    // In the place of a build, and what it writes.
    for (const folder of ['node_modules/vite/bin', 'dist']) mkdirSync(join(clone, folder), { recursive: true });
    writeFileSync(join(clone, 'node_modules/vite/bin/vite.js'), '');
    const env = { ...process.env, ...set, PORT: '0' };
    const started = spawn(process.execPath, [START], { cwd: clone, env });
    let said = '';
    started.stderr.on('data', (bytes) => {
      said += bytes;
    });
    await once(started.stdout, 'data');
    started.kill();
    await once(started, 'close');
    expect(said.split('\n').filter((each) => /sample/i.test(each))).toEqual(
      line ? [expect.stringContaining(line)] : [],
    );
  });
});
