import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Marks every page with `data-results` where the host will have results. A page without the mark does not ask for them.
 */
export function hostResults(): Plugin {
  let index = '';
  return {
    name: 'host-results',
    configResolved({ publicDir }) {
      index = join(publicDir, 'results/index.json');
    },
    transformIndexHtml: (html) => (existsSync(index) ? html.replace('<html', '<html data-results') : html),
  };
}
