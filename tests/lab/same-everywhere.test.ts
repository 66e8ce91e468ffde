import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createAudit } from '../../tools/cli/lab/generator/audit.ts';
import { reportOf } from '../../workers/lab/run-job.ts';
import { sourceFiles } from '../architecture/imports.ts';
import { reportText } from '../engines/report-text.ts';

/** Functions of which the language leaves the last digit to the engine; their names as others could spell them. */
const LEFT_TO_THE_ENGINE =
  /Math\.(?:a?(?:sin|cos|tan)h?|atan2|exp(?:m1)?|log(?:10|1p|2)?|pow|cbrt|hypot)\b|\.sort\(\s*\(\s*\)\s*=>|(?:\)|\b[a-z][A-Za-z.]*) \*\* /g;

/** Comments left out. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

const foundIn = (text: string) => text.match(LEFT_TO_THE_ENGINE) ?? [];

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

test('nothing that repeats bit for bit uses what an engine may do its own way', () => {
  const files = sourceFiles('workers/engine', 'workers/lab', 'workers/shared', 'tools/cli/lab/generator');
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => foundIn(codeOf(file)).map((what) => `${file}: ${what}`))).toEqual([]);
  expect(foundIn('(1 - p) ** i; z ** 2; Math.log(z); list.sort(() => next() - 0.5)')).toHaveLength(4);
  expect(foundIn('2 ** 32; BASE ** 4; list.sort((a, b) => a - b); Math.sqrt(2)')).toEqual([]);
});

test('an audit gives the bytes that every other engine and version of Node gives', () => {
  const report = reportOf(createAudit({ kind: 'audit', engine: '4', seed: 'q', lottery: 'megasena', tickets: 12_000 }));
  expect(hashOf(JSON.stringify(report))).toBe('7c239540068edc89c7e57115b788be8e376a863160a2650c4e2366b9f3f5d226');
});

test('so do a simulation and an audit of draws', () => {
  expect(reportText().split('\n').map(hashOf)).toEqual([
    'df734a0a39f6d72ffa739dc5106b140978c32c2ab66eb5600e2cbddbe7f87ec3',
    'b3fa1fb25698f69060ef749d9ac4787643bd17b5211b20ee7e7a69c9f9180879',
  ]);
});
