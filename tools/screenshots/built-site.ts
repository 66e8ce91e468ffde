import { build, preview } from 'vite';

/** Builds the app and serves it on a free port; where SITE names a site that is served, that one. */
export async function builtSite() {
  if (process.env.SITE) return { site: process.env.SITE, close: async () => {} };
  await build({ logLevel: 'error' });
  const server = await preview({
    logLevel: 'error',
    preview: { port: 0, strictPort: false, host: '127.0.0.1' },
  });
  const site = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return { site, close: () => server.close() };
}
