import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { Page } from 'playwright-core';

/** What the thread of a page has run while something went on. */
interface PageThread {
  /** The files of `src` and `workers` of which a function was called, however short. */
  readonly called: ReadonlySet<string>;
  /** The milliseconds that the sampling profiler has of each file; '' stands for all other scripts. */
  readonly ms: ReadonlyMap<string, number>;
}

/** How often the profiler takes a sample, in microseconds. */
const SAMPLE_US = 200;

/** Where `npm run profile` puts the scripts. */
const FOLDER = '.cache/profile/assets';

/** A script of that build: where its lines begin, and the source file of each. */
interface Script {
  readonly starts: readonly number[];
  fileOf(line: number): string;
}

/** Reads a script and its source map. Each line has one source file, since the script is not minified. */
function readScript(name: string): Script {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  const map = new SourceMap(JSON.parse(readFileSync(`${FOLDER}/${name}.map`, 'utf8')));
  return {
    starts: [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)],
    fileOf(line) {
      const entry = map.findEntry(line, Number.MAX_SAFE_INTEGER);
      const [file = ''] = /\b(src|workers)\/.*/.exec('originalSource' in entry ? entry.originalSource : '') ?? [];
      return file;
    },
  };
}

/**
 * What the page's own thread runs of the profile build while `act` goes on, at whatever addresses. Workers have threads
 * of their own.
 */
export async function watchPageThread(page: Page, act: () => Promise<unknown>): Promise<PageThread> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  await session.send('Profiler.startPreciseCoverage', { callCount: true });
  await session.send('Profiler.start');
  await act();
  const { profile } = await session.send('Profiler.stop');
  const { result } = await session.send('Profiler.takePreciseCoverage');
  await session.detach();

  const scripts = new Map<string, Script>();
  const scriptAt = (url: string) => {
    const [, name] = /\/assets\/([^/]+\.js)$/.exec(url) ?? [];
    if (name && !scripts.has(name)) scripts.set(name, readScript(name));
    return name === undefined ? undefined : scripts.get(name);
  };
  const called = new Set<string>();
  for (const { url, functions } of result) {
    const script = scriptAt(url);
    // The last line of a function is its own; on the first one another may end.
    const ends = functions.flatMap(({ ranges: [whole] }) => (whole?.count ? [whole.endOffset - 1] : []));
    for (const end of ends) called.add(script?.fileOf(script.starts.findLastIndex((start) => start <= end)) ?? '');
  }
  const ms = new Map<string, number>();
  for (const { callFrame, positionTicks = [] } of profile.nodes) {
    for (const { line, ticks } of positionTicks) {
      const file = scriptAt(callFrame.url)?.fileOf(line - 1) ?? '';
      ms.set(file, (ms.get(file) ?? 0) + (ticks * SAMPLE_US) / 1000);
    }
  }
  return { called, ms };
}
