// `npm run faults`: all cases, or those of the areas that are named, as a table.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { readTool } from '../../tools/cli/read-tool.ts';
import { ensureChromium } from '../e2e/chromium.mjs';
import { endTogether } from '../support/end-together.ts';
import { FAULTS } from './cases.ts';

const REPORT = '.cache/faults-report.json';

interface Played {
  readonly fullName: string;
  readonly title: string;
  readonly ancestorTitles: readonly string[];
  readonly status: string;
}

const { names: areas } = readTool('faults', {}, 'area', Object.keys(FAULTS));
rmSync(REPORT, { force: true });
execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'error'], { stdio: ['ignore', 'ignore', 'inherit'] });
endTogether();
const vitest = spawn(
  'node_modules/.bin/vitest',
  [
    ...['run', '--project', 'e2e', '--project', 'engines', 'tests/faults', 'tests/engines'],
    ...['-t', `faults: (${areas.join('|')})`],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
  ],
  { stdio: 'inherit', env: { ...process.env, FAULTS: 'all', TESTS: 'all', CHROMIUM_PATH: ensureChromium() } },
);
const [status] = await once(vitest, 'close');

const report: { testResults: { assertionResults: Played[] }[] } = JSON.parse(readFileSync(REPORT, 'utf8'));
const played = report.testResults.flatMap(({ assertionResults }) => assertionResults);
/** By area and title: the engines in which the case was played, each with its mark. */
const rows = new Map<string, string[]>();
for (const { ancestorTitles, title, status } of played) {
  const area = ancestorTitles.find((name) => name.startsWith('faults: '))?.slice('faults: '.length);
  if (area === undefined || (status !== 'passed' && status !== 'failed')) continue;
  const [engine = ''] = ancestorTitles[0]?.startsWith('faults: ') ? ['Chromium'] : ancestorTitles;
  const row = `| ${area} | ${title.replace(' → ', ' | ')} |`;
  rows.set(row, [...(rows.get(row) ?? []), status === 'passed' ? engine : `${engine}: FAILED`]);
}
process.stdout.write('\n| area | what was done | what the person saw | lost | in |\n|---|---|---|---|---|\n');
for (const [row, engines] of rows) process.stdout.write(`${row} nothing | ${engines.join(', ')} |\n`);
process.stdout.write(`\n${rows.size} cases, in ${played.filter((p) => p.status === 'passed').length} rounds\n`);
process.exitCode = status ?? 1;
