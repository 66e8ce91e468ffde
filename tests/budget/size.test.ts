import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const kB = (file: string) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length / 1000;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}
const manifest: Record<string, Chunk> = JSON.parse(readFileSync('.cache/manifest.json', 'utf8'));

/** The files of a chunk and of all that it imports before it runs. */
function staticFiles(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) staticFiles(imported, seen);
  return seen;
}

describe('size budgets, gzip', () => {
  test('JavaScript that the entry of the page reaches statically: 120 kB, in one file', () => {
    const files = [...staticFiles('index.html')];
    // The entry's own and `initial`, with the runtime of the bundler.
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(3);
    expect(files.map(kB).reduce((a, b) => a + b)).toBeLessThanOrEqual(120);
  });

  test('worker entry: 15 kB', () => {
    const entry = readdirSync('dist/assets').filter((file) => /^entry-.*\.js$/.test(file));
    expect(entry).toHaveLength(1);
    expect(kB(`assets/${entry[0]}`)).toBeLessThanOrEqual(15);
    expect(readFileSync(`dist/assets/${entry[0]}`, 'utf8')).not.toMatch(/\bimport\b\s*[{"']/);
  });

  test('page with its inlined style and text: 14 kB, what the first round trip carries', () => {
    expect(kB('index.html')).toBeLessThanOrEqual(14);
  });

  test('nothing ships inside another file as a data: address', () => {
    for (const file of readdirSync('dist/assets')) {
      expect(readFileSync(`dist/assets/${file}`, 'utf8')).not.toMatch(
        /data:(text|application|image)\//,
      );
    }
  });
});
