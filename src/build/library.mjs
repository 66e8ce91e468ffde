// Builds lib/, what other projects get of this package: the engine as a module, with its types, and
// the command. Plain JavaScript: npm runs it before anything else is there to run TypeScript.
import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: 'lib',
    target: 'es2022',
    minify: false,
    lib: {
      entry: { replay: 'workers/replay/replay.ts', generate: 'workers/cli/generate.ts' },
      formats: ['es'],
    },
    rolldownOptions: { external: /^node:/ },
  },
});
chmodSync(`${root}/lib/generate.js`, 0o755);

const tsc = fileURLToPath(import.meta.resolve('typescript/package.json')).replace(
  /package\.json$/,
  'bin/tsc',
);
const { status } = spawnSync(process.execPath, [tsc, '-p', 'workers/replay'], {
  cwd: root,
  stdio: ['ignore', 2, 2],
});
process.exitCode = status ?? 1;
