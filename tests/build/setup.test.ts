import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const SETUP = resolve('tools/build/setup.mjs');
/** Writes down how it was called instead of installing anything. */
const FAKE_NPM = `#!${process.execPath}
const { env, argv } = process;
require('node:fs').writeFileSync('called', argv.slice(2).join(' '));
require('node:fs').writeFileSync('told', JSON.stringify(env));
process.exit(Number(process.env.FAKE_NPM_STATUS ?? 0));
`;

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'setup-'));
  writeFileSync(join(clone, 'npm'), FAKE_NPM);
  chmodSync(join(clone, 'npm'), 0o755);
  writeFileSync(join(clone, 'package-lock.json'), '{}');
  writeFileSync(join(clone, 'package.json'), '{"devDependencies":{"@a/vite":"1","tsx":"1"}}');
});
afterEach(() => rmSync(clone, { recursive: true }));

/** Pretends that these packages, and no others, are installed. */
function install(...names: string[]): void {
  mkdirSync(join(clone, 'node_modules'), { recursive: true });
  const packages = Object.fromEntries(names.map((name) => [`node_modules/${name}`, {}]));
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

function setUp(env: Record<string, string> = {}) {
  const path = clone + delimiter + process.env.PATH;
  const { status, stdout } = spawnSync(process.execPath, [SETUP], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, ...env, PATH: path },
  });
  let called: string | undefined;
  try {
    called = readFileSync(join(clone, 'called'), 'utf8');
  } catch {}
  return { status, stdout, called };
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

  test('ends as npm ends', () => {
    expect(setUp({ FAKE_NPM_STATUS: '7' }).status).toBe(7);
  });
});
