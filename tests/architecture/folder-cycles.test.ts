import { describe, expect, test } from 'vitest';
import { importsOf, sourceFiles } from './imports.ts';

type Edge = readonly [from: string, to: string];

/** The two neighbouring folders that an import goes between, if it leaves its folder for another. */
function foldersOf([from, to]: Edge): Edge[] {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((part, i) => part !== b[i]);
  // What stands in the folder that both are in is in no folder beside the other.
  if (depth < 1 || depth >= a.length - 1 || depth >= b.length - 1) return [];
  const folder = (parts: string[]) => parts.slice(0, depth + 1).join('/');
  return [[folder(a), folder(b)]];
}

/** Pairs of neighbouring folders that import each other, directly or through others. */
function folderCycles(imports: readonly Edge[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of imports.flatMap(foldersOf)) {
    next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of next.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  return [...next.keys()].filter((folder) => reached(folder).has(folder)).sort();
}

describe('folders beside each other import in one direction', () => {
  test('everywhere', () => {
    const imports = sourceFiles('src', 'workers', 'tools').flatMap(importsOf);
    expect(imports.length).toBeGreaterThan(150);
    const rule = 'folders beside each other import in one direction (docs/architecture.md, «Folders»)';
    expect(folderCycles(imports.map(({ from, to }): Edge => [from, to])), rule).toEqual([]);
  });

  test('or it would be seen', () => {
    const imports: Edge[] = [
      ['src/a/x/1.ts', 'src/b/y/2.ts'],
      ['src/b/3.ts', 'src/c/4.ts'],
      ['src/c/5.ts', 'src/a/6.ts'],
      ['src/a/x/7.ts', 'src/a/8.ts'],
      ['src/a/9.ts', 'src/a/z/10.ts'],
    ];
    expect(folderCycles(imports)).toEqual(['src/a', 'src/b', 'src/c']);
    expect(folderCycles(imports.slice(0, 2))).toEqual([]);
  });
});
