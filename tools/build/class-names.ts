import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

const UI = 'src/ui/';

/** Digits, of which the first 26 are lower case and the next 26 are upper case. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';

/** What the first page shows: its modules have one letter, whatever comes to be elsewhere. */
const FIRST = /^(home|parts\/(button|common|dialog|toast)|run\/overlay|shell\/(header|nav|page))/;

const modules = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => file.endsWith('.module.css'))
  .sort()
  .sort((a, b) => Number(FIRST.test(b)) - Number(FIRST.test(a)));

/**
 * A short name for a class or an animation of a CSS module: one letter or two for the module, one for its place in
 * `css`, the module's text. The same in every build of the same files. Each stands several times in every page: Vite's
 * own names make a page 0.5 kB longer with Brotli.
 */
export function className(name: string, filename: string, css: string): string {
  const path = filename.replaceAll(sep, '/').split('?')[0] ?? '';
  const module = modules.findIndex((file) => path.endsWith(UI + file));
  const found = [...css.matchAll(/\.([a-zA-Z][\w-]*)|@keyframes ([\w-]+)/g)];
  const names = [...new Set(found.map(([, ofClass, ofFrames]) => ofClass ?? ofFrames))];
  const letter = LETTERS[names.indexOf(name)];
  if (module < 0 || !letter) throw new Error(`no class ${name} in ${filename}`);
  return prefix(module) + letter;
}

/** Lower case for one letter, upper case before a second: no name is the beginning of another. */
function prefix(module: number): string {
  if (module < 26) return LETTERS[module] ?? '';
  return (LETTERS[Math.floor(module / 26) + 25] ?? '') + (LETTERS[module % 26] ?? '');
}
