import { expect, test, vi } from 'vitest';
import { openDegraded } from '../../src/pool/degraded.ts';
import { createPool } from '../../src/pool/pool.ts';
import { never, REQUEST } from './support/requests.ts';
import { until } from './support/turns.ts';

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

  const entries = new Map(
    measure.mock.calls.map(([label, options]) => [label, options as PerformanceMeasureOptions]),
  );
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
    // The worker's own entry has no end: it is recorded at its end.
    if (label !== 'run generate') expect(end).toBeGreaterThanOrEqual(start as number);
    if (end !== undefined) expect(end).toBeLessThanOrEqual(after + 1);
  }
  expect(entries.get('wait generate')?.detail.devtools).toMatchObject({
    dataType: 'track-entry',
    track: 'Queue',
  });
  // The ways between the threads are the two ends of the call.
  const call = entries.get('generate 1');
  expect(entries.get('wait generate')?.end).toBe(call?.start);
  expect(entries.get('request generate')?.start).toBe(call?.start);
  expect(entries.get('answer generate')?.end).toBe(call?.end);
  expect(performance.getEntriesByType('measure')).toEqual([]);
  measure.mockRestore();
});
