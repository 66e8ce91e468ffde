import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseHeadersFile } from '../../tools/build/headers-file.ts';

test('the rules keep for a year what is there, and nothing that is not; pages are asked for again', () => {
  const rules = parseHeadersFile(readFileSync('dist/_headers', 'utf8'));
  const lasting = rules
    .filter(({ headers }) => headers['Cache-Control']?.includes('immutable'))
    .filter(({ path }) => !path.startsWith('/results/'));
  const asked = rules.filter(({ headers }) => headers['Cache-Control'] === 'no-cache');
  const pages = ['/', '/new', '/vip1922', '/resultados', '/laboratorio', '/bolao', '/diario'];
  expect(asked.map(({ path }) => path)).toEqual([...pages, '/sw.js', '/manifest.webmanifest']);
  const files = readdirSync('dist/assets').filter((file) => !/^404\.html|\.(br|gz)$/.test(file));
  expect(lasting.map(({ path }) => path).sort()).toEqual(files.map((f) => `/assets/${f}`).sort());
  // Cloudflare Pages reads no more.
  expect(rules.length).toBeLessThanOrEqual(100);
});

test('each static host is told in its own way that a lost asset is a 404, and no page is', () => {
  const rules = readFileSync('dist/_redirects', 'utf8').match(/^\/.*$/gm);
  expect(rules?.slice(-3)).toEqual([
    '/exemplo/* /assets/404.html 404',
    '/assets/* /assets/404.html 404',
    '/* /index.html 200',
  ]);
  expect(existsSync('dist/assets/404.html')).toBe(true);
  expect(existsSync('dist/404.html')).toBe(false);
  expect(existsSync('dist/.vite')).toBe(false);
});
