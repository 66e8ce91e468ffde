import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, test } from 'vitest';
import { BRIEF_ROUNDS } from '../commands/commands.ts';

test.each(Object.entries(BRIEF_ROUNDS))('npm run %s does what it says', async (name, round) => {
  const { args, prints = '', writes = [] } = round;
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, BRIEF: '1', SITE: inject('site') };
  // Its status is 0, or this throws.
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', name, '--', ...args(folder)], { env });
  expect(stdout).toMatch(prints);
  expect(readdirSync(folder)).toEqual(writes);
});
