import type { AddressInfo } from 'node:net';
import { build, preview } from 'vite';
import { compressed } from './load-compressed.ts';

/** Builds the app as it is shipped, and serves it on a free port, compressed. */
export async function serveShipped() {
  await build({ logLevel: 'error' });
  const server = await preview({
    logLevel: 'error',
    plugins: [compressed()],
    preview: { port: 0, strictPort: false, host: '127.0.0.1' },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return { port, site: `http://127.0.0.1:${port}`, close: () => server.close() };
}
