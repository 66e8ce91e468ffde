import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const ENTRIES = ['replay/replay.d.ts', 'replay/results.d.ts'];

/** What the declarations that tsc has written into a folder let others see: all that is exported, and named there. */
function exported(folder: string): string {
  const files = new Set(ENTRIES);
  const all: { file: string; name: string; text: string; imports: string }[] = [];
  for (const file of files) {
    const code = readFileSync(join(folder, file), 'utf8');
    for (const [, from] of code.matchAll(/^import .* from '(.*)\.ts'/gm))
      files.add(join(dirname(file), `${from}.d.ts`));
    const imports = code.match(/^import .*$/gm)?.join() ?? '';
    for (const text of code.trim().split(/\n(?=[a-z])/)) {
      const [, name = ''] = /^(?:export )?(?:declare )?(?:type|interface|const|function|class) (\w+)/.exec(text) ?? [];
      all.push({ file, name, text, imports });
    }
  }
  const seen = new Set(all.filter(({ file, text }) => ENTRIES.includes(file) && text.startsWith('export')));
  for (const { file, text, imports } of seen) {
    for (const each of all.filter(({ name }) => name)) {
      const word = new RegExp(`\\b${each.name}\\b`);
      if (word.test(text) && (each.file === file || word.test(imports))) seen.add(each);
    }
  }
  const parts = [...files].map((file) => all.filter((each) => each.file === file && seen.has(each)));
  return parts
    .filter(([first]) => first)
    .map((part) => [`// ${part[0]?.file}`, ...part.map(({ text }) => text), ''].join('\n'))
    .join('\n');
}

test('what the package promises is in docs/exports.d.ts; `npm run exports` writes it anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'exported-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await promisify(execFile)('node_modules/.bin/tsc', ['-p', 'workers/replay', '--removeComments', '--outDir', folder]);
  await expect(exported(folder)).toMatchFileSnapshot(resolve('docs/exports.d.ts'));
});
