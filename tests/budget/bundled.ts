import { readFileSync } from 'node:fs';
import { importsOf, sourceFiles } from '../architecture/imports.ts';

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Names and versions, as package.json has them, of the packages that the app's own modules import. */
export const BUNDLED: readonly (readonly [name: string, version: string])[] = Object.entries<string>(
  devDependencies,
).filter(([name]) =>
  sourceFiles('src', 'workers', 'offline')
    .flatMap(importsOf)
    .some(({ to }) => `${to}/`.startsWith(`${name}/`)),
);
