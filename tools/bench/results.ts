import { unzipSync } from 'fflate';
import { readResults } from '../../workers/draws/read/read-results.ts';
import { runToEnd } from '../../workers/engine/run-to-end.ts';
import { effort } from './effort.ts';
import { compare } from './harness.ts';
import { RESULTS_TODAY, resultsFile } from './page/results-file.ts';
import { rangeTable } from './range-table.ts';
import { benchRead } from './workers.ts';

const mb = (bytes: number) => (bytes / 1e6).toFixed(1);

/**
 * A spreadsheet with 5 MB of sheet, from bytes to checked draws: here, against only inflating and decoding the same
 * bytes at once, with its longest slice and the most memory it had; then from request to answer in the app's worker,
 * and in one that is busy for as long as a slow one.
 */
export async function benchResults(): Promise<string> {
  const bytes = resultsFile();
  const sheet = unzipSync(bytes)['xl/worksheets/sheet1.xml']?.length ?? 0;
  const [, read] = compare(
    [
      { name: 'decoded', make: () => Object.values(unzipSync(bytes)).map((b) => new TextDecoder().decode(b).length) },
      { name: 'read', make: () => runToEnd(readResults({ bytes, today: RESULTS_TODAY })) },
    ],
    effort(9),
  );
  const { most, longest } = slicesOf(bytes);
  const here = rangeTable(`Reading a spreadsheet, ${mb(bytes.length)} MB with ${mb(sheet)} MB of sheet:`, [
    { text: 'here, ms', values: read?.nanoseconds.map((ns) => ns / 1e6) ?? [], aim: '≤ 1,000' },
    { text: 'so many times what inflating and decoding takes', values: read?.ratios ?? [], digits: 1 },
    { text: 'memory at most, garbage included, MB', values: [most / 1e6], aim: '≤ 60' },
    { text: 'longest slice, ms', values: [longest] },
  ]);
  return `${here}\n${await benchRead()}`;
}

/** The bytes that it had at the end of any slice beyond what was there before, and its longest slice. */
function slicesOf(bytes: Uint8Array<ArrayBuffer>): { most: number; longest: number } {
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
  return { most, longest };
}
