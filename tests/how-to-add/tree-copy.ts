import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** What a clone does not have. */
const MADE = ['.git', '.cache', 'dist', 'lib', 'node_modules'];

/** Puts something in the only place where a text stands. */
export const instead = (place: string, text: string) => (code: string) => {
  const [head, tail, more] = code.split(place);
  if (tail === undefined || more !== undefined) throw new Error(`not one place: ${place}`);
  return head + text + tail;
};
export const after = (place: string, text: string) => instead(place, place + text);
export const before = (place: string, text: string) => instead(place, text + place);

/** The project in a folder of its own, which has the same packages. */
export interface TreeCopy {
  readonly folder: string;
  /** The contents of a file made anew from what they are, empty where there is none yet. */
  readonly edit: (path: string, change: (text: string) => string) => void;
  /** The output of a package's command, whatever its status. */
  readonly run: (bin: string, ...args: string[]) => Promise<string>;
  /** The errors that the compiler finds. */
  readonly faults: () => Promise<Fault[]>;
  /** The files in which the compiler finds an error, in alphabetical order. */
  readonly faultyFiles: () => Promise<string[]>;
  /** How many of the tests that need no browser passed, and the names of those that did not. */
  readonly tried: (...args: readonly string[]) => Promise<Tried>;
  readonly remove: () => void;
}

/** An error that the compiler finds: its file, and all that is said of it. */
interface Fault {
  readonly file: string;
  readonly said: string;
}

/** What came of some tests. */
interface Tried {
  readonly passed: number;
  readonly failed: readonly string[];
}

/** A copy of the tree; packages are linked one by one, so that what tools keep beside them is its own. */
export function copyTree(): TreeCopy {
  const folder = mkdtempSync(join(tmpdir(), 'how-to-add-'));
  for (const part of readdirSync(ROOT).filter((name) => !MADE.includes(name))) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (/^\.(?!bin$)/.test(name)) continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  const run = (bin: string, ...args: readonly string[]) =>
    new Promise<string>((done) => {
      const command = join(folder, 'node_modules/.bin', bin);
      // Else the compiler spends much of its time on giving memory back.
      const options = { cwd: folder, maxBuffer: 2 ** 26, env: { ...process.env, GOGC: '400' } };
      execFile(command, args, options, (_, stdout) => done(stdout));
    });
  const faults = async () => {
    // More checkers would each check what the others do too.
    const out = await run('tsc', '-b', '--pretty', 'false', '--checkers', '1');
    // What more is said of an error is indented below it.
    return out.split(/\n(?! )/).flatMap((said) => {
      const [, file] = /^(\S+)\(\d+,\d+\): error/.exec(said) ?? [];
      return file ? [{ file, said }] : [];
    });
  };
  return {
    folder,
    edit: (path, change) => {
      const file = join(folder, path);
      const isThere = readdirSync(join(file, '..')).includes(path.replace(/.*\//, ''));
      writeFileSync(file, change(isThere ? readFileSync(file, 'utf8') : ''));
    },
    run,
    faults,
    faultyFiles: async () => [...new Set((await faults()).map(({ file }) => file))].sort(),
    async tried(...args) {
      const out = await run('vitest', 'run', '--reporter=json', ...args);
      const { numPassedTests, testResults } = JSON.parse(out.slice(out.indexOf('{"num')));
      const failed = testResults
        .flatMap((file: { assertionResults: object[] }) => file.assertionResults)
        .filter(({ status }: { status: string }) => status === 'failed')
        .map(({ fullName }: { fullName: string }) => fullName)
        .sort();
      return { passed: numPassedTests as number, failed };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
