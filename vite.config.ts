import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { prerender } from './src/build/prerender-plugin.ts';
import { previewAsHost } from './src/build/preview-plugin.ts';

export default defineConfig({
  plugins: [react(), prerender(), previewAsHost()],
  worker: { format: 'es' },
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0 },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true, host: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'tests/{domain,protocol,tasks,pool,state,platform,cli,architecture,content}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'worker',
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
