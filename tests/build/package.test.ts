import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../..');

/** How an ESM-only package is found: not by Node 10, and by `import` alone. */
const ESM_ONLY = ['node16-esm', 'bundler'];

let folder: string;
let tarball: Buffer<ArrayBuffer>;

/** What `npm pack` makes, of a build of its own. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
  for (const file of ['package.json', 'README.md']) cpSync(join(ROOT, file), join(folder, file));
  await run(process.execPath, ['src/build/library.mjs', join(folder, 'lib')], { cwd: ROOT });
  const args = ['pack', '--ignore-scripts', '--json', '--offline'];
  const { stdout } = await run('npm', args, { cwd: folder });
  tarball = readFileSync(join(folder, JSON.parse(stdout)[0].filename));
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('publint finds nothing wrong with the package', async () => {
  const { buffer, byteOffset, byteLength } = tarball;
  const packed = buffer.slice(byteOffset, byteOffset + byteLength);
  const { messages } = await publint({ pack: { tarball: packed }, strict: true });
  expect(messages).toEqual([]);
});

test('its types are right wherever an ESM-only package is found', async () => {
  const analysis = await checkPackage(createPackageFromTarballData(tarball));
  if (!analysis.types) throw new Error('no types');
  const typed = Object.entries(analysis.entrypoints).filter(([, { hasTypes }]) => hasTypes);
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const modules = Object.keys(exports).filter((name) => !name.endsWith('.json'));
  expect(typed.map(([name]) => name)).toEqual(modules);
  const found = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem) || ESM_ONLY.includes(problem.resolutionKind),
  );
  expect(found).toEqual([]);
});
