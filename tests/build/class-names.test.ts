import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { className } from '../../tools/build/class-names.ts';

const FILES = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => join(process.cwd(), 'src/ui', file));

const textOf = (file: string) => readFileSync(file, 'utf8');
const classesIn = (file: string) => [
  ...new Set([...textOf(file).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? '')),
];
const firstName = (file: string) => className(classesIn(file)[0] ?? '', file, textOf(file));

test('every class has a short name of its own, which CSS takes', () => {
  const names = FILES.flatMap((file) => classesIn(file).map((name) => className(name, file, textOf(file))));
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z][\w-]{1,2}$/);
});

test('what home shows has the shortest names, however many modules there are elsewhere', () => {
  const home = FILES.filter((file) =>
    /\/src\/ui\/(home\/|parts\/(button|common|toast)|shell\/(header|nav|page))/.test(file),
  );
  expect(home.length).toBeGreaterThan(10);
  for (const file of home) expect(firstName(file)).toHaveLength(2);
});

test('a class that is not there has none', () => {
  expect(() => className('nowhere', FILES[0] ?? '', '')).toThrow(/nowhere/);
});
