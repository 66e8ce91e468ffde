import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importsOf, sourceFiles } from './imports.ts';

/** The code of the tasks that the page has too: what an answer may be, and how it is measured. */
const PAGE_HAS = ['answer-shapes', 'answers', 'is-like', 'marks'].map((name) => `workers/tasks/${name}.ts`);

/**
 * Which folders, files or packages each part may import from. `routes → ui → state → pool → workers/tasks →
 * workers/shared ← workers/{engine,draws,lab} ← workers/tasks`, of the tasks types; content, platform and the table of
 * editions are leaves that the layers above the pool share.
 */
const RULES: Record<string, readonly string[]> = {
  'workers/shared/': ['workers/shared/'],
  'workers/engine/': ['workers/engine/', 'workers/shared/', 'seedrandom/'],
  'workers/draws/': ['workers/draws/', 'workers/shared/', 'fflate', 'idb'],
  'workers/lab/': ['workers/lab/', 'workers/engine/', 'workers/shared/'],
  'workers/tasks/': [
    ...['workers/tasks/', 'workers/engine/', 'workers/draws/', 'workers/lab/', 'workers/shared/'],
    'comlink',
  ],
  'workers/replay/': ['workers/replay/', 'workers/tasks/', 'workers/engine/', 'workers/draws/', 'workers/shared/'],
  'tools/cli/': [
    'workers/replay/',
    'tools/cli/',
    'workers/tasks/',
    'workers/engine/',
    'workers/draws/',
    'workers/lab/',
    'workers/shared/',
    'node:',
  ],
  'offline/': ['offline/', 'workers/shared/'],
  'workers/': ['workers/tasks/', 'comlink'],
  'tools/build/': [
    ...['tools/build/', 'src/content/offline/', 'src/editions.ts', 'workers/shared/', 'node:', 'vite'],
    ...['@vitejs/plugin-react', 'vite-plugin-pwa', 'postcss'],
  ],
  'src/content/': ['src/content/', 'workers/shared/'],
  // The worker's two entrances are not imported for their code: one is an address, the other is loaded only where there
  // are no workers.
  'src/platform/': ['src/platform/', 'workers/entry.ts?worker&url', 'idb'],
  'src/pool/': [
    ...['src/pool/', 'src/platform/trusted-script.ts', 'workers/shared/', 'workers/tasks/'],
    ...['workers/inline.ts', 'comlink'],
  ],
  'src/state/': [
    ...['src/state/', 'src/pool/', 'src/platform/', 'src/content/', 'src/editions.ts'],
    ...['workers/shared/', 'workers/tasks/', 'valtio/vanilla'],
  ],
  'src/ui/': [
    ...['src/ui/', 'src/state/', 'src/content/', 'src/platform/', 'src/editions.ts'],
    'workers/shared/',
    ...['react', 'valtio/react', '@tanstack/react-router', '@radix-ui/', 'uqr'],
  ],
  'src/routes/': [
    ...['src/routes/', 'src/ui/', 'src/state/', 'src/editions.ts'],
    ...['react', '@tanstack/react-router'],
  ],
  'src/': ['src/', 'react', 'react-dom/', '@tanstack/react-router'],
};

const files = sourceFiles('src', 'workers', 'offline', 'tools/cli', 'tools/build');
const lines = files.flatMap(importsOf);

function partOf(file: string): string {
  const parts = Object.keys(RULES).filter((part) => file.startsWith(part));
  return parts.sort((a, b) => b.length - a.length)[0] ?? '';
}

