import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hostResults } from '../../tools/build/host-results-plugin.ts';

let publicDir: string;
beforeEach(() => {
  publicDir = mkdtempSync(join(tmpdir(), 'public-'));
});
afterEach(() => rmSync(publicDir, { recursive: true }));

/** The template of the pages as the plugin hands it on. */
async function page(): Promise<string> {
  const plugin = hostResults();
  const inline = { publicDir, plugins: [plugin], css: { postcss: {} } };
  await resolveConfig({ ...inline, configFile: false, logLevel: 'silent' }, 'build');
  const { transformIndexHtml: mark } = plugin;
  if (typeof mark !== 'function') throw new Error('no hook');
  return String(await mark.call({} as never, readFileSync('index.html', 'utf8'), {} as never));
}

test('a page is marked where the build finds results for the host, and only there', async () => {
  expect(await page()).toMatch(/<html lang="pt-BR">/);
  mkdirSync(join(publicDir, 'results'));
  expect(await page()).toMatch(/<html lang="pt-BR">/);
  writeFileSync(join(publicDir, 'results/index.json'), '{}');
  expect(await page()).toMatch(/<html data-results lang="pt-BR">/);
});
