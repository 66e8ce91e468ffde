import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { staticHost } from './static-host.ts';

/** Makes `vite preview` answer as a real host would. */
export function previewAsHost(): Plugin {
  return {
    name: 'preview-as-host',
    // A static host sends no CORS headers.
    config: () => ({ preview: { cors: false } }),
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(staticHost(resolve(config.root, config.build.outDir), config.base));
    },
  };
}
