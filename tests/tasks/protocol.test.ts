import { expose, proxy, releaseProxy, wrap } from 'comlink';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ProgressMessage, WorkerApi } from '../../workers/tasks/api.ts';
import { generateAtHome } from '../../workers/tasks/home.ts';
import { createHost } from '../../workers/tasks/host.ts';
import { readResults } from '../../workers/tasks/read-results.ts';
import { officialXlsx } from '../draws/read/files.ts';
import { sampleDraws } from '../draws/read/sample-draws.ts';
import { createGate, plainHost } from '../pool/support/fake-worker.ts';
import { REQUEST } from '../pool/support/requests.ts';
import { turns } from '../pool/support/turns.ts';

/** A host behind a channel, as the page sees it. */
function connect(host: WorkerApi) {
  const { port1, port2 } = new MessageChannel();
  expose(host, port2);
  const remote = wrap<WorkerApi>(port1);
  // Held until then: Comlink releases a channel whose proxy was collected, answers or not.
  onTestFinished(() => remote[releaseProxy]());
  return remote;
}

describe('over a message channel', () => {
  test('a ping is answered, also while a task runs', async () => {
    const gate = createGate(false);
    const remote = connect(plainHost(gate.pass));
    const answer = remote.run(1, 'generate', REQUEST);
    expect(await remote.ping()).toBe('pong');
    gate.open();
    expect(await answer).toMatchObject({ outcome: { ok: true } });
  });

  test('a run is answered with its receipt and tickets', async () => {
    const { outcome } = await connect(plainHost()).run(1, 'generate', REQUEST);
    expect(outcome).toMatchObject({ ok: true, value: { receipt: REQUEST } });
  });

  test.each([
    ['games', { games: 0 }, 'invalid games: 0', { min: 1, max: 20 }],
    ['lottery', { lottery: 'bingo' }, 'invalid lottery: "bingo"'],
    ['strategy', { strategy: 'luck' }, 'invalid strategy: "luck"'],
    ['seed', { seed: 'two words' }, 'invalid seed: "two words"'],
  ])('a request with a bad %s is answered with data', async (field, change, message, range = undefined) => {
    const request = { ...REQUEST, ...change } as typeof REQUEST;
    const { outcome } = await connect(plainHost()).run(1, 'generate', request);
    expect(outcome).toEqual({
      ok: false,
      code: 'invalid-request',
      message,
      problem: { field, range },
    });
  });

  test('a task that there is not is answered with data', async () => {
    const { outcome } = await connect(plainHost()).run(1, 'guess' as 'generate', REQUEST);
    expect(outcome).toMatchObject({ ok: false, code: 'failed' });
  });

  test('a cancelled call stops at its next slice, and others go on', async () => {
    const gate = createGate(false);
    const remote = connect(plainHost(gate.pass));
    const answers = [1, 2].map((id) => remote.run(id, 'generate', REQUEST));
    await remote.cancel(1);
    gate.open();
    expect(await Promise.all(answers)).toMatchObject([
      { outcome: { ok: false, code: 'cancelled' } },
      { outcome: { ok: true } },
    ]);
  });

  test('progress comes at most ten times a second', async () => {
    // A task of 100 slices of 30 ms, on a clock that only its pauses move.
    vi.spyOn(generateAtHome, 'run').mockImplementation(function* () {
      for (let slice = 0; slice < 100; slice++) yield slice / 100;
      return { receipt: { ...REQUEST, engine: '2' }, tickets: [], facts: [] };
    });
    let now = 0;
    const told: ProgressMessage[] = [];
    const remote = connect(
      createHost({
        sliceMs: 0,
        clock: () => now,
        pause: async () => {
          await turns(3);
          now += 30;
        },
      }),
    );
    await remote.connect(
      proxy((message: ProgressMessage) => {
        told.push(message);
      }),
    );
    await remote.run(5, 'generate', REQUEST);
    await turns();
    expect(told.length).toBeGreaterThan(20);
    expect(told.length).toBeLessThanOrEqual(30);
    expect(told.every(({ id }) => id === 5)).toBe(true);
    const dones = told.map(({ done }) => done);
    expect(dones).toEqual([...dones].sort((a, b) => a - b));
  });

  test('the buffer of a table of draws is moved, not copied', async () => {
    const read = vi.spyOn(readResults, 'transfers');
    const bytes = officialXlsx('duplasena', sampleDraws('duplasena', 12));
    const asked = { bytes, today: '2099-01-01' };
    const { outcome } = await connect(plainHost()).run(1, 'readResults', asked);
    expect(read.mock.calls[0]?.[0]).toMatchObject({ table: { byteLength: 0 } });
    expect(outcome).toMatchObject({
      ok: true,
      value: { ok: true, report: { lottery: 'duplasena' } },
    });
  });

  test('an answer says when it was worked on, in the time of the epoch', async () => {
    const { timeOrigin } = performance;
    const before = timeOrigin + performance.now();
    const { start, end } = await connect(plainHost()).run(3, 'frequency', REQUEST);
    const after = timeOrigin + performance.now();
    expect([before, start, end, after]).toEqual([before, start, end, after].sort((a, b) => a - b));
  });
});
