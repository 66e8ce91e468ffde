import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { parseHeadersFile } from '../../src/build/headers-file.ts';

test('the page and its script come as small as they are on the disk', async () => {
  const html = readFileSync('dist/index.html', 'utf8');
  const script = /<script[^>]+src="(\/assets\/initial-[^"]+)"/.exec(html)?.[1] ?? '';
  for (const [path, file] of Object.entries({ '/': '/index.html', [script]: script })) {
    const { headers } = await fetch(inject('site') + path, {
      headers: { 'Accept-Encoding': 'br' },
    });
    const { size } = statSync(`dist${file}.br`);
    expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([
      'br',
      `${size}`,
    ]);
  }
});

test('a build that was told of no site names none, to nobody', () => {
  for (const page of ['index', 'new', 'vip1922', 'resultados']) {
    const [head = ''] = readFileSync(`dist/${page}.html`, 'utf8').split('<script');
    expect(head).toMatch(/name="description"\s+content="Gere jogos/);
    expect(head).not.toMatch(/<!--tags|rel="canonical"|og:/);
  }
  expect(readFileSync('dist/robots.txt', 'utf8')).not.toContain('Sitemap');
  expect(existsSync('dist/sitemap.xml')).toBe(false);
});

test('the rules keep for a year what is there, and nothing that is not; pages are asked for again', () => {
  const rules = parseHeadersFile(readFileSync('dist/_headers', 'utf8'));
  const lasting = rules
    .filter(({ headers }) => headers['Cache-Control']?.includes('immutable'))
    .filter(({ path }) => !path.startsWith('/results/'));
  const asked = rules.filter(({ headers }) => headers['Cache-Control'] === 'no-cache');
  const pages = ['/', '/new', '/vip1922', '/resultados'];
  expect(asked.map(({ path }) => path)).toEqual([...pages, '/sw.js', '/manifest.webmanifest']);
  const files = readdirSync('dist/assets').filter((file) => !/^404\.html|\.(br|gz)$/.test(file));
  expect(lasting.map(({ path }) => path).sort()).toEqual(files.map((f) => `/assets/${f}`).sort());
  // Cloudflare Pages reads no more.
  expect(rules.length).toBeLessThanOrEqual(100);
});

test('each static host is told in its own way that a lost asset is a 404, and no page is', () => {
  const rules = readFileSync('dist/_redirects', 'utf8').match(/^\/.*$/gm);
  expect(rules?.slice(-2)).toEqual(['/assets/* /assets/404.html 404', '/* /index.html 200']);
  expect(existsSync('dist/assets/404.html')).toBe(true);
  expect(existsSync('dist/404.html')).toBe(false);
  expect(existsSync('dist/.vite')).toBe(false);
});
