import { ENGINE_VERSION } from '../../workers/shared/run/engine-version.ts';
import { effort } from './effort.ts';
import { median } from './harness.ts';
import { withShipped } from './in-chromium.ts';
import { THROTTLE } from './page/throttle.ts';
import { type MainThread, traceResult } from './trace-result.ts';

const ROUNDS = effort(5);
const GAMES = 20;

/**
 * What the result of 20 tickets costs the page's thread of a weak phone: its first layout, the tasks until the first
 * score, the longest while the scores show up. The app as it is shipped.
 */
export function benchResult(): Promise<string> {
  return withShipped(async (browser, { url }) => {
    const lines: string[] = [];
    for (const lottery of ['lotomania', 'megasena']) {
      const rounds: MainThread[] = [];
      for (let i = 0; i < ROUNDS; i++) {
        rounds.push(await traceResult(browser, url + linkTo(lottery), GAMES, THROTTLE));
      }
      lines.push(lineOf(lottery, rounds));
    }
    const title = `the result of ${GAMES} tickets at ${THROTTLE}× throttle on 360×640, CPU time of the page's thread, medians of ${ROUNDS}
  (aim: first layout ≤ 250 ms, no task over 50 ms during the scores):`;
    return [title, ...lines, ''].join('\n');
  });
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
