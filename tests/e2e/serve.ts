import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the production build, without a slash at the end. */
    site: string;
  }
}

/** Serves dist/ on a free port for the end-to-end tests; where there is none, as in a fresh clone, it is built first. */
export default async function serve({ provide }: TestProject) {
  const env = { ...process.env, NODE_ENV: 'production' };
  if (!existsSync('dist/index.html'))
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { env, stdio: 'ignore' });
  const server = await preview({
    logLevel: 'error',
    preview: { port: 0, strictPort: false, host: '127.0.0.1' },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  provide('site', `http://127.0.0.1:${port}`);
  return () => server.close();
}
