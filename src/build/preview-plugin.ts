import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { appliesTo, parseHeadersFile } from './headers-file.ts';

/** What static hosts read and do not show. */
const CONFIGURATION = ['/_headers', '/_redirects'];

/**
 * Makes `vite preview` answer as a real host would: the shipped headers, one address for each
 * page, a 404 that nobody keeps for lost assets.
 */
export function previewAsHost(): Plugin {
  return {
    name: 'preview-as-host',
    configurePreviewServer({ config, middlewares }) {
      const dist = join(config.root, config.build.outDir);
      const rules = parseHeadersFile(readFileSync(join(dist, '_headers'), 'utf8'));
      const moved = otherAddresses(readdirSync(dist));
      const isFile = (path: string) =>
        statSync(join(dist, path), { throwIfNoEntry: false })?.isFile();
      middlewares.use((request, response, next) => {
        const [path = '/', ...query] = (request.url ?? '/').split('?');
        for (const rule of rules.filter((candidate) => appliesTo(candidate, path))) {
          for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
        }
        const page = moved.get(path);
        // The fallback page in place of a script would be a worker that never starts.
        const isLost = path.startsWith('/assets/') && !isFile(path);
        if (page) {
          response.writeHead(308, { Location: [page, ...query].join('?') }).end();
        } else if (isLost || CONFIGURATION.includes(path)) {
          response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/html' });
          response.end(readFileSync(join(dist, 'assets/404.html')));
        } else {
          if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
          next();
        }
      });
    },
  };
}

/** The addresses that hosts lead from to the one of a page: `/new/` and `/new.html` to `/new`. */
function otherAddresses(files: readonly string[]): Map<string, string> {
  const pages = files.filter((file) => file.endsWith('.html'));
  return new Map(
    pages.flatMap((file): [string, string][] => {
      if (file === 'index.html') return [['/index.html', '/']];
      const page = `/${file.slice(0, -'.html'.length)}`;
      return [`${page}/`, `${page}.html`].map((address) => [address, page]);
    }),
  );
}
