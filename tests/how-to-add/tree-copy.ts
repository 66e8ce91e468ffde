import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** All that the compiler and the unit tests read. */
const PARTS = [
  'README.md',
  'src',
  'workers',
  'tests',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** The project in a folder of its own, which has the same packages. */
export interface TreeCopy {
  /** The contents of a file made anew from what they are, empty where there is none yet. */
  readonly edit: (path: string, change: (text: string) => string) => void;
  /** The output of a package's command, whatever its status. */
  readonly run: (bin: string, ...args: string[]) => Promise<string>;
  readonly remove: () => void;
}

/** A copy of the tree; packages are linked one by one, so that what tools keep beside them is its own. */
export function copyTree(): TreeCopy {
  const folder = mkdtempSync(join(tmpdir(), 'how-to-add-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (/^\.(?!bin$)/.test(name)) continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  return {
    edit: (path, change) => {
      const file = join(folder, path);
      const isThere = readdirSync(join(file, '..')).includes(path.replace(/.*\//, ''));
      writeFileSync(file, change(isThere ? readFileSync(file, 'utf8') : ''));
    },
    run: (bin, ...args) =>
      new Promise((done) => {
        const command = join(folder, 'node_modules/.bin', bin);
        const options = { cwd: folder, maxBuffer: 2 ** 26 };
        execFile(command, args, options, (_, stdout) => done(stdout));
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
