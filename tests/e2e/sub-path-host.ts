import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll } from 'vitest';

const OUT_DIR = '.cache/sub-path';
// The manifest is of the default build.
const BUILD = ['node_modules/vite/bin/vite.js', 'build', '--outDir', OUT_DIR, '--no-manifest'];

/** Builds the site below a path, beside the default build, and serves it, for one test file. */
export function subPathHost(base: string) {
  let server: PreviewServer;

  beforeAll(async () => {
    const env = { ...process.env, BASE_PATH: base };
    await promisify(execFile)(process.execPath, BUILD, { env });
    server = await preview({
      base,
      logLevel: 'error',
      build: { outDir: OUT_DIR },
      preview: { port: 0, strictPort: false, host: '127.0.0.1' },
    });
  });
  afterAll(() => server.close());

  /** The address of home, with a slash at the end. */
  return () => `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}${base}`;
}
