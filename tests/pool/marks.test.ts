import { describe, expect, test, vi } from 'vitest';
import { openDegraded } from '../../src/pool/browser-pool.ts';
import type { Call } from '../../src/pool/call.ts';
import { measureCall } from '../../src/pool/marks.ts';
import { createPool } from '../../src/pool/pool.ts';
import type { Answer } from '../../workers/tasks/api.ts';
import { plainHost } from './support/fake-worker.ts';
import { never, REQUEST } from './support/requests.ts';
import { stage } from './support/stage.ts';
import { turns, until } from './support/turns.ts';

test('a call shows on the tracks of the performance panel, and leaves the timeline empty', async () => {
  const measure = vi.spyOn(performance, 'measure');
  const pool = createPool({
    size: 1,
    spawn: undefined,
    degrade: openDegraded,
    onDegraded: () => {},
  });
  const before = performance.now();
  await pool.run(never(), 'generate', REQUEST);
  await until(() => measure.mock.calls.length === 5);
  const after = performance.now();
  pool.dispose();

  const entries = new Map(measure.mock.calls.map(([label, options]) => [label, options as PerformanceMeasureOptions]));
  expect([...entries.keys()].sort()).toEqual([
    'answer generate',
    'generate 1',
    'request generate',
    'run generate',
    'wait generate',
  ]);
  for (const [label, { start, end, detail }] of entries) {
    expect(detail.devtools.trackGroup).toBe('Robô da Sorte');
    expect(start).toBeGreaterThanOrEqual(before - 1);
    expect(end).toBeGreaterThanOrEqual(start as number);
    expect(end).toBeLessThanOrEqual(after + 1);
    const { properties } = detail.devtools;
    expect(Object.fromEntries(properties), label).toEqual({
      lottery: REQUEST.lottery,
      strategy: REQUEST.strategy,
      games: String(REQUEST.games),
      bytes: expect.stringMatching(/^\d+$/),
      call: '1',
    });
  }
  const entry = (label: string) => {
    const { start, end, detail } = entries.get(label) ?? {};
    const { track, properties = [] } = detail?.devtools ?? {};
    return { track, start, end, bytes: Number(Object.fromEntries(properties).bytes) };
  };
  const [wait, call, run] = ['wait generate', 'generate 1', 'run generate'].map(entry);
  const [request, answer] = ['request generate', 'answer generate'].map(entry);
  const parts = [wait, call, request, run, answer];
  expect(parts.map((part) => part?.track)).toEqual(['Queue', 'Run', 'Transfer', 'Worker', 'Transfer']);
  // The ways between the threads are the two ends of the call, and the worker's run is between them.
  expect(wait?.end).toBe(call?.start);
  expect(request?.start).toBe(call?.start);
  expect(request?.end).toBeCloseTo(run?.start as number, 1);
  expect(answer?.start).toBeCloseTo(run?.end as number, 1);
  expect(answer?.end).toBe(call?.end);
  // What waits is what is sent; the call is both ways, as the list of the two.
  expect(wait?.bytes).toBe(JSON.stringify(REQUEST).length);
  expect(request?.bytes).toBe(wait?.bytes);
  expect(call?.bytes).toBe((request?.bytes ?? 0) + (answer?.bytes ?? 0) + '[,]'.length);
  expect(run?.bytes).toBe(call?.bytes);
  expect(performance.getEntriesByType('measure')).toEqual([]);
  measure.mockRestore();
});

describe('marks never throw', () => {
  const call = (submittedAt: number) => ({ task: 'generate', id: 1, input: REQUEST, submittedAt }) as unknown as Call;
  const { timeOrigin } = performance;
  const at = (start: number, end: number) => ({ start: timeOrigin + start, end: timeOrigin + end }) as Answer<unknown>;

  /** The measures that a call leaves which was posted at 100 ms and answered at 130 ms. */
  function measured(answer: Answer<unknown>, submittedAt = 90): [string, number, number][] {
    const measure = vi.spyOn(performance, 'measure');
    measureCall(call(submittedAt), 100, 130, answer);
    return measure.mock.calls.map(([label, options]) => {
      const { start, end } = options as { start: number; end: number };
      return [label, Math.round(start), Math.round(end)];
    });
  }

  const OWN = [
    ['wait generate', 90, 100],
    ['generate 1', 100, 130],
  ];

  test('and show the two ways of an answer that came in between', () => {
    expect(measured(at(105, 125))).toEqual([...OWN, ['request generate', 100, 105], ['answer generate', 125, 130]]);
  });

  test('and take what is a coarse clock’s error off for none', () => {
    expect(measured(at(99, 131))).toEqual([...OWN, ['request generate', 100, 100], ['answer generate', 130, 130]]);
  });

  test.each<[string, number, number]>([
    ['an hour back', -3_600_000 + 105, -3_600_000 + 125],
    ['an hour on', 3_600_000 + 105, 3_600_000 + 125],
    ['forty milliseconds back', 65, 85],
    ['forty milliseconds on', 145, 165],
    ['nobody knows where', Number.NaN, Number.NaN],
    ['out of all time', Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
  ])('and leave the ways out when the clock was set %s', (_, start, end) => {
    expect(measured(at(start, end))).toEqual(OWN);
  });

  test('and keep the way that makes sense of two', () => {
    expect(measured(at(105, 9000))).toEqual([...OWN, ['request generate', 100, 105]]);
  });

  test('and leave out a wait that ends before it began, or began before time', () => {
    expect(measured(at(105, 125), 101).map(([label]) => label)).not.toContain('wait generate');
    expect(measured(at(105, 125), -1).map(([label]) => label)).not.toContain('wait generate');
  });

  test.each<[string, unknown]>([
    ['has no measures', undefined],
    [
      'does not know measures with details',
      () => {
        throw new SyntaxError('no such mark');
      },
    ],
  ])('where the browser %s, on either side', async (_, measure) => {
    vi.stubGlobal('performance', { timeOrigin, now: () => 140, measure });
    measureCall(call(90), 100, 130, at(105, 125));
    const { outcome } = await plainHost().run(1, 'generate', REQUEST);
    expect(outcome.ok).toBe(true);
  });
});

test('a call ends well when the system’s clock was corrected after the page had loaded', async () => {
  const { timeOrigin } = performance;
  const origin = vi.spyOn(performance, 'timeOrigin', 'get');
  const measure = vi.spyOn(performance, 'measure');
  const { pool, worker } = stage();
  await pool.warm();
  for (const hour of [3_600_000, -3_600_000]) {
    // The worker started after the correction: it counts from another origin than the page.
    worker(0).onRun = () => origin.mockReturnValueOnce(timeOrigin - hour).mockReturnValue(timeOrigin);
    expect((await pool.run(never(), 'generate', REQUEST)).ok).toBe(true);
    await turns();
  }
  expect(measure.mock.results.map(({ type }) => type)).not.toContain('throw');
  const labels = measure.mock.calls.map(([label]) => label);
  expect(labels.filter((label) => /^(wait|run) generate$|^generate/.test(label))).toHaveLength(6);
  expect(labels.filter((label) => /^(request|answer)/.test(label))).toEqual([]);
});
