import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PROFILE_GUIDE } from '../../tools/build/profile-plugin.ts';
import { STRATEGY_IDS } from '../../workers/shared/strategy/catalogue.ts';
import { chromiumVisit } from '../faults/chromium-visit.ts';
import type { Step, Steps } from '../faults/fault.ts';
import { doAll, follow, inChromium, open as openAt, tickets } from '../faults/hands.ts';
import { WATCH } from '../faults/watch.ts';
import { STARTED } from '../faults/worker/started.ts';
import { openBrowser } from './browser.ts';
import { linkTo } from './link.ts';
import { watchPageThread } from './page-thread.ts';
import { profileServer } from './profile-server.ts';
import { awaitResult, quick } from './steps.ts';
import { record, type TrackEntry } from './track-entries.ts';

const { open } = openBrowser();
const server = profileServer();

/**
 * What two threads may disagree by: each coarsens its own clock, to 0.1 ms. However busy the machine is, no more: what
 * it takes from a thread lengthens an entry or the one after it, as each begins with the very instant with which the
 * one before it ended.
 */
const CLOCKS_MS = 5;

/** What is said of a request and, on the tracks of a call, of the call. */
const WORK = { lottery: 'megasena', games: '1', strategy: 'quick' };

const bytes = ({ properties }: TrackEntry) => Number(properties.bytes);

/** The entries of one call, which must follow each other from submit to answer without a gap. */
function partsOf(entries: readonly TrackEntry[], call: string) {
  const its = entries.filter(({ properties }) => properties.call === call);
  const only = (track: string, label = /./): TrackEntry => {
    const found = its.filter((entry) => entry.track === track && label.test(entry.label));
    expect(found, `${track} ${label} of call ${call}`).toHaveLength(1);
    return found[0] as TrackEntry;
  };
  const [wait, call_, run] = [only('Queue'), only('Run'), only('Worker')];
  const [request, answer] = [only('Transfer', /^request/), only('Transfer', /^answer/)];
  expect(its).toHaveLength(5);
  return { wait, call: call_, run, request, answer };
}

/** That wait, request, run and answer are all of the time from submit to answer, in this order. */
function expectWhole(parts: ReturnType<typeof partsOf>): void {
  const { wait, call, run, request, answer } = parts;
  const inOrder = [wait, request, run, answer];
  const sum = inOrder.map(({ start, end }) => end - start).reduce((a, b) => a + b);
  expect(Math.abs(sum - (call.end - wait.start))).toBeLessThanOrEqual(CLOCKS_MS);
  // Not only do they add up: on the trace's own clock each begins where the one before it ends.
  for (const [i, { start }] of inOrder.entries()) {
    const before = inOrder[i - 1]?.end ?? wait.start;
    expect(Math.abs(start - before), inOrder[i]?.label).toBeLessThanOrEqual(CLOCKS_MS);
  }
  expect(Math.abs(answer.end - call.end)).toBeLessThanOrEqual(CLOCKS_MS);
  // The page has all but the run, which is the worker's.
  expect(new Set([wait, call, request, answer].map(({ thread }) => thread)).size).toBe(1);
  expect(wait.threadName).toBe('CrRendererMain');
  expect(run.thread).not.toBe(wait.thread);
  expect(run.threadName).toBe('DedicatedWorker thread');
  expect(bytes(wait)).toBe(bytes(request));
  expect(bytes(call)).toBe(bytes(run));
  expect(bytes(call)).toBeGreaterThan(bytes(request));
  expect(bytes(call)).toBeGreaterThan(bytes(answer));
}

