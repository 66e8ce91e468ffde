import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { RESULTS_LIMITS } from '../../workers/shared/draws/results-limits.ts';
import { json } from '../draws/read/files.ts';
import { mirrorDraw } from '../draws/read/json-files.ts';
import { sampleDraws } from '../draws/read/sample-draws.ts';
import { runResults, testFolder } from './run-results.ts';

const ENDLESS = '/dev/zero';
const { folder, fileOf } = testFolder();
const results = fileOf('quina.json', json(sampleDraws('quina', 3).map((draw) => mirrorDraw('quina', draw))));

/** What a command prints, or why it does not run. */
const said = (...args: string[]) =>
  runResults(...args).then(
    ({ output }) => output,
    ({ message }: Error) => message,
  );

test('a file without an end is refused as one that is too large', async () => {
  const tooLarge = `refused (too-large): the file is too large; at most so many bytes: ${RESULTS_LIMITS.textBytes}\n`;
  expect(await said('import', ENDLESS)).toBe(tooLarge);
  expect(await said('check', '--games', results, '--results', ENDLESS)).toBe(tooLarge);
  expect(await said(ENDLESS, '--out', join(folder, 'out'))).toBe(
    `nothing is written\n${ENDLESS}: ${tooLarge.trimEnd()}`,
  );
});

test('games without an end are refused, and an index that is none stays', async () => {
  expect(await said('check', '--games', ENDLESS, '--results', results)).toMatch(
    /^the games are too large; at most \d+ bytes$/,
  );
  symlinkSync(ENDLESS, join(folder, 'index.json'));
  expect(await said(results, '--out', folder)).toMatch(/index\.json is no index of results/);
});

test('standard input without an end is left', async () => {
  const script = resolve(import.meta.dirname, '../../tools/cli/results.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, 'import', '-', '--json']);
  const piece = Buffer.alloc(65_536);
  // Whoever writes is told that nobody reads any more.
  child.stdin.on('error', () => {});
  const feed = () => {
    while (child.stdin.write(piece)) if (child.stdin.destroyed) return;
  };
  child.stdin.on('drain', feed);
  feed();
  const printed = text(child.stdout);
  const [status] = await once(child, 'close');
  expect(status).toBe(2);
  expect(await printed).toBe(`{"refusal":"too-large","detail":"${RESULTS_LIMITS.textBytes}","version":1}\n`);
});
