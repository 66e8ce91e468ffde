// `npm run lighthouse`: what Lighthouse says of all pages on a phone; asserts nothing.
import { execFile } from 'node:child_process';
import { EDITIONS, RESULTS_PAGE } from '../../src/editions.ts';
import { findChromium } from '../../tests/e2e/chromium.mjs';
import { readTool } from '../cli/read-tool.ts';
import { serveShipped } from './chromium.ts';
import { type Report, triedReport } from './lighthouse-report.ts';
import { type Noise, noiseText, quietRounds } from './quiet-rounds.ts';
import { rangeTable } from './range-table.ts';

/** The last that runs on Node 20. No dependency: what installs the tests would take longer. */
const PACKAGE = 'lighthouse@12.8.2';

const PAGES = [...EDITIONS, RESULTS_PAGE].map(({ path }) => path);

const SCORES: readonly [id: string, text: string, aim: string][] = [
  ['performance', 'performance', '100, none under 98'],
  ['accessibility', 'accessibility', '100'],
  ['best-practices', 'best practices', '100'],
  ['seo', 'SEO', '100'],
];

const AUDITS: readonly [id: string, text: string, digits: number, aim?: string][] = [
  ['first-contentful-paint', 'first contentful paint, ms', 0],
  ['largest-contentful-paint', 'largest contentful paint, ms', 0, '≤ 850'],
  ['interactive', 'interactive, ms', 0, '≤ 1700'],
  ['total-blocking-time', 'total blocking time, ms', 0, '≤ 50'],
  ['cumulative-layout-shift', 'cumulative layout shift', 3, '≤ 0.01'],
  ['total-byte-weight', 'bytes transferred', 0],
];

/**
 * What one run prints, on a phone as Lighthouse has it unless it is told otherwise: slow line and processor. A run that
 * fails prints a report too.
 */
async function look(url: string, chromium: string): Promise<string> {
  const args = ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url, '--quiet'];
  const output = ['--output=json', '--output-path=stdout'];
  const flags = '--chrome-flags=--headless --no-sandbox --disable-quic --disable-background-networking';
  const options = { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 2 ** 28 };
  return new Promise((done, fail) => {
    execFile('npm', [...args, ...output, flags], options, (error, stdout, stderr) => {
      if (error && stdout === '') fail(new Error(`npm: ${stderr.trim()}`));
      else done(stdout);
    });
  });
}

/** What a page has lost points for, other than by being slow. */
function lostBy({ categories, audits }: Report): string[] {
  const others = SCORES.filter(([id]) => id !== 'performance');
  const refs = others.flatMap(([id]) => categories[id]?.auditRefs ?? []);
  const isLost = ({ id, weight }: { id: string; weight: number }) => weight > 0 && (audits[id]?.score ?? 1) < 1;
  return refs.filter(isLost).map(({ id }) => id);
}

function tableOf(path: string, reports: readonly Report[], noise: Noise): string {
  const table = rangeTable(`${path}, ${noiseText(noise)}`, [
    ...SCORES.map(([id, text, aim]) => {
      const values = reports.map(({ categories }) => 100 * (categories[id]?.score ?? 0));
      return { text, values, aim };
    }),
    ...AUDITS.map(([id, text, digits, aim]) => {
      const values = reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
      return { text, values, digits, ...(aim === undefined ? {} : { aim }) };
    }),
  ]);
  const lost = [...new Set(reports.flatMap(lostBy))];
  return lost.length > 0 ? `${table}    points lost by: ${lost.join(', ')}\n` : table;
}

const { names: pages } = readTool('lighthouse', {}, 'page', PAGES);
const chromium = findChromium();
if (!chromium) throw new Error('no Chromium found; name one in CHROMIUM_PATH');
const runs = Number(process.env.RUNS ?? 5);
const { url, close } = await serveShipped();
process.stdout.write(`${PACKAGE}, mobile, median and range of up to ${runs} runs:\n\n`);
for (const path of pages) {
  const tell = (line: string) => process.stderr.write(`${path}: ${line}\n`);
  const round = () => triedReport(() => look(url + path, chromium), tell);
  const { values, ...noise } = await quietRounds(runs, round);
  // A run that failed takes neither the others of the page with it nor the other pages.
  const reports = values.filter((report) => report !== undefined);
  if (reports.length < values.length) process.exitCode = 1;
  if (reports.length > 0) process.stdout.write(`${tableOf(path, reports, noise)}\n`);
}
await close();
