import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** One import line: which file has it, and the file or package that it names. */
export interface ImportLine {
  readonly from: string;
  readonly to: string;
  readonly isTypeOnly: boolean;
}

const SPECIFIER =
  /(?:^|\n)\s*(import|export)\s+(type\s)?[^'";]*?from\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|new URL\(\s*'([^']+)'/g;

/** All source files under the given folders, relative to the project's root. */
export function sourceFiles(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => join(folder, file)),
  );
}

/** The import lines of a file; relative ones are resolved against the project's root. */
export function importsOf(file: string): ImportLine[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(SPECIFIER)].map((match) => {
    const specifier = match[3] ?? match[4] ?? match[5] ?? match[6] ?? '';
    const isRelative = specifier.startsWith('.');
    const to = isRelative ? relative('.', resolve(dirname(file), specifier)) : specifier;
    return { from: file, to, isTypeOnly: match[2] !== undefined };
  });
}
