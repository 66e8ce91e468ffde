// Builds what other projects get of this package into lib/, or into the folder that is named: the engine and the reader
// of results as modules, with their types, and the commands. Plain JavaScript: npm runs it, in `prepare`, before
// anything is there to run TypeScript.
import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { LICENSES, seedrandomLicenses } from './licenses.mjs';

// During the set-up of this project itself no library is needed yet.
if (process.env.SETUP_IS_RUNNING) process.exit();

const root = resolve(import.meta.dirname, '../..');
const outDir = resolve(root, process.argv[2] ?? 'lib');

await build({
  root,
  configFile: false,
  publicDir: false,
  plugins: [seedrandomLicenses()],
  logLevel: 'warn',
  build: {
    outDir,
    // A folder that was named on the command line may hold other files.
    emptyOutDir: process.argv[2] === undefined,
    target: 'es2022',
    minify: false,
    license: { fileName: LICENSES },
    lib: {
      entry: {
        replay: 'workers/replay/replay.ts',
        results: 'workers/replay/results.ts',
        generate: 'tools/cli/generate.ts',
        lab: 'tools/cli/lab.ts',
        'lab-thread': 'tools/cli/lab/thread.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: { external: /^node:/ },
  },
});
for (const command of ['generate.js', 'lab.js']) chmodSync(join(outDir, command), 0o755);

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
const types = [tsc, '-p', 'workers/replay', '--outDir', join(outDir, 'types')];
const { status } = spawnSync(process.execPath, types, { cwd: root, stdio: ['ignore', 2, 2] });
process.exitCode = status ?? 1;
