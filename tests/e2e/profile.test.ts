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
import { record } from './track-entries.ts';

const { open } = openBrowser();
const server = profileServer();

/** What is said of each entry. */
const WORK = { lottery: 'megasena', games: '1', strategy: 'quick', bytes: expect.stringMatching(/^\d+$/) };

describe('npm run profile', () => {
  test('builds without a word, says where it serves, and what to look at', () => {
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
    const scene = { visit: flagged, site: server.site, page: () => page, host: none, kept: {} };
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
