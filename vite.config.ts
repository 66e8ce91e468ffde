import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { basePath } from './tools/build/base-path.ts';
import { className } from './tools/build/class-names.ts';
import { compress } from './tools/build/compress-plugin.ts';
import { hostResults } from './tools/build/host-results-plugin.ts';
import { LICENSES, seedrandomLicenses } from './tools/build/licenses.mjs';
import { offline } from './tools/build/offline-plugin.ts';
import { partFiles } from './tools/build/part-files-plugin.ts';
import { prerender } from './tools/build/prerender-plugin.ts';
import { profile } from './tools/build/profile-plugin.ts';
import { publicAddressesPlugin } from './tools/build/public-addresses.ts';
import { isLazyIn, isModule, reachedChunks } from './tools/build/reached-chunks.ts';
import { sbom } from './tools/build/sbom-plugin.ts';
import { previewAsHost } from './tools/build/static-host.ts';
import { LEFT_OUT } from './tools/build/test-rounds.ts';

/** Each has a copy of the tree, builds the package, starts commands or measures: `npm run test:all` has them. */
const IN_COPIES = [
  'tests/how-to-add/{added,compiler}.test.ts',
  'tests/build/{library,setup}.test.ts',
  'tests/commands/{ended,refused}.test.ts',
  'tests/shared/text-cost/text-cost.test.ts',
];

/** Where a module is put in the place of another, which takes modules of its own. */
const MOCKS_MODULES = ['tests/engine/rejection.test.ts'];

/** A test, or what comes before it, that takes so long hangs; how long a good one takes is the machine's affair. */
const HANG_MS = 300_000;

/** A poll ends before the test that it is in: then it says what it waited for. */
const PATIENCE_MS = 120_000;

/** Puts back what a test has replaced. */
const AFTER_EACH = 'tests/support/after-each.ts';

/** Runs where `--project` names no other. Vitest reads this option from its configuration too, but its types omit it. */
const UNNAMED = { project: ['domain', 'unit', 'worker'] };

const resolve = {
  alias: {
    /** The package by its own name, as other projects import it: here its source. */
    'robo-da-sorte/results': fileURLToPath(new URL('workers/replay/results.ts', import.meta.url)),
    'robo-da-sorte': fileURLToPath(new URL('workers/replay/replay.ts', import.meta.url)),
  },
};

/** What home shows and does once it is live: one chunk, where seven would be as many round trips. */
const isOnHome = isModule(
  'ui/bet/home-bet.tsx',
  'ui/check/due-line.tsx',
  'ui/history/history-place.tsx',
  'ui/home/hot-balls.tsx',
  'ui/home/steps.tsx',
  'ui/check/due-dot.tsx',
  'ui/shell/footer.tsx',
  'state/offline/start.ts',
  // The marketing below has them, and needs nothing of a run.
  'ui/parts/layout.module.css',
  'content/results/results-link.ts',
);
/** What the first run needs beside that. */
const isOfRun = isModule(
  'state/run/runner.ts',
  'ui/run/result-view.tsx',
  'ui/run/degraded-notice.tsx',
  'ui/run/engine-progress.tsx',
);
/** Small ones that open from everywhere. */
const isDialog = isModule(
  'ui/shell/more-dialog.tsx',
  'ui/how-it-works/how-dialog.tsx',
  'ui/tips/tips-dialog.tsx',
  'ui/premium/premium-dialog.tsx',
  'ui/parts/copy-details.tsx',
);

/** The rooms, each in a chunk of its own. What a later one shares with an earlier one is in the earlier one's. */
const ROOMS = [
  'saved-games/saved',
  'results/results',
  'strategy/strategy',
  'lab/lab',
  'syndicate/syndicate',
  'diary/diary',
];
const rooms = ROOMS.map((room) => ({
  name: `${room.replace(/.*\//, '')}-view`,
  begins: isModule(`ui/${room}-view.tsx`),
}));
/** The tasks, for a page that can have no workers: those of a run, and the others. */
const isInlineRun = ({ id }: Rolldown.ModuleInfo) => /\/workers\/(inline|tasks\/(generate|champion))\.ts$/.test(id);
const isInPage = isLazyIn('workers/tasks/registry.ts');

