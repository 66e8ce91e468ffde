import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';

/**
 * Starts what `npm run profile` is, on a free port, for one test file, and ends it. It installs nothing: that would
 * take the packages away from the tests that are running.
 */
export function profileServer() {
  let command: ChildProcess;
  const server = {
    /** The address that it has printed, without a slash at the end. */
    site: '',
    /** All that it has printed. */
    text: '',
  };

  beforeAll(async () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const env = { ...process.env, PORT: '0', NO_COLOR: '1', SETUP_IS_RUNNING: '1' };
    // A group of its own: the shell and what it has started end together.
    command = spawn(scripts.profile, { env, shell: true, detached: true, stdio: 'pipe' });
    await new Promise<void>((ready, fail) => {
      const read = (chunk: Buffer) => {
        server.text += chunk;
        const [, site] = /Local: +(http:\S+)\/\n/.exec(server.text) ?? [];
        if (!site || !server.text.includes('?workers=0')) return;
        server.site = site;
        ready();
      };
      command.stdout?.on('data', read);
      command.stderr?.on('data', read);
      command.on('exit', () => fail(new Error(server.text)));
      command.on('error', fail);
    });
  });
  afterAll(() => {
    if (command.pid && command.exitCode === null) process.kill(-command.pid);
  });
  return server;
}
