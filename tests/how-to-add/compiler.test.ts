import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { after, before, copyTree } from './tree-copy.ts';

const INSTRUCTION = readFileSync(resolve(import.meta.dirname, '../../docs/how-to-add.md'), 'utf8');

/** What begins a list of docs/how-to-add.md: its title, the file that is changed, and the change. */
const CHANGES: readonly [title: string, file: string, change: (code: string) => string][] = [
  ['A view', 'src/editions.ts', after('export type View =', " | 'new-view'")],
  [
    'A fact on each ticket',
    'workers/shared/strategy/ticket-facts.ts',
    before('  readonly sum: number;', '  readonly primes: number;\n'),
  ],
  [
    'A task of the worker',
    'workers/tasks/contracts.ts',
    after('interface TaskMap {\n', '  newTask: { input: { readonly of: string }; output: string };\n'),
  ],
  ['A form of import', 'workers/draws/read/sniff.ts', before("'zip' |", "'new' | ")],
  [
    'A chart',
    'src/content/statistics/charts.ts',
    before(
      '} as const satisfies Readonly<Record<string, ChartWords>>;',
      "  novo: { title: '', found: () => '', reading: () => '', notMeant: () => '' },\n",
    ),
  ],
];

const copy = copyTree();
afterAll(() => copy.remove(), 60_000);

test.each(CHANGES)('%s: the list names each source file that the compiler asks for', async (title, file, change) => {
  const [, list = ''] = INSTRUCTION.split(`## ${title}\n`);
  const [named = ''] = list.split('\n## ');
  let former = '';
  copy.edit(file, (code) => {
    former = code;
    return change(code);
  });
  const asked = await copy.faultyFiles();
  copy.edit(file, () => former);
  expect(asked.length).toBeGreaterThan(0);
  expect([file, ...asked].filter((path) => !path.startsWith('tests/') && !named.includes(`\`${path}\``))).toEqual([]);
});