describe('the import rules of the architecture', () => {
  test('hold for every import, of types too', () => {
    const wrong = lines
      .filter(({ from, to }) => !RULES[partOf(from)]?.some((allowed) => to.startsWith(allowed)))
      .map(({ from, to }) => `${from} → ${to}`);
    expect(wrong).toEqual([]);
  });

  test('see the imports that there are', () => {
    expect(lines.length).toBeGreaterThan(150);
    const isUsed = (part: string, rule: string) =>
      lines.some(({ from, to }) => partOf(from) === part && to.startsWith(rule));
    const unused = Object.entries(RULES).flatMap(([part, rules]) =>
      rules.filter((rule) => !isUsed(part, rule)).map((rule) => `${part} → ${rule}`),
    );
    expect(unused).toEqual([]);
  });

  test('of the tasks the page has types, and no code but what takes nothing from the domain', () => {
    const values = lines.filter(({ isTypeOnly }) => !isTypeOnly);
    const taken = values.filter(({ from }) => /^src/.test(from) || PAGE_HAS.includes(from));
    const ofTasks = taken.filter(({ to }) => /^workers\/tasks/.test(to));
    expect([...new Set(ofTasks.map(({ to }) => to))].sort()).toEqual(PAGE_HAS);
    const further = values.filter(({ from, to }) => PAGE_HAS.includes(from) && !PAGE_HAS.includes(to));
    expect(further.filter(({ to }) => !to.startsWith('workers/shared/'))).toEqual([]);
  });

  test('workers never import the page', () => {
    expect(lines.filter(({ from, to }) => /^workers\//.test(from) && /^src\//.test(to))).toEqual([]);
  });

  test('only one place makes workers, one wraps them, and one says which scripts may start', () => {
    const using = (pattern: RegExp) => files.filter((file) => pattern.test(code(file)));
    expect(using(/new Worker\(/)).toEqual(['src/pool/browser-pool.ts']);
    expect(using(/\bwrap\s*[<(]/)).toEqual(['src/pool/pooled-worker.ts']);
    expect(using(/createPolicy\(|workers\/entry\.ts/)).toEqual(['src/platform/trusted-script.ts']);
  });

  test('streams are opened through an engine, whose version names them', () => {
    const opening = lines.filter(({ to, isTypeOnly }) => /random\/stream\.ts$/.test(to) && !isTypeOnly);
    // The search has streams of its own: the wheels in the data were found with them.
    expect(opening.map(({ from }) => from).sort()).toEqual([
      'tools/cli/wheel-search/find.ts',
      'workers/engine/engine.ts',
    ]);
  });

  test('the clock and chance of the machine stay out of the engine', () => {
    const hidden = /Math\.random|Date\.now|new Date\(\)/;
    expect(files.filter((f) => f.startsWith('workers/') && hidden.test(code(f)))).toEqual([]);
  });

  test('no view and no words read a clock: state knows the instant, and whether it is known', () => {
    const shown = files.filter((file) => /^src\/(ui|content)\//.test(file));
    expect(shown.filter((file) => /\bDate\.now|new Date\(|platform\/clock/.test(code(file)))).toEqual([]);
  });

  test('no day is cut out of an instant where it is shown', () => {
    const shown = files.filter((file) => /^src\//.test(file));
    expect(shown.filter((file) => /\.slice\(0, 10\)|\.getDate\(/.test(code(file)))).toEqual([]);
  });

  test('no test takes the day of the machine for that of Brazil', () => {
    const days = /toLocaleDateString\(|new Date\(\)\.toISOString/;
    expect(sourceFiles('tests').filter((file) => days.test(code(file)))).toEqual([]);
  });

  test('every form leads to what is wrong in it: there is one', () => {
    const views = files.filter((file) => /^src\/ui\//.test(file));
    expect(views.filter((file) => /<form\b/.test(code(file)))).toEqual(['src/ui/parts/form.tsx']);
  });

  test('only state writes to proxies', () => {
    const outside = files.filter((f) => f.startsWith('src/') && !f.startsWith('src/state/'));
    expect(outside.filter((file) => /\bproxy\s*[<(]\s*[{[]/.test(code(file)))).toEqual([]);
    expect(outside.filter((file) => /valtio\/vanilla/.test(code(file)))).toEqual([]);
  });

  test('no module is a barrel or a drawer for odds and ends', () => {
    expect(files.filter((file) => /(^|\/)(index|utils?|helpers?|common|misc)\.tsx?$/.test(file))).toEqual([]);
  });
});

function code(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
