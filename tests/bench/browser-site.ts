import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, preview } from 'vite';

/** A site that is served until it is closed. */
export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

const CONFIG: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  root: fileURLToPath(new URL('./page', import.meta.url)),
  worker: { format: 'es' },
  define: {
    __PROFILE__: 'false',
    'process.env.BRIEF': JSON.stringify(process.env.BRIEF ?? ''),
  },
  build: {
    target: 'es2022',
    outDir: fileURLToPath(new URL('../../.cache/bench', import.meta.url)),
    emptyOutDir: true,
  },
  preview: {
    host: '127.0.0.1',
    port: 0,
    strictPort: false,
    // An isolated page has a clock that tells microseconds apart.
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
  },
};

/** Builds the bench page as the app is built, and serves it on a free port. */
export async function serveBenchPage(): Promise<Site> {
  await build(CONFIG);
  const server = await preview(CONFIG);
  const { port } = server.httpServer.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
