import { unzipSync } from 'fflate';
import { readResults } from '../../workers/draws/read/read-results.ts';
import { runToEnd } from '../../workers/engine/run-to-end.ts';
import { kept } from './bare-loop.ts';
import { effort } from './effort.ts';
import { measureRounds, median, msText, rateOver } from './harness.ts';
import { withBenchPage } from './in-chromium.ts';
import { RESULTS_TODAY, resultsFile } from './page/results-file.ts';
import { THROTTLE } from './page/throttle.ts';

const EFFORT = { warmUp: effort(2, 0), rounds: effort(9), units: 1 };
const MB = 1e6;

/**
 * A spreadsheet with 5 MB of sheet, from bytes to checked draws: here, against only inflating and decoding the same
 * bytes at once, with its longest slice and the most memory it had; then from request to answer in the app's worker,
 * and in one that is busy for as long as a slow one.
 */
export async function benchResults(): Promise<string> {
  const file = resultsFile();
  const sheet = unzipSync(file)['xl/worksheets/sheet1.xml']?.length ?? 0;
  const title = `Reading a spreadsheet, ${mb(file.length)} MB with ${mb(sheet)} MB of sheet:`;
  return [title, await inNode(file), memoryLine(file), await inChromium()].join('\n');
}

const mb = (bytes: number) => (bytes / MB).toFixed(1);

async function inNode(file: Uint8Array<ArrayBuffer>): Promise<string> {
  const rounds = await measureRounds(
    [
      {
        name: 'inflated and decoded',
        run: async () => {
          kept.ticket = Object.values(unzipSync(file)).map((b) => new TextDecoder().decode(b).length);
        },
      },
      {
        name: 'read',
        run: async () => {
          const read = runToEnd(readResults({ bytes: file, today: RESULTS_TODAY }));
          kept.ticket = [read.ok ? read.report.count : 0];
        },
      },
    ],
    EFFORT,
  );
  const [, ms = 0] = rounds.names.map((_, i) => median(rounds.nanoseconds.map((r) => r[i] ?? 0)) / 1e6);
  const ratio = rateOver(rounds, 'inflated and decoded', 'read');
  return `  here ${ms.toFixed(0)} ms (aim: 1,000), ${ratio.toFixed(1)} × what inflating and decoding it takes`;
}

/** What it had at the end of any slice beyond what was there before, garbage included. */
function memoryLine(bytes: Uint8Array<ArrayBuffer>): string {
  const used = () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = used();
  let most = 0;
  let longest = 0;
  let last = performance.now();
  for (const _ of readResults({ bytes, today: RESULTS_TODAY })) {
    longest = Math.max(longest, performance.now() - last);
    most = Math.max(most, used() - before);
    last = performance.now();
  }
  return `  at most ${mb(most)} MB of memory, garbage included (aim: 60); longest slice ${longest.toFixed(0)} ms`;
}

function inChromium(): Promise<string> {
  return withBenchPage(async (page) => {
    const fast = await page.evaluate(() => window.bench.measureRead('production'));
    const slow = await page.evaluate(() => window.bench.measureRead('slow'));
    return [
      `  in the app's worker in Chromium: ${msText(fast.times)}`,
      `  in one that is ${THROTTLE} × as slow (aim: 6,000): ${msText(slow.times)}; longest task of the page ${slow.longestTask} ms\n`,
    ].join('\n');
  });
}
