import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { resolveConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressFiles } from '../../tools/build/compress-plugin.ts';

const TEXT = 'O histórico é simulado; nenhuma estratégia muda a chance.\n'.repeat(20);
const WRITTEN = ['assets/a.css', 'assets/a.js', 'i.svg', 'index.html', 'l.md', 'm.webmanifest'];
const LEFT = ['_headers', '_redirects', '_nginx.conf', 'assets/short.js', 'preview.png'];

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of [...WRITTEN, ...LEFT]) {
    writeFileSync(join(folder, name), name.includes('short') ? TEXT.slice(0, 150) : TEXT);
  }
  await compressFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the build', () => {
  test('writes .br and .gz beside each text file that they make shorter, and no other', () => {
    const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const ending = (end: string) => all.filter((name) => name.endsWith(end)).sort();
    expect(ending('.br')).toEqual(WRITTEN.map((name) => `${name}.br`).sort());
    expect(ending('.gz')).toEqual(WRITTEN.map((name) => `${name}.gz`).sort());
  });

  test.each(WRITTEN)('%s reads the same out of both', (name) => {
    const read = (end: string) => readFileSync(join(folder, name + end));
    expect(brotliDecompressSync(read('.br')).toString()).toBe(TEXT);
    expect(gunzipSync(read('.gz')).toString()).toBe(TEXT);
    expect(read('.br').length).toBeLessThan(read('.gz').length);
  });

  test.each([
    ['production', 'build', true],
    ['profile', 'build', false],
    ['development', 'serve', false],
  ] as const)('does so in mode %s (%s): %s', async (mode, command, does) => {
    const { getSortedPlugins } = await resolveConfig({ logLevel: 'silent', mode }, command);
    const last = getSortedPlugins('closeBundle').at(-1);
    expect(last?.name === 'compress').toBe(does);
  });
});
