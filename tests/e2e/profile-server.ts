import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll } from 'vitest';

/** Starts `npm run profile` for one test file, on a free port, and ends it. */
export function profileServer() {
  let command: ChildProcess;
  const server = {
    /** The address that it has printed, without a slash at the end. */
    site: '',
    /** All that it has printed. */
    text: '',
  };

  beforeAll(async () => {
    const env = { ...process.env, PORT: '0', NO_COLOR: '1', NODE_ENV: 'production' };
    // A group of its own: npm, its shell and the server end together.
    command = spawn('npm', ['run', 'profile'], { env, detached: true, stdio: 'pipe' });
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        server.text += chunk;
        const [, site] = /Local: +(http:\S+)\/\n/.exec(server.text) ?? [];
        if (!site || !server.text.includes('?pool=0')) return;
        server.site = site;
        resolve();
      };
      command.stdout?.on('data', read);
      command.stderr?.on('data', read);
      command.on('exit', () => reject(new Error(server.text)));
      command.on('error', reject);
    });
  });
  afterAll(() => {
    if (command.pid) process.kill(-command.pid);
  });
  return server;
}
