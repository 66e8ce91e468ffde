import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFiles } from '../../src/build/compress-plugin.ts';
import { formatHeadersFile, headerRules } from '../../src/build/headers-file.ts';

/** Long enough to be compressed, and other bytes for each file. */
const textOf = (name: string) => `${name}: nenhuma estratégia muda a chance. `.repeat(40);

const FILES = ['index.html', 'new.html', 'sw.js', 'manifest.webmanifest', 'robots.txt'];
const ASSETS = ['app-1.js', 'app-1.css', 'icon-1.svg', 'lost-1.png'];

/** A small site in a folder of its own, with the headers that a build gives it. */
export async function builtSite() {
  const root = mkdtempSync(join(tmpdir(), 'built-site-'));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  for (const name of [...FILES, ...ASSETS.map((asset) => `assets/${asset}`)]) {
    write(name, textOf(name));
  }
  write('assets/404.html', 'lost');
  write('_headers', formatHeadersFile(headerRules("default-src 'self'", ['/', '/new'], ASSETS)));
  await compressFiles(root);
  return { root, textOf, remove: () => rmSync(root, { recursive: true }) };
}
