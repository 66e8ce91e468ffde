import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importsOf, sourceFiles } from './imports.ts';

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
    ...['node:', 'fastest-levenshtein'],
  ],
  'offline/': ['offline/', 'src/content/offline/', 'workers/shared/'],
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

/** Where the rules are written: a failure says it beside the rule. */
const FOLDERS = 'docs/architecture.md, «Folders»';
const HOUSE = 'CONTRIBUTING.md, «Before a commit»';

/** Expects that a rule holds: nothing was found against it, or nothing but what it allows. */
function expectRule(rule: string, where: string, found: readonly string[], allowed: readonly string[] = []): void {
  expect(found, `${rule} (${where})`).toEqual(allowed);
}

const matching = (pattern: RegExp, among = files) => among.filter((file) => pattern.test(code(file)));
const inFolder = (folder: RegExp) => files.filter((file) => folder.test(file));

describe('the import rules of the architecture', () => {
  test('hold for every import, of types too', () => {
    const wrong = lines
      .filter(({ from, to }) => !RULES[partOf(from)]?.some((allowed) => to.startsWith(allowed)))
      .map(({ from, to }) => `${from} → ${to}`);
    expectRule('a folder imports only what its row of RULES names', `${FOLDERS}, and RULES in this test`, wrong);
  });

  test('see the imports that there are', () => {
    expect(lines.length).toBeGreaterThan(150);
    const isUsed = (part: string, rule: string) =>
      lines.some(({ from, to }) => partOf(from) === part && to.startsWith(rule));
    const unused = Object.entries(RULES).flatMap(([part, rules]) =>
      rules.filter((rule) => !isUsed(part, rule)).map((rule) => `${part} → ${rule}`),
    );
    expectRule('a row of RULES names nothing that nobody imports', 'RULES in this test', unused);
  });

  test('the page has types of the tasks, and no code', () => {
    const values = lines.filter(
      ({ from, to, isTypeOnly }) => !isTypeOnly && /^src/.test(from) && /^workers\/tasks/.test(to),
    );
    const rule = 'the page takes from workers/tasks only types';
    expectRule(
      rule,
      FOLDERS,
      values.map(({ from, to }) => `${from} → ${to}`),
    );
  });

  test('workers never import the page', () => {
    const wrong = lines.filter(({ from, to }) => /^workers\//.test(from) && /^src\//.test(to));
    expectRule(
      'workers/ never imports src/',
      FOLDERS,
      wrong.map(({ from }) => from),
    );
  });

  test('only one place makes workers, one wraps them, and one says which scripts may start', () => {
    const making = ['src/pool/browser-pool.ts', 'tools/cli/lab/count-blocks.ts'];
    expectRule('one place makes workers', FOLDERS, matching(/new Worker\(/), making);
    expectRule('one place wraps them', FOLDERS, matching(/\bwrap\s*[<(]/), ['src/pool/pooled-worker.ts']);
    const naming = matching(/createPolicy\(|workers\/entry\.ts/);
    expectRule('one place names scripts', FOLDERS, naming, ['src/platform/trusted-script.ts']);
  });

  test('streams are opened through an engine, whose version names them', () => {
    const opening = lines.filter(({ to, isTypeOnly }) => /random\/stream\.ts$/.test(to) && !isTypeOnly);
    // The search has streams of its own: the wheels in the data were found with them.
    expectRule('an engine opens the streams', HOUSE, opening.map(({ from }) => from).sort(), [
      'tools/cli/wheel-search/find.ts',
      'workers/engine/engine.ts',
    ]);
  });

  test('the clock and chance of the machine stay out of the engine', () => {
    const found = matching(/Math\.random|Date\.now|new Date\(\)/, inFolder(/^workers\//));
    expectRule('Math.random and the machine’s clock stay out of workers/', HOUSE, found);
  });

  test('no view and no words read a clock: state knows the instant, and whether it is known', () => {
    const found = matching(/\bDate\.now|new Date\(|platform\/clock/, inFolder(/^src\/(ui|content)\//));
    expectRule('a view asks state what time it is', HOUSE, found);
  });

  test('no day is cut out of an instant where it is shown', () => {
    expectRule('a day is that of Brazil', HOUSE, matching(/\.slice\(0, 10\)|\.getDate\(/, inFolder(/^src\//)));
  });

  test('no test takes the day of the machine for that of Brazil', () => {
    const found = matching(/toLocaleDateString\(|new Date\(\)\.toISOString/, sourceFiles('tests'));
    expectRule('a day is that of Brazil', HOUSE, found);
  });

  test('every form leads to what is wrong in it: there is one', () => {
    expectRule('a form is a Form of ui/parts', HOUSE, matching(/<form\b/, inFolder(/^src\/ui\//)), [
      'src/ui/parts/form.tsx',
    ]);
  });

  test('only state writes to proxies', () => {
    const outside = files.filter((f) => f.startsWith('src/') && !f.startsWith('src/state/'));
    const found = matching(/\bproxy\s*[<(]\s*[{[]|valtio\/vanilla/, outside);
    expectRule('only state makes and writes proxies', FOLDERS, found);
  });

  test('no module is a barrel or a drawer for odds and ends', () => {
    const found = files.filter((file) => /(^|\/)(index|utils?|helpers?|common|misc)\.tsx?$/.test(file));
    expectRule('a module is named for what it has', HOUSE, found);
  });
});

function code(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