describe('npm run profile', () => {
  test('builds without a word, says where it serves, and what to look at', () => {
    expect(server.text).toMatch(/^Building the site…\nSample pages: .*\n {2}➜ /);
    expect(server.text).toContain(PROFILE_GUIDE);
  });

  test('a run shows on all tracks of both threads, in order, each entry with what it was', async () => {
    const { page } = await open({ site: server.site, path: '/vip1922' });
    const { entries, reactTracks } = await record(page, async () => {
      await quick(page).click();
      await awaitResult(page);
    });

    expect(new Set(entries.map(({ track }) => track))).toEqual(
      new Set(['Queue', 'Run', 'Transfer', 'Worker', 'Overlay', 'React']),
    );
    for (const { label, properties } of entries) {
      expect(properties, label).toMatchObject({ ...WORK, bytes: expect.stringMatching(/^\d+$/) });
    }
    const parts = partsOf(entries, '1');
    expectWhole(parts);
    expect(bytes(parts.request)).toBeGreaterThan(0);

    const ticks = entries.filter(({ track }) => track === 'Overlay');
    // Ticks that a busy page has missed are none.
    const percentages = Array.from({ length: 30 }, (_, i) => `${Math.round((i + 1) * 3.33)} %`);
    const labels = ticks.map(({ label }) => label);
    expect(labels.length).toBeGreaterThan(2);
    expect(labels.pop()).toBe('100 %');
    expect(labels).toEqual(percentages.filter((label) => labels.includes(label)));
    for (const [i, tick] of ticks.entries()) {
      expect(tick.start).toBeCloseTo(ticks[i - 1]?.end ?? tick.start, 1);
      expect(tick.properties.percentage).toBe(tick.label);
      // It carries nothing before the engine has answered, and the run from then on.
      const hasRun = tick.end > parts.call.end + CLOCKS_MS;
      if (hasRun) expect(bytes(tick)).toBe(bytes(parts.answer) - '{"ok":true,"value":}'.length);
      else if (tick.end < parts.call.end - CLOCKS_MS) expect(bytes(tick)).toBe(0);
    }

    const [mount] = entries.filter(({ track }) => track === 'React');
    expect(mount?.label).toBe('mount result');
    expect(mount?.start).toBeGreaterThanOrEqual(ticks.at(-1)?.end ?? Number.NaN);
    expect(mount?.properties).toMatchObject({ bytes: ticks.at(-1)?.properties.bytes });
    expect(mount?.properties.rendering).toMatch(/^\d+\.\d ms$/);
    expect(reactTracks).toEqual(new Set(['Scheduler ⚛', 'Components ⚛']));
  });
});

/** A run of each strategy, one after the other in one page. */
const EACH_STRATEGY = STRATEGY_IDS.map((strategy) => linkTo({ lottery: 'quina', games: 4, strategy }));

/** What a person does: each is begun in a page of its own, and waits for what comes of it. */
const ACTIONS: readonly (readonly [name: string, steps: Steps])[] = [
  ...Object.values(STARTED).map(({ name, start, shown }) => {
    const see: Step = ({ visit }) => shown(visit);
    return [name, [start, see].flat()] as const;
  }),
  ['a quick ticket from home', [openAt('/?'), inChromium((page) => quick(page).click()), inChromium(awaitResult)]],
  ['20 games of Lotomania', [openAt(linkTo({ lottery: 'lotomania', games: 20 })), tickets]],
  [
    `a run of each of ${STRATEGY_IDS.length} strategies`,
    [openAt(linkTo({ seed: 'first' })), tickets, EACH_STRATEGY.map((link) => [follow(link), tickets])].flat(2),
  ],
];

const isWork = (file: string) => /^workers\/(?!shared\/)/.test(file);

describe('the thread of the page', () => {
  /** What it has run of an action, with workers unless the address says that there are none. */
  async function threadOf([, steps]: (typeof ACTIONS)[number], flag = '') {
    const { page } = await open({ path: null, before: `${WATCH} window.injected = {};` });
    const visit = chromiumVisit(page);
    const flagged = { ...visit, open: (address: string) => visit.open(address.replace('?', `?${flag}&`)) };
    const none = () => {
      throw new Error('this scene has no host');
    };
    const scene = { visit: flagged, site: server.site, page: () => page, host: none, kept: {}, tabs: [] };
    const thread = await watchPageThread(page, () => doAll(steps, scene));
    await page.close();
    return thread;
  }

  test('runs no code of the workers but `shared`, whatever a person does', async () => {
    const rows = ['| action | script | `src` | `workers/shared` | other `workers` |', '|---|---|---|---|---|'];
    for (const action of ACTIONS) {
      const { called, ms } = await threadOf(action);
      expect([...called, ...ms.keys()].filter(isWork), action[0]).toEqual([]);
      expect(called).toContain('src/pool/worker-set.ts');
      const sum = (pattern: RegExp) =>
        Math.round([...ms].reduce((all, [file, time]) => all + (pattern.test(file) ? time : 0), 0));
      const times = [/^/, /^src/, /^workers\/shared/, /^workers\/(?!shared\/)/].map(sum);
      rows.push(`| ${[action[0], ...times].join(' | ')} |`);
    }
    writeFileSync('.cache/page-thread.md', `${rows.join('\n')}\n`);
  });

  test.each(['quick', 'frequency', 'checking', 'counted'] as const)(
    'does the work where there are no workers, and this test sees it: %s',
    async (name) => {
      const action = ACTIONS.find(([each]) => each === STARTED[name].name);
      const { called } = await threadOf(action as (typeof ACTIONS)[number], 'workers=0');
      expect([...called].filter(isWork)).toContain('workers/tasks/host.ts');
    },
  );
});

test('the default build has no source maps, and no code that is for profiling only', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const all = scripts.map((file) => readFileSync(`dist/${file}`, 'utf8')).join('\n');
  expect(all).toMatch(/["'`]Queue["'`]/);
  expect(all).not.toContain('sourceMappingURL');
  expect(all).not.toMatch(/["'`](Overlay|React)["'`]|tooltipText|__PROFILE__|Scheduler ⚛/);
});
