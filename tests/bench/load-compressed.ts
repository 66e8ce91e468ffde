import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves the build's text files compressed where the build itself has not compressed them. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    configurePreviewServer({ middlewares }) {
      if (existsSync('dist/index.html.br')) return;
      const bodies = new Map(
        readdirSync('dist', { recursive: true, encoding: 'utf8' })
          .filter((file) => extname(file) in TYPES)
          .map((file) => [`/${file}`, brotliCompressSync(readFileSync(`dist/${file}`))]),
      );
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        const name = [path, `${path}.html`, `${path}index.html`].find((file) => bodies.has(file));
        if (name === undefined) return next();
        const type = TYPES[extname(name)];
        const cache = extname(name) === '.html' ? 'no-cache' : 'max-age=31536000, immutable';
        response.setHeader('Cache-Control', cache);
        response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' });
        response.end(bodies.get(name));
      });
    },
  };
}
