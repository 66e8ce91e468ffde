import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { partFiles } from './src/build/part-files-plugin.ts';
import { prerender } from './src/build/prerender-plugin.ts';
import { previewAsHost } from './src/build/preview-plugin.ts';
import { publicAddressesPlugin } from './src/build/public-addresses.ts';

/** Modules that home imports, directly or not, before it is hydrated. */
const FIRST_TAP =
  /node_modules\/(?!@radix-ui|@floating-ui|seedrandom|idb)|src\/(editions|platform\/(?!download|file-text|database|tab-channel|exclusive)|routes|pool\/|state\/(?!saved-games|saying|repeated-tap|loading|wheel-ladder|read-options|typed-day|option-texts|fitting-options)|ui\/(parts|shell|home|overlay|dialogs\/dialogs|navigation|use-generate)|content\/(site|home|failure|format|overlay|link-problem|addresses|footer))|workers\/(protocol|domain\/(lotteries|calendar|strategies\/(catalogue|check-options|options)))|vite\/preload/;

/** A test that takes so long hangs; how long a good one takes is the machine's affair. */
const HANG_MS = 300_000;

export default defineConfig({
  plugins: [react(), publicAddressesPlugin(), partFiles(), prerender(), previewAsHost()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What the first tap needs, in one file: two dozen small ones are as many round trips, and
      // each is compressed by itself.
      output: { codeSplitting: { groups: [{ name: 'first-tap', test: FIRST_TAP }] } },
    },
  },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true, host: true },
  test: {
    // Vitest would leave one core idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: HANG_MS,
          include: [
            'tests/{domain,wheels,protocol,tasks,pool,state,platform,cli,architecture,content,build}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'worker',
          testTimeout: HANG_MS,
          include: ['tests/worker/**/*.test.ts'],
          setupFiles: ['@vitest/web-worker'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          globalSetup: ['tests/e2e/serve.ts'],
          include: ['tests/{e2e,budget}/**/*.test.ts'],
          expect: { poll: { timeout: 30_000 } },
          testTimeout: HANG_MS,
          hookTimeout: HANG_MS,
        },
      },
    ],
  },
});
