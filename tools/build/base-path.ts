import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The path of the site, with slashes at both ends, from the variable BASE_PATH. Throws a message that names a bad
 * value.
 */
export function basePath(value = '/'): string {
  const isPath = /^\/([\w.~-]+\/)*$/.test(value) && !/\/\.\.?\//.test(value);
  if (isPath) return value;
  throw new Error(
    `BASE_PATH must begin and end with a slash, with letters, digits, «-», «_», «.» or «~» between: "${value}". Give a path like /robo/`,
  );
}

/** Puts the base into the files that are copied as they are: the redirects and the lost file's page. */
export async function rebase(dist: string, base: string): Promise<void> {
  const change = async (name: string, from: RegExp) => {
    const file = join(dist, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, `$1${base}`));
  };
  await change('_redirects', /((?:^|(?<=^\/\S+) ))\//gm);
  await change('assets/404.html', /(href=")\//g);
}
