// `npm run faults:guards`: switches off one guard of the app at a time; at least one case must fail each time.
import { ensureChromium } from '../e2e/chromium.mjs';
import { copyTree } from '../how-to-add/tree-copy.ts';
import { GUARDS, type Guard } from './guards.ts';

process.env.FAULTS = 'all';
process.env.CHROMIUM_PATH = ensureChromium();
const copy = copyTree();

/** The first case of an area that fails in the copy as it is; undefined where all hold. */
async function failingCase(area: Guard['area']): Promise<string | undefined> {
  if (!(await copy.run('vite', 'build')).includes('files generated')) return 'THE BUILD';
  const out = await copy.run(
    ...(['vitest', 'run', '--project', 'e2e', '--reporter=json', '--bail=1'] as const),
    `tests/faults/${area}.test.ts`,
  );
  const { testResults } = JSON.parse(out.slice(out.indexOf('{"num')));
  const played: { status: string; title: string }[] = testResults.flatMap(
    ({ assertionResults }: { assertionResults: [] }) => assertionResults,
  );
  if (played.length === 0) return 'THE TESTS';
  return played.find(({ status }) => status === 'failed')?.title;
}

const [only = ''] = process.argv.slice(2);
const chosen = GUARDS.filter(({ guard, area }) => `${area} ${guard}`.includes(only));
let missed = 0;
try {
  process.stdout.write('| guard switched off | file | a case that fails |\n|---|---|---|\n');
  for (const { guard, file, find, replace, area } of chosen) {
    let whole = '';
    copy.edit(file, (text) => {
      whole = text;
      return text.replace(find, () => replace);
    });
    const failing = await failingCase(area);
    copy.edit(file, () => whole);
    if (failing === undefined || failing.startsWith('THE ')) missed++;
    process.stdout.write(`| ${guard} | ${file} | ${failing ?? 'NONE'} |\n`);
  }
} finally {
  copy.remove();
}
process.stdout.write(`\n${chosen.length - missed} of ${chosen.length} guards are missed when they are off\n`);
process.exitCode = missed === 0 ? 0 : 1;
