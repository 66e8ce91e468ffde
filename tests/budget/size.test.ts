import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../e2e/browser.ts';
import { generateFast } from '../e2e/steps.ts';
import { watchVideo } from '../e2e/watch-video.ts';

/** What a size may differ from the committed one before the commit has to say so. */
const SHARE = 0.02;

const committed: Record<string, number> = JSON.parse(readFileSync('tests/budget/sizes.json', 'utf8'));
const measured = { ...committed };

/**
 * Expects a size in kilobytes within its limit, and within 2 % of the one in `sizes.json`, so that no commit grows by
 * more unseen. What was measured is in `.cache/sizes.json` afterwards.
 */
function expectSize(name: string, size: number, limit: number): void {
  measured[name] = Math.round(size * 1000) / 1000;
  expect.soft(size, name).toBeLessThanOrEqual(limit);
  const change = Math.abs(size / (committed[name] ?? 0) - 1);
  const help = `${name} was ${committed[name]} kB and is ${measured[name]}: if that is wanted, cp .cache/sizes.json tests/budget/`;
  expect.soft(change, help).toBeLessThanOrEqual(SHARE);
}

afterAll(() => writeFileSync('.cache/sizes.json', `${JSON.stringify(measured, null, 2)}\n`));

const kB = (file: string) => gzipSync(withFixedHashes(file), { level: 9 }).length / 1000;

/** A script or page with other hashes in the names of chunks, always the same: how well theirs compress is luck, some 100 bytes. */
function withFixedHashes(file: string): Buffer {
  const bytes = readFileSync(`dist/${file}`);
  if (!/\.(js|html)$/.test(file)) return bytes;
  const fixed = new Map<string, string>();
  const text = bytes.toString().replace(/-[\w-]{8}(?=\.(?:js|css)\b)/g, (hash) => {
    const other = fixed.get(hash) ?? `-${createHash('sha256').update(`${fixed.size}`).digest('base64url').slice(0, 8)}`;
    fixed.set(hash, other);
    return other;
  });
  return Buffer.from(text);
}

const pages = readdirSync('dist').filter((file) => file.endsWith('.html'));

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
const manifest: Record<string, Chunk> = JSON.parse(readFileSync('.cache/manifest.json', 'utf8'));

/** The files that the page's scripts are and all that they import before they run. */
function initialFiles(): string[] {
  const html = readFileSync('dist/index.html', 'utf8');
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const chunk = Object.values(manifest).find((known) => known.file === file);
    if (!chunk) throw new Error(`${file} is not in the manifest`);
    for (const name of chunk.imports ?? []) add(manifest[name]?.file ?? name);
  };
  for (const [, file] of html.matchAll(/<script[^>]+src="\/([^"]+)"/g)) if (file) add(file);
  return [...files];
}

describe('size budgets, gzip', () => {
  test('JavaScript that the entry of the page reaches statically: 115 kB, in one file', () => {
    const files = initialFiles();
    // `initial` and the runtime of the bundler.
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(2);
    expectSize(
      'initial',
      files.map(kB).reduce((a, b) => a + b),
      115,
    );
  });

  test('worker entry: 13.5 kB', () => {
    const entry = readdirSync('dist/assets').filter((file) => /^entry-.*\.js$/.test(file));
    expect(entry).toHaveLength(1);
    expectSize('worker entry', kB(`assets/${entry[0]}`), 13.5);
    expect(readFileSync(`dist/assets/${entry[0]}`, 'utf8')).not.toMatch(/\bimport\b\s*[{"']/);
  });

  test.each(pages)(
    '%s with its inlined style and text: 7.5 kB with Brotli, of which 1.65 kB are the script',
    (name) => {
      const page = withFixedHashes(name);
      const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page.toString()) ?? [];
      expect(script).toContain('addEventListener');
      expectSize(name, brotliCompressSync(page).length / 1000, 7.5);
      expectSize('inline script', brotliCompressSync(script).length / 1000, 1.65);
    },
  );

  test('the files that the service worker fetches ahead have at most 587 kB with itself, as they are sent', () => {
    const worker = readFileSync('dist/sw.js', 'utf8');
    const listed = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(pages).toContain('index.html');
    const assets = readdirSync('dist/assets').filter((file) => /\.(js|css|svg)$/.test(file));
    expect(listed).toEqual(expect.arrayContaining([...pages, ...assets.map((f) => `assets/${f}`)]));
    expect(listed.filter((file) => /^(404|licenses|_|exemplo)|\.(br|gz|png|jpg)$/.test(file))).toEqual([]);
    expect(['sw.js', ...listed].map(kB).reduce((a, b) => a + b)).toBeLessThanOrEqual(587);
  });

  test('no script over 130 kB', () => {
    const scripts = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));
    expect(scripts.filter((file) => kB(`assets/${file}`) > 130)).toEqual([]);
    expect(scripts.length).toBeGreaterThan(20);
  });

  test('nothing ships inside another file as a data: address', () => {
    const isCompressed = (file: string) => /\.(br|gz)$/.test(file);
    for (const file of readdirSync('dist/assets').filter((name) => !isCompressed(name))) {
      expect(readFileSync(`dist/assets/${file}`, 'utf8')).not.toMatch(/data:(text|application|image)\//);
    }
  });
});

const { open, site } = openBrowser();

/** Kilobytes of the files at these addresses, as a host with Brotli sends them. */
function sent(addresses: ReadonlySet<string>): number {
  const sizes = [...addresses].map((address) => {
    const path = address.slice(site.length);
    const names = [path, `${path}index.html`, `${path}.html`].map((name) => `dist${name}`);
    const file = names.find((name) => existsSync(name) && statSync(name).isFile()) ?? '';
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  return sizes.reduce((a, b) => a + b) / 1000;
}

test.each(['/', '/new', '/vip1922'])(
  'a first visit to %s fetches what comes next and no more: 186 kB, and nothing for its first run',
  async (path) => {
    const { page, context } = await open({ path: null, clock: true });
    const asked = new Set<string>();
    context.on('request', (request) => asked.add(request.url()));
    await page.goto(site + path);
    // The last that comes by itself, and below it on a page that has it the marketing.
    await page.waitForFunction(() => localStorage.getItem('robo-da-sorte:v1:visited') === 'true');
    if (path === '/') await watchVideo(page).waitFor();
    expectSize(`first visit to ${path}`, sent(asked), 186);
    const atRest = [...asked];
    await generateFast(page);
    expect([...asked]).toEqual(atRest);
  },
);

/** A browser that tells pages that its visitor saves data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

test('where data are saved nothing of a run is fetched before its tap', async () => {
  const { page, context } = await open({ path: null, clock: true, before: saveData });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.goto(site);
  await page.waitForFunction(() => localStorage.getItem('robo-da-sorte:v1:visited') === 'true');
  await watchVideo(page).waitFor();
  expect(asked.filter((address) => address.includes('first-run'))).toEqual([]);
  await generateFast(page);
  expect(asked.filter((address) => address.includes('first-run'))).not.toEqual([]);
});
