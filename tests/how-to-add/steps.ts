import type { TreeCopy } from './tree-copy.ts';

/** One step of an instruction, done in a copy of the tree. */
export type Step = (copy: TreeCopy) => Promise<unknown> | unknown;

/** A step that changes one file. */
export const step =
  (path: string, change: (text: string) => string): Step =>
  (copy) =>
    copy.edit(path, change);

/** Golden values in the lists that they are printed for. */
const sorted = (printed: string) => (code: string) =>
  printed
    .split(/^\/\/ /m)
    .slice(1)
    .reduce((text, list) => {
      const [, engine, name, rows] = /^ENGINE_(\d), (\w+):\n([\s\S]*)/.exec(list) ?? [];
      const place = new RegExp(`(const ENGINE_${engine}: [\\s\\S]*?\n  ${name}: \\{\n)`);
      if (!place.test(text)) throw new Error(`no list ${name} of engine ${engine}`);
      return text.replace(place, `$1${rows}`);
    }, code);

/** The step that writes what the package promises. */
export const exportsStep: Step = (copy) => copy.run('vitest', 'run', 'tests/build/exported.test.ts', '--update');

/** The step that prints the golden values of something new, and puts them into their lists. */
export const goldenStep =
  (name: string): Step =>
  async (copy) => {
    const printed = await copy.run('tsx', 'tests/engine/print-golden.ts', name);
    copy.edit('tests/engine/golden-values.ts', sorted(printed));
  };
