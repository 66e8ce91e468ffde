import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROFILE_GUIDE } from '../../tools/build/profile-plugin.ts';
import { openBrowser } from './browser.ts';
import { profileServer } from './profile-server.ts';
import { awaitResult, quick } from './steps.ts';
import { record } from './track-entries.ts';

const { open } = openBrowser();
const server = profileServer();

/** The details of each entry. */
const WORK = { lottery: 'megasena', games: '1', strategy: 'quick', bytes: expect.stringMatching(/^\d+$/) };

test('npm run profile builds silently, prints its address and what to look at', () => {
  expect(server.text).toMatch(/^Building the site…\nSample pages: .*\n {2}➜ /);
  expect(server.text).toContain(PROFILE_GUIDE);
});

// `tests/pool/marks.test.ts` and `tests/state/run/profile.test.ts` have their order, their times and their bytes.
test('a run shows on all tracks of both threads, each entry with what it was', async () => {
  const { page } = await open({ site: server.site, path: '/vip1922' });
  const { entries, reactTracks } = await record(page, async () => {
    await quick(page).click();
    await awaitResult(page);
  });
  expect(new Set(entries.map(({ track }) => track))).toEqual(
    new Set(['Queue', 'Run', 'Transfer', 'Worker', 'Overlay', 'React']),
  );
  for (const { label, track, threadName, properties } of entries) {
    expect(properties, label).toMatchObject(WORK);
    expect(threadName, label).toBe(track === 'Worker' ? 'DedicatedWorker thread' : 'CrRendererMain');
  }
  expect(entries.filter(({ properties }) => properties.call === '1')).toHaveLength(5);
  expect(reactTracks).toEqual(new Set(['Scheduler ⚛', 'Components ⚛']));
});

test('the default build has no code for profiling only', () => {
  const scripts = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));
  const all = scripts.map((file) => readFileSync(`dist/assets/${file}`, 'utf8')).join('\n');
  expect(all).toMatch(/["'`]Queue["'`]/);
  expect(all).not.toMatch(/["'`](Overlay|React)["'`]|tooltipText|__PROFILE__|Scheduler ⚛/);
});
