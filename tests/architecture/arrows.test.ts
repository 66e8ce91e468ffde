import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importsOf, sourceFiles } from './imports.ts';

/**
 * Which folders (or files) each part may import from. `routes → ui → state → pool →
 * workers/protocol ← workers/tasks → workers/domain`; content, platform and the editions table
 * are leaves that the layers above the pool share.
 */
const CONSTANTS = [
  'workers/domain/lotteries.ts',
  'workers/domain/playslip.ts',
  'workers/domain/strategies/catalogue.ts',
  'workers/domain/strategies/candidate-count.ts',
  'workers/domain/strategies/options.ts',
  'workers/domain/wheels/promises.ts',
  'workers/domain/engine-version.ts',
  'workers/domain/lucky-numbers.ts',
  'workers/domain/top-tier-odds.ts',
];
const ARROWS: Record<string, readonly string[]> = {
  'workers/domain/': ['workers/domain/', 'seedrandom/'],
  'workers/protocol/': [
    'workers/protocol/',
    'workers/domain/calendar.ts',
    'workers/domain/strategies/check-options.ts',
    ...CONSTANTS,
  ],
  'workers/tasks/': ['workers/tasks/', 'workers/protocol/', 'workers/domain/', 'comlink'],
  'workers/cli/': [
    'workers/cli/',
    'workers/tasks/',
    'workers/protocol/',
    'workers/domain/',
    'node:',
  ],
  'workers/': ['workers/tasks/', 'comlink'],
  'src/build/': ['src/build/', 'node:', 'vite', '@vitejs/plugin-react'],
  'src/content/': ['src/content/', 'workers/protocol/', ...CONSTANTS],
  'src/platform/': ['src/platform/', 'idb'],
  'src/pool/': ['src/pool/', 'workers/protocol/', 'comlink'],
  'src/state/': [
    'src/state/',
    'src/pool/',
    'src/platform/',
    'src/editions.ts',
    'workers/protocol/',
    'valtio/vanilla',
    ...CONSTANTS,
  ],
  'src/ui/': [
    'src/ui/',
    'src/state/',
    'src/content/',
    'src/editions.ts',
    'workers/protocol/',
    'react',
    'valtio/react',
    '@tanstack/react-router',
    '@radix-ui/',
    ...CONSTANTS,
  ],
  'src/routes/': [
    'react',
    'src/routes/',
    'src/ui/',
    'src/state/',
    'src/editions.ts',
    '@tanstack/react-router',
  ],
  'src/': ['src/', 'react', 'react-dom/', '@tanstack/react-router'],
};

/** Single imports that the table does not allow, each with its reason. */
const EXCEPTIONS: Record<string, string> = {
  'src/pool/degraded.ts → workers/inline.ts': 'the tasks themselves, loaded only without workers',
  'src/pool/spawn.ts → workers/entry.ts': 'the address of the worker, not its code',
};

const files = sourceFiles('src', 'workers');
const lines = files.flatMap(importsOf);

function partOf(file: string): string {
  const parts = Object.keys(ARROWS).filter((part) => file.startsWith(part));
  return parts.sort((a, b) => b.length - a.length)[0] ?? '';
}

describe('the arrows of the architecture', () => {
  test('hold for every import', () => {
    const wrong = lines
      .filter(({ from, to, isTypeOnly }) => {
        if (`${from} → ${to}` in EXCEPTIONS) return false;
        // A type leaves nothing in the bundle; protocol and screen may name the domain's types.
        if (isTypeOnly && to.startsWith('workers/domain/')) return from.startsWith('src/pool/');
        return !ARROWS[partOf(from)]?.some((allowed) => to === allowed || to.startsWith(allowed));
      })
      .map(({ from, to }) => `${from} → ${to}`);
    expect(wrong).toEqual([]);
  });

  test('see the imports that there are', () => {
    expect(lines.length).toBeGreaterThan(150);
    for (const exception of Object.keys(EXCEPTIONS)) {
      expect(lines.map(({ from, to }) => `${from} → ${to}`)).toContain(exception);
    }
  });

  test('workers never import the page', () => {
    expect(lines.filter(({ from, to }) => /^workers\//.test(from) && /^src\//.test(to))).toEqual(
      [],
    );
  });

  test('only one place makes workers, and only one wraps them', () => {
    const using = (pattern: RegExp) => files.filter((file) => pattern.test(code(file)));
    expect(using(/new Worker\(/)).toEqual(['src/pool/spawn.ts']);
    expect(using(/\bwrap\s*[<(]/)).toEqual(['src/pool/worker-handle.ts']);
  });

  test('streams are opened through an engine, whose version names them', () => {
    const opening = lines.filter(
      ({ to, isTypeOnly }) => /random\/stream\.ts$/.test(to) && !isTypeOnly,
    );
    // The search has streams of its own: the wheels in the data were found with them.
    expect(opening.map(({ from }) => from).sort()).toEqual([
      'workers/cli/wheel-search/find.ts',
      'workers/domain/engine.ts',
    ]);
  });

  test('the clock and chance of the machine stay out of the engine', () => {
    const hidden = /Math\.random|Date\.now|new Date\(\)/;
    expect(files.filter((f) => f.startsWith('workers/') && hidden.test(code(f)))).toEqual([]);
  });

  test('only state writes to proxies', () => {
    const outside = files.filter((f) => f.startsWith('src/') && !f.startsWith('src/state/'));
    expect(outside.filter((file) => /\bproxy\s*[<(]\s*[{[]/.test(code(file)))).toEqual([]);
    expect(outside.filter((file) => /valtio\/vanilla/.test(code(file)))).toEqual([]);
  });

  test('no module is a barrel or a drawer for odds and ends', () => {
    expect(
      files.filter((file) => /(^|\/)(index|utils?|helpers?|common|misc)\.tsx?$/.test(file)),
    ).toEqual([]);
  });
});

function code(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
