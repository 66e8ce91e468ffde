import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFiles } from '../../tools/build/compress-plugin.ts';
import { formatHeadersFile, headerRules } from '../../tools/build/headers-file.ts';
import { SERVER_FILES } from '../../tools/build/host-files.ts';

/** Long enough to be compressed, and other bytes for each file. */
const textOf = (name: string) => `${name}: nenhuma estratégia muda a chance. `.repeat(40);

const FILES = [
  'index.html',
  'new.html',
  'sw.js',
  'manifest.webmanifest',
  'robots.txt',
  'results/index.json',
  'results/quina.bin',
  'exemplo/video.html',
  'exemplo/exemplo.css',
];
const ASSETS = ['app-1.js', 'app-1.css', 'icon-1.svg', 'lost-1.png'].map((name) => `assets/${name}`);

/** A small site in a folder of its own, below a base, with the headers that a build gives it. */
export async function builtSite(base = '/') {
  const root = mkdtempSync(join(tmpdir(), 'built-site-'));
  // A server may have a user of its own.
  chmodSync(root, 0o755);
  const write = (name: string, text: string) => {
    const file = join(root, base, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const name of [...FILES, ...ASSETS]) write(name, textOf(name));
  write('assets/404.html', 'lost');
  const policy = "default-src 'self'";
  const pages = ['/', '/new'];
  write('_headers', formatHeadersFile(headerRules(policy, pages, ASSETS, base)));
  for (const [name, format] of Object.entries(SERVER_FILES)) write(name, format(policy, pages, base));
  await compressFiles(root);
  return { root, dist: join(root, base), textOf, remove: () => rmSync(root, { recursive: true }) };
}
