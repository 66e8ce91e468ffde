import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { appliesTo, parseHeadersFile } from './headers-file.ts';

/** Makes `vite preview` answer as a real host would: the shipped headers, 404 for lost assets. */
export function previewAsHost(): Plugin {
  return {
    name: 'preview-as-host',
    configurePreviewServer({ config, middlewares }) {
      const dist = join(config.root, config.build.outDir);
      const rules = parseHeadersFile(readFileSync(join(dist, '_headers'), 'utf8'));
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        for (const rule of rules.filter((candidate) => appliesTo(candidate, path))) {
          for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
        }
        // The fallback page in place of a script would be a worker that never starts.
        if (path.startsWith('/assets/') && !existsSync(join(dist, path))) {
          response.statusCode = 404;
          response.end();
          return;
        }
        next();
      });
    },
  };
}
