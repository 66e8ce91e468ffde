import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const UI = 'src/ui';

/** Digits, of which the first ones may begin a name. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';

/** What the first page shows: its modules have the short names, whatever comes to be elsewhere. */
const FIRST = /^(home|parts|shell|run\/overlay)/;

/** Of each CSS module, by its path in the project, the names of its classes. */
let classes: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * A short name for a class of a CSS module: one letter or two for the module, one for the class. Each
 * stands several times in every page, and in the script. The same in every build of the same files.
 */
export function className(name: string, filename: string): string {
  classes ??= readClasses();
  const path = filename.replaceAll('\\', '/').split('?')[0] ?? '';
  const modules = [...classes.keys()];
  const module = modules.findIndex((known) => path.endsWith(known));
  const index = classes.get(modules[module] ?? '')?.indexOf(name) ?? -1;
  if (index < 0 || index >= LETTERS.length) throw new Error(`no class ${name} in ${filename}`);
  return prefix(module) + LETTERS[index];
}

function readClasses(): Map<string, string[]> {
  const files = readdirSync(UI, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .sort((a, b) => Number(FIRST.test(b)) - Number(FIRST.test(a)));
  return new Map(
    files.map((file) => {
      const css = readFileSync(join(UI, file), 'utf8');
      const names = [...css.matchAll(/\.([a-zA-Z][\w-]*)|@keyframes ([\w-]+)/g)];
      return [
        join(UI, file).replaceAll('\\', '/'),
        [...new Set(names.map(([, ofClass, ofFrames]) => ofClass ?? ofFrames ?? ''))],
      ];
    }),
  );
}

/** Lower case for one letter, upper case before a second: no name is the beginning of another. */
function prefix(module: number): string {
  const lower = 26;
  if (module < lower) return LETTERS[module] ?? '';
  const rest = module - lower;
  return (LETTERS[lower + Math.floor(rest / lower)] ?? '') + (LETTERS[rest % lower] ?? '');
}
