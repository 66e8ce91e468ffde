import { build, preview } from 'vite';
import { ENGINE_VERSION } from '../../workers/shared/engine-version.ts';
import { findChromium } from '../e2e/chromium.mjs';
import { launchQuiet } from '../e2e/launch.ts';
import { effort } from './effort.ts';
import { median } from './harness.ts';
import { THROTTLE } from './page/throttle.ts';
import { type MainThread, traceResult } from './trace-result.ts';

const ROUNDS = effort(5);
const GAMES = 20;

/**
 * What the result of 20 tickets costs the page's thread of a weak phone: its first layout, the
 * tasks until the first score, the longest while the scores show up. The app as it is shipped.
 */
export async function benchResult(): Promise<string> {
  const executablePath = findChromium();
  if (!executablePath) return 'In Chromium: none found; name one in CHROMIUM_PATH.\n';
  await build({ logLevel: 'error' });
  const server = await preview({
    logLevel: 'error',
    preview: { port: 0, strictPort: false, host: '127.0.0.1' },
  });
  const site = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const browser = await launchQuiet(executablePath);
  try {
    const lines: string[] = [];
    for (const lottery of ['lotomania', 'megasena']) {
      const rounds: MainThread[] = [];
      for (let i = 0; i < ROUNDS; i++) {
        rounds.push(await traceResult(browser, site + linkTo(lottery), GAMES, THROTTLE));
      }
      lines.push(lineOf(lottery, rounds));
    }
    const title = `the result of ${GAMES} tickets at ${THROTTLE}× throttle on 360×640, CPU time of the page's thread, medians of ${ROUNDS}
  (aim: first layout ≤ 250 ms, no task over 50 ms during the scores):`;
    return [title, ...lines, ''].join('\n');
  } finally {
    await browser.close();
    await server.close();
  }
}

function linkTo(lottery: string): string {
  return (
    `/?view=result&lottery=${lottery}&games=${GAMES}&strategy=quick&seed=bench&history=h` +
    `&date=2026-11-20&now=2026-11-20T12%3A00%3A00.000Z&engine=${ENGINE_VERSION}`
  );
}

function lineOf(lottery: string, rounds: readonly MainThread[]): string {
  const ms = (key: keyof MainThread) => `${median(rounds.map((r) => r[key])).toFixed(0)} ms`;
  return `  ${lottery.padEnd(10)} first layout ${ms('layout')}, all until the first score ${ms('opening')}; longest task of the scores ${ms('longestOfScores')}`;
}
