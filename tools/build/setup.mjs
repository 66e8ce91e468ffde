// Installs the dependencies when some are missing or older than the lockfile. Runs before anything is installed, so it
// uses Node alone, of any version; it writes to standard error only, because `npm pack` prints the name of its file on
// standard output. With `--unix` it refuses Windows.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

const INSTALLED = 'node_modules/.package-lock.json';

// All packages are for development, since what ships is bundled, and optional ones carry the compilers for this machine:
// NODE_ENV=production or npm's own settings would leave them out.
const INSTALL = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

if (process.argv.includes('--unix') && process.platform === 'win32') {
  process.stderr.write('The tests need a Unix: Linux, macOS, or WSL on Windows.\n');
  process.exit(2);
}

/** Are all direct dependencies there, in the versions of the lockfile? */
function isFresh() {
  try {
    if (statSync(INSTALLED).mtimeMs < statSync('package-lock.json').mtimeMs) return false;
    const { packages } = JSON.parse(readFileSync(INSTALLED, 'utf8'));
    return Object.keys(devDependencies).every((name) => `node_modules/${name}` in packages);
  } catch {
    return false;
  }
}

/**
 * The environment without what an `npm install` of another project, which wants this one too, has been told about
 * itself.
 */
function ownSettings(env) {
  const others = /^npm_config_(global|location|local_prefix|prefix|save|omit|include|dry_run)/i;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !others.test(name)));
}

// npm itself runs this script, in `prepare`, when it has installed them.
if (!process.env.SETUP_IS_RUNNING && !isFresh()) {
  process.stderr.write('Installing dependencies…\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, output, error } = spawnSync(npm, INSTALL, {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    shell: process.platform === 'win32',
    env: { ...ownSettings(process.env), SETUP_IS_RUNNING: '1' },
  });
  if (status !== 0) {
    const said = error ? `${error}\n` : output.join('');
    const [code] = /\b(EAI_AGAIN|ENOTFOUND|ENETUNREACH|ECONN\w+|ETIMEDOUT)\b/.exec(said) ?? [];
    process.stderr.write(code ? `npm cannot reach its registry (${code}): installing takes a network.\n` : said);
    process.exit(status ?? 1);
  }
}
