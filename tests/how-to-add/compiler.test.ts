import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { after, before, copyTree, type TreeCopy } from './tree-copy.ts';

const INSTRUCTION = readFileSync(resolve(import.meta.dirname, '../../docs/how-to-add.md'), 'utf8');

/**
 * What begins a list of docs/how-to-add.md: its title, the file that is changed, the change, and what the compiler says
 * of it and of no other.
 */
const CHANGES: readonly [title: string, file: string, change: (code: string) => string, said: RegExp][] = [
  ['A view', 'src/editions.ts', after('export type View =', " | 'new-view'"), /"new-view"/],
  [
    'A fact on each ticket',
    'workers/shared/strategy/ticket-facts.ts',
    before('  readonly sum: number;', '  readonly primes: number;\n'),
    /'primes'/,
  ],
  [
    'A task of the worker',
    'workers/tasks/contracts.ts',
    after('interface TaskMap {\n', '  newTask: { input: { readonly of: string }; output: string };\n'),
    /'newTask'/,
  ],
  [
    'A form of import',
    'workers/draws/read/sniff.ts',
    before("'zip' |", "'new-form' | "),
    /"new-form"|lacks ending return/,
  ],
  [
    'A chart',
    'src/content/statistics/charts.ts',
    before(
      '} as const satisfies Readonly<Record<string, ChartWords>>;',
      "  novo: { title: '', found: () => '', reading: () => '', notMeant: () => '' },\n",
    ),
    /'novo'|'ChartWords'/,
  ],
];

// All at once: the compiler takes long.
let faults: Awaited<ReturnType<TreeCopy['faults']>>;
beforeAll(async () => {
  const copy = copyTree();
  for (const [, file, change] of CHANGES) copy.edit(file, change);
  faults = await copy.faults();
  copy.remove();
});

test.each(CHANGES)('%s: the list names each source file that the compiler asks for', (title, file, _, change) => {
  const [, list = ''] = INSTRUCTION.split(`## ${title}\n`);
  const [named = ''] = list.split('\n## ');
  const asked = faults.filter(({ said }) => change.test(said)).map((fault) => fault.file);
  expect(asked.length).toBeGreaterThan(0);
  expect([file, ...asked].filter((path) => !path.startsWith('tests/') && !named.includes(`\`${path}\``))).toEqual([]);
});

test('whatever the compiler says is of one of these', () => {
  const owners = faults.map(({ said }) => CHANGES.filter(([, , , change]) => change.test(said)).length);
  expect(faults.filter((_, i) => owners[i] !== 1)).toEqual([]);
});
