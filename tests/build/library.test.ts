import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTree } from '../how-to-add/tree-copy.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/replay.md'), 'utf8');

/** What somebody else's project has besides this package. */
const OTHERS = ['vitest', '@vitest/web-worker', 'fast-check', 'comlink', 'typescript'];

/** How an ESM-only package is found: not by Node 10, and by `import` alone. */
const ESM_ONLY = ['node16-esm', 'bundler'];

const tree = copyTree();
/** Somebody else's project: at first with nothing but what `npm pack` makes, in an empty folder. */
const folder = mkdtempSync(join(tmpdir(), 'other-project-'));
const installed = join(folder, 'node_modules/robo-da-sorte');
let tarball: Buffer<ArrayBuffer>;
/** The packages that its installation has brought. */
let packages: readonly string[];
const inProject = (...args: string[]) => run(process.execPath, args, { cwd: folder });

beforeAll(async () => {
  // npm finds all that is wanted installed, and the set-up does too.
  cpSync(join(root, 'node_modules/.package-lock.json'), join(tree.folder, 'node_modules/.package-lock.json'));
  await run('npm', ['pack', '--offline', '--pack-destination', folder], { cwd: tree.folder });
  const [name = ''] = readdirSync(folder);
  tarball = readFileSync(join(folder, name));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  await run('npm', ['install', '--offline', '--no-audit', join(folder, name)], { cwd: folder });
  packages = readdirSync(join(folder, 'node_modules')).filter((each) => !each.startsWith('.'));
});
afterAll(() => {
  tree.remove();
  rmSync(folder, { recursive: true });
});

describe("in somebody else's project", () => {
  test('plain Node has the module, and the commands, without another package', async () => {
    expect(packages).toEqual(['robo-da-sorte']);
    const code = "import * as all from 'robo-da-sorte'; console.log(Object.keys(all).join(' '))";
    const module = await inProject('--input-type=module', '-e', code);
    const results = await inProject('--input-type=module', '-e', code.replace("sorte'", "sorte/results'"));
    const bin = (name: string) => (args: string) => run(join(folder, 'node_modules/.bin', name), args.split(' '));
    const [generate, lab] = [bin('robo-da-sorte'), bin('robo-da-sorte-lab')];
    const said = (option: string) => Promise.all([generate(option), lab(option)]);
    const [commands, versions] = await Promise.all(['--help', '--version'].map(said));
    const audit = 'audit --lottery quina --tickets 10000 --seed a --jobs';
    const [one, two] = await Promise.all([lab(`${audit} 1`), lab(`${audit} 2`)]);
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
    for (const { stdout } of versions ?? []) expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    for (const { stdout } of commands ?? []) expect(stdout).toMatch(/^Examples:\n {2}npx robo[\s\S]*\nUsage: npx /);
    expect(one.stdout).toMatch(/^Quina: 10,000 tickets/);
    expect(two).toEqual(one);
  });

  test('require() gives CommonJS the same modules', async () => {
    const names = ['robo-da-sorte', 'robo-da-sorte/results'].map((name) => `Object.keys(require('${name}'))`);
    const { stdout, stderr } = await inProject(
      '--input-type=commonjs',
      '-e',
      `console.log(${names.join('.concat(')}).join())`,
    );
    expect(stdout).toMatch(/\bmakeReceipt,[\w,]*\breadResults\b/);
    expect(stderr).toBe('');
  });

  test('its README is docs/replay.md, and that of the app is back where it was, after a pack that was cut off too', async () => {
    expect(readFileSync(join(installed, 'README.md'), 'utf8')).toBe(page.replace(/\[([^\]]+)\]\([^)#]+\)/g, '$1'));
    const readmes = () => new Set([root, tree.folder].map((place) => readFileSync(join(place, 'README.md'), 'utf8')));
    expect(readmes().size).toBe(1);
    for (const npm_lifecycle_event of ['prepare', 'prepare', 'postpack']) {
      const env = { ...process.env, npm_command: 'pack', npm_lifecycle_event };
      await run(process.execPath, ['tools/build/package-readme.mjs'], { cwd: tree.folder, env });
      tree.edit('docs/replay.md', (text) => `${text}More.\n`);
    }
    expect(readmes().size).toBe(1);
  });

  test('the examples are green', async () => {
    mkdirSync(join(folder, 'node_modules/@vitest'), { recursive: true });
    for (const name of OTHERS) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    for (const file of ['replay', 'every-seed', 'results', 'worker-pool'].map((name) => `${name}.test.ts`)) {
      cpSync(join(root, 'tests/examples', file), join(folder, file));
    }
    cpSync(join(root, 'tests/examples/replay-worker.ts'), join(folder, 'replay-worker.ts'));
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const { stdout } = await inProject(vitest, 'run', '--reporter=json', '--root', folder);
    expect(JSON.parse(stdout)).toMatchObject({ success: true, numTotalTests: 4 });
  });

  test('the example for node:test in docs/replay.md is green', async () => {
    const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
    writeFileSync(join(folder, 'with-node.mjs'), code);
    const { stdout } = await inProject('--test', '--test-reporter=tap', 'with-node.mjs');
    expect(stdout).toMatch(/^# pass 1\n# fail 0$/m);
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

  test('no file of it names a page or another package', () => {
    const lib = join(installed, 'lib');
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
  expect(page).toContain(readFileSync(join(root, 'tests/examples/replay.test.ts'), 'utf8'));
});
