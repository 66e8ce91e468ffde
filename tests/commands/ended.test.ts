import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { describeWith } from '../cluster/describe-with.ts';
import { cutOffAll, processes, until, variablesOf } from '../cluster/processes.ts';

/** The processes that have a mark in their environment: what they start inherits it. */
const marked = (mark: string) => processes().filter(({ pid }) => variablesOf(pid).get('MARK') === mark);

describeWith('proc', existsSync('/proc/self/environ'), () => {
  test.each([
    ['npm alone', (pid: number) => process.kill(pid, 'SIGTERM')],
    ['its whole group', (pid: number) => process.kill(-pid, 'SIGTERM')],
  ])('npm run commands leaves nothing running when %s is ended', async (_, end) => {
    const mark = randomUUID();
    const folder = mkdtempSync(join(tmpdir(), 'ended-'));
    onTestFinished(() => {
      cutOffAll(marked(mark));
      rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
    });
    // In the place of a Chromium: it never answers, and whoever waits for it says nothing meanwhile.
    const silent = join(folder, 'silent');
    writeFileSync(silent, '#!/bin/sh\nexec sleep 600\n', { mode: 0o755 });
    const command = spawn('npm', ['run', '--silent', 'commands', '--', 'icons'], {
      env: { ...process.env, MARK: mark, CHROMIUM_PATH: silent },
      stdio: 'ignore',
      detached: true,
    });
    const closed = once(command, 'close');
    await until(() => marked(mark).find(({ args }) => args[0] === 'sleep'));
    end(Number(command.pid));
    await closed;
    // Fails, after a while, where something goes on.
    await until(() => marked(mark).length === 0 || undefined);
  });
});