const pageChunks = reachedChunks(
  { name: 'initial', begins: ({ isEntry }) => isEntry },
  { name: 'live-home', begins: isOnHome },
  { name: 'first-run', begins: isOfRun },
  { name: 'tabs', begins: ({ id }) => id.includes('@radix-ui/react-tabs') },
  { name: 'shared', folder: '/src/ui/', most: 7000 },
  { name: 'dialogs', begins: isDialog },
  ...rooms,
  { name: 'in-both', begins: (module) => isInlineRun(module) || isInPage(module), sharedWith: '/src/' },
  { name: 'inline', begins: isInlineRun },
  { name: 'in-page', begins: isInPage },
);
const workerChunk = reachedChunks({ name: 'entry', begins: ({ isEntry }) => isEntry });

export default defineConfig({
  base: basePath(process.env.BASE_PATH),
  plugins: [
    react(),
    profile(),
    pageChunks.plugin,
    publicAddressesPlugin(),
    partFiles(),
    hostResults(),
    prerender(),
    offline(),
    previewAsHost(),
    seedrandomLicenses(),
    sbom(),
    compress(),
  ],
  worker: {
    format: 'es',
    plugins: () => [workerChunk.plugin],
    // `dist/licenses.md` has them.
    rolldownOptions: { output: { ...workerChunk.output, comments: { legal: false } } },
  },
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  css: {
    // No PostCSS: a process that ends while Vite looks for its configuration crashes Node (20.20, `fs::Access`).
    postcss: {},
    modules: { generateScopedName: className },
  },
  build: {
    target: 'es2021',
    cssTarget: ['chrome87', 'firefox84', 'safari14.1'],
    manifest: true,
    license: { fileName: LICENSES },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { initial: 'index.html' },
      output: pageChunks.output,
      checks: { bundlerTimings: false },
    },
  },
  // `npm run profile` and tests build into this folder; the server must not watch its pages.
  server: { watch: { ignored: ['**/.cache/**'] } },
  test: {
    ...UNNAMED,
    // Vitest would leave one core idle.
    maxWorkers: availableParallelism(),
    testTimeout: HANG_MS,
    hookTimeout: HANG_MS,
    projects: [
      {
        extends: true,
        resolve,
        test: {
          name: 'domain',
          pool: 'threads',
          setupFiles: [AFTER_EACH],
          include: [
            'tests/examples/{replay,every-seed,results}.test.ts',
            'tests/{architecture,offline,lab,pool,shared,engine,draws,replay,tasks,cli,routes,content,ui,monkey}/**/*.test.ts',
            'tests/state/address/**/*.test.ts',
          ],
          exclude: [...MOCKS_MODULES, ...IN_COPIES],
          // The modules under test keep no state between calls, so they are compiled once for all files.
          isolate: false,
        },
      },
      {
        extends: true,
        resolve,
        test: {
          name: 'unit',
          // Each file has its own thread and modules; a thread starts sooner than a process.
          pool: 'threads',
          setupFiles: [AFTER_EACH],
          expect: { poll: { timeout: PATIENCE_MS } },
          include: [...MOCKS_MODULES, 'tests/{platform,state,build,commands,how-to-add}/**/*.test.ts'],
          // In `domain`, and in `copies`.
          exclude: ['tests/state/address/**', ...IN_COPIES],
        },
      },
      {
        extends: true,
        resolve,
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts', 'tests/examples/worker-pool.test.ts'],
          setupFiles: ['@vitest/web-worker'],
        },
      },
      {
        extends: true,
        resolve,
        test: {
          name: 'e2e',
          // One page keeps a processor and a half busy, and a page that waits for a processor goes on drawing.
          maxWorkers: Math.ceil(availableParallelism() / 2),
          globalSetup: ['tests/e2e/serve.ts'],
          include: ['tests/{e2e,budget,faults}/**/*.test.ts', 'tests/examples/opened-link.test.ts'],
          exclude: LEFT_OUT,
          expect: { poll: { timeout: PATIENCE_MS } },
          // Each test has a browser profile of its own; the files of a process share the browser.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          // As in `e2e`: `npm run faults` runs both.
          maxWorkers: Math.ceil(availableParallelism() / 2),
          globalSetup: ['tests/e2e/serve.ts'],
          include: ['tests/{engines,hosts}/**/*.test.ts', 'tests/cluster/parallel.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'copies', include: IN_COPIES },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          env: { TESTS: 'all' },
          // Each of them takes all cores.
          maxWorkers: 1,
          include: ['tests/cluster/**/*.test.ts'],
        },
      },
    ],
  },
});
