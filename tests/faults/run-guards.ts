// `npm run faults:guards`: switches off one guard of the app at a time; at least one case must fail each time.
import { ensureChromium } from '../e2e/chromium.mjs';
import { copyTree } from '../how-to-add/tree-copy.ts';
import { endTogether } from '../support/end-together.ts';
import { GUARDS, type Guard } from './guards.ts';

const [only = ''] = process.argv.slice(2);
const chosen = GUARDS.filter(({ guard, area }) => new RegExp(only).test(`${area} ${guard}`));
if (chosen.length === 0) {
  process.stderr.write(`no guard ${only}; ${GUARDS.map(({ guard }) => guard).join(', ')}\n`);
  process.exit(2);
}
endTogether();
process.env.FAULTS = 'all';
process.env.CHROMIUM_PATH = ensureChromium();
const copy = copyTree();

/** A case of a guard that fails in the copy as it is; undefined where all hold. */
async function failingCase({ area, cases }: Guard): Promise<string | undefined> {
  if (!(await copy.run('vite', 'build')).includes('files generated')) throw new Error(`no build: ${cases}`);
  const out = await copy.run(
    ...(['vitest', 'run', '--project', 'e2e', '--reporter=json', `tests/faults/${area}`] as const),
    // What waits in vain is missed no less.
    ...['--testTimeout=40000', '-t', cases],
  );
  const { testResults } = JSON.parse(out.slice(out.indexOf('{"num')));
  const played: { status: string; title: string }[] = testResults.flatMap(
    ({ assertionResults }: { assertionResults: [] }) => assertionResults,
  );
  return played.find(({ status }) => status === 'failed')?.title;
}

let missed = 0;
try {
  process.stdout.write('| guard switched off | file | a case that fails |\n|---|---|---|\n');
  for (const each of chosen) {
    const { guard, file, find, replace } = each;
    let whole = '';
    copy.edit(file, (text) => {
      whole = text;
      return text.replace(find, () => replace);
    });
    const failing = await failingCase(each);
    copy.edit(file, () => whole);
    if (failing === undefined) missed++;
    process.stdout.write(`| ${guard} | ${file} | ${failing ?? 'NONE'} |\n`);
  }
} finally {
  copy.remove();
}
process.stdout.write(`\n${chosen.length - missed} of ${chosen.length} guards are missed when they are off\n`);
process.exitCode = missed === 0 ? 0 : 1;
