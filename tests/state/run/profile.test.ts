import { ref } from 'valtio/vanilla';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { followTicks, measureCommit } from '../../../src/state/run/profile.ts';
import { run } from '../../../src/state/run/run.ts';
import { ENGINE_VERSION } from '../../../workers/shared/run/engine-version.ts';
import { bytesOf } from '../../../workers/shared/run/track-properties.ts';
import type { GeneratedRun } from '../../../workers/tasks/answer-run.ts';
import { REQUEST } from '../../pool/support/requests.ts';

const RUN = {
  receipt: { engine: ENGINE_VERSION, ...REQUEST },
  tickets: [],
  facts: [],
} as GeneratedRun;

let now: number;
let measure: MockInstance<Performance['measure']>;

beforeEach(() => {
  now = 100;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  measure = vi.spyOn(performance, 'measure');
});

/** The entries so far: name, start, end, track and properties. */
function entries() {
  return measure.mock.calls.map(([name, options]) => {
    const { start, end, detail } = options as PerformanceMeasureOptions;
    const { track, properties } = detail.devtools;
    return [name, start, end, track, Object.fromEntries(properties)];
  });
}

const WORK = { lottery: 'megasena', games: '3', strategy: 'quick' };

test('a tick reaches from the tick before, and carries the run once there is one', async () => {
  Object.assign(run, { phase: 'asking', percent: 0, made: null });
  followTicks(REQUEST);
  now = 400;
  Object.assign(run, { percent: 2.2 });
  await Promise.resolve();
  now = 750;
  Object.assign(run, { percent: 4.4, made: ref(RUN) });
  await Promise.resolve();
  now = 760;
  Object.assign(run, { phase: 'opening', percent: 100 });
  await Promise.resolve();
  run.percent = 0;
  await Promise.resolve();
  const bytes = String(bytesOf(RUN));
  expect(entries()).toEqual([
    ['2 %', 100, 400, 'Overlay', { ...WORK, bytes: '0', percentage: '2 %' }],
    ['4 %', 400, 750, 'Overlay', { ...WORK, bytes, percentage: '4 %' }],
    ['100 %', 750, 760, 'Overlay', { ...WORK, bytes, percentage: '100 %' }],
  ]);
});

test('a commit reaches from where its rendering began, and carries the run on the screen', () => {
  const { receipt, tickets, facts } = RUN;
  Object.assign(run, { receipt, tickets, facts, proof: null });
  measureCommit(REQUEST, 'mount', 90, 6.25);
  const bytes = String(bytesOf(RUN));
  expect(entries()).toEqual([
    ['mount result', 90, 100, 'React', { ...WORK, bytes, phase: 'mount', rendering: '6.3 ms' }],
  ]);
});

test('a commit without the run on the screen carries nothing', () => {
  const { receipt, tickets, facts } = RUN;
  Object.assign(run, { receipt: null, tickets: [], facts: [], proof: null });
  measureCommit(REQUEST, 'mount', 90, 6);
  Object.assign(run, { receipt, tickets, facts });
  measureCommit({ ...REQUEST, seed: 'other' }, 'update', 90, 6);
  expect(entries().map(([name, , , , { bytes, lottery }]) => [name, bytes, lottery])).toEqual([
    ['mount result', '0', 'megasena'],
    ['update result', '0', 'megasena'],
  ]);
});
