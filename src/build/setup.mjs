// Installs the dependencies when they are missing or older than the lockfile. Runs before
// anything is installed, so it uses Node alone; it writes to standard error only, because
// `npm run generate` prints its tickets on standard output.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const INSTALLED = 'node_modules/.package-lock.json';

const isFresh =
  existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs;

if (!isFresh) {
  process.stderr.write('Installing dependencies…\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
