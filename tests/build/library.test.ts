import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

/** What somebody else's project has besides this package. */
const OTHERS = ['vitest', '@vitest/web-worker', 'fast-check', 'comlink', 'typescript'];

/** How an ESM-only package is found: not by Node 10, and by `import` alone. */
const ESM_ONLY = ['node16-esm', 'bundler'];

let folder: string;
/** What `npm pack` makes of it. */
let tarball: Buffer<ArrayBuffer>;
const inProject = (...args: string[]) => run(process.execPath, args, { cwd: folder });

/** Somebody else's project, with the package as it would be installed. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'other-project-'));
  const installed = join(folder, 'node_modules', 'robo-da-sorte');
  mkdirSync(join(folder, 'node_modules', '@vitest'), { recursive: true });
  for (const name of OTHERS) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  await run(process.execPath, ['tools/build/library.mjs', join(installed, 'lib')], { cwd: root });
  for (const file of ['package.json', 'README.md']) cpSync(join(root, file), join(installed, file));
  const args = ['pack', '--ignore-scripts', '--json', '--offline', '--pack-destination', folder];
  const packed = await run('npm', args, { cwd: installed });
  tarball = readFileSync(join(folder, JSON.parse(packed.stdout)[0].filename));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const file of [
    'replay.test.ts',
    'every-seed.test.ts',
    'results.test.ts',
    'replay-worker.ts',
    'worker-pool.test.ts',
  ]) {
    cpSync(join(root, 'tests/examples', file), join(folder, file));
  }
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe("in somebody else's project", () => {
  test('the examples are green', async () => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const { stdout } = await inProject(vitest, 'run', '--reporter=json', '--root', folder);
    expect(JSON.parse(stdout)).toMatchObject({ success: true, numTotalTests: 4 });
  });

  test.each([
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ])('the types are there with the module resolution %s', async (moduleResolution, module) => {
    const options = { moduleResolution, module, strict: true, noEmit: true, skipLibCheck: false };
    const compilerOptions = { ...options, target: 'es2022', lib: ['es2022'], types: [] };
    writeFileSync(
      join(folder, 'typed.ts'),
      "import { type Receipt, receiptFromJson, replay, type StrategyId } from 'robo-da-sorte';\n" +
        'const given: Receipt = receiptFromJson({});\n' +
        'export const first: readonly number[] | undefined = replay(given).tickets[0]?.numbers;\n' +
        "export const strategy: StrategyId = 'campeao';\n" +
        "import { checkGames, type GamesCheck, readResults } from 'robo-da-sorte/results';\n" +
        "const read = readResults({ bytes: new Uint8Array(), today: '2026-11-20' });\n" +
        "const scope = { kind: 'all' } as const;\n" +
        'export const checked: GamesCheck | undefined = read.ok\n' +
        '  ? checkGames({ table: read.table, games: [], scope })\n' +
        '  : undefined;\n' +
        '// @ts-expect-error: no such field\n' +
        'export const wrong: Receipt = { ...given, luck: 7 };\n',
    );
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['typed.ts'] }));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    // Ends with an error, and so this test, for any that it finds.
    const { stdout } = await inProject(tsc, '-p', '.', '--listFiles');
    expect(stdout).toContain('lib/types/replay/replay.d.ts');
    expect(stdout).toContain('lib/types/replay/results.d.ts');
  });

  test('plain Node has the module, and the commands, without another package', async () => {
    const bare = mkdtempSync(join(tmpdir(), 'bare-project-'));
    const installed = join(bare, 'node_modules', 'robo-da-sorte');
    cpSync(join(folder, 'node_modules', 'robo-da-sorte'), installed, { recursive: true });
    const code = "import * as all from 'robo-da-sorte'; console.log(Object.keys(all).join(' '))";
    const cwd = { cwd: bare };
    const inModule = (text: string) => run(process.execPath, ['--input-type=module', '-e', text], cwd);
    const module = await inModule(code);
    const results = await inModule(code.replace('robo-da-sorte', 'robo-da-sorte/results'));
    const help = (name: string) => run(join(installed, 'lib', name), ['--help'], cwd);
    const commands = await Promise.all(['generate.js', 'lab.js'].map(help));
    rmSync(bare, { recursive: true });
    expect(module.stdout.trim().split(' ')).toEqual([
      ...['ENGINE_RELEASE', 'ENGINE_VERSIONS', 'EngineError', 'LIMITS', 'LOTTERIES', 'LinkError'],
      ...['ReceiptError', 'ReplayAborted', 'STRATEGY_IDS', 'betSizes', 'checkTicket'],
      ...['linkFromReceipt', 'makeReceipt', 'rankNumbers', 'receiptFromJson', 'receiptFromLink'],
      ...['replay', 'replaySteps', 'simulateHistory'],
    ]);
    expect(results.stdout.trim().split(' ')).toEqual([
      ...['LIMITS', 'ResultsError', 'checkGames', 'checkGamesSteps', 'drawsOf', 'playedGame'],
      ...['readResults', 'readResultsSteps'],
    ]);
    for (const { stdout } of commands) expect(stdout).toMatch(/^Usage: /);
  });

  test('no file of it names a page or another package', () => {
    const lib = join(folder, 'node_modules/robo-da-sorte/lib');
    const licenses = readFileSync(join(lib, 'licenses.md'), 'utf8');
    for (const author of ['Johannes Baagøe', 'Arjun Barrett']) expect(licenses).toContain(author);
    const scripts = readdirSync(lib).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(1);
    for (const file of scripts) {
      const code = readFileSync(join(lib, file), 'utf8');
      expect(code).not.toMatch(/\b(document|window|localStorage)\./);
      expect(code.match(/from "(?!\.\/|node:)[^"]+"/g)).toBeNull();
    }
  });
});

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
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const modules = Object.keys(exports).filter((name) => !name.endsWith('.json'));
  expect(typed.map(([name]) => name)).toEqual(modules);
  const found = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem) || ESM_ONLY.includes(problem.resolutionKind),
  );
  expect(found).toEqual([]);
});

test('docs/replay.md shows the first example as it is', () => {
  const page = readFileSync(join(root, 'docs/replay.md'), 'utf8');
  expect(page).toContain(readFileSync(join(root, 'tests/examples/replay.test.ts'), 'utf8'));
});
