import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BrowserPoolOptions, createBrowserPool } from '../../src/pool/browser-pool.ts';
import type { Pool } from '../../src/pool/pool.ts';
import { never, REQUEST, shareRequest } from '../pool/support/requests.ts';

const SHARES = [0, 1, 2, 3, 4, 5].map(shareRequest);

/** Of a pool on a busy machine, where a worker that is slow is not dead. */
const PATIENT = { spawnMs: Infinity, heartbeatMs: Infinity, silentMs: Infinity };

/** What a browser has of a page, with the names of the workers that were started. */
function browser() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const view = new EventTarget();
  const names: (string | undefined)[] = [];
  const Simulated = Worker;
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', view);
  vi.stubGlobal('navigator', { hardwareConcurrency: 3 });
  vi.stubGlobal(
    'Worker',
    class extends Simulated {
      constructor(url: URL, options: WorkerOptions) {
        super(url, options);
        names.push(options.name);
      }
    },
  );
  return { page, view, names };
}

describe('the pool of a page, over simulated workers', () => {
  let scene: ReturnType<typeof browser>;
  let pool: Pool | undefined;
  const onDegraded = vi.fn();

  function open(options: Omit<BrowserPoolOptions, 'onDegraded'> = {}): Pool {
    pool = createBrowserPool({ ...options, onDegraded });
    return pool;
  }

  beforeEach(() => {
    onDegraded.mockClear();
    scene = browser();
  });

  afterEach(() => {
    pool?.dispose();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('warms up with one named worker, which serves the first run', async () => {
    const page = open();
    await page.warm();
    const outcome = await page.run(never(), 'generate', REQUEST);
    expect(outcome.ok && outcome.value.tickets).toHaveLength(3);
    expect(scene.names).toEqual(['robo-da-sorte-1']);
    expect(onDegraded).not.toHaveBeenCalled();
  });

  test('has one worker fewer than the machine has cores, unless told otherwise', async () => {
    const page = open();
    await Promise.all(SHARES.map((input) => page.run(never(), 'rankCandidates', input)));
    expect(scene.names).toEqual(['robo-da-sorte-1', 'robo-da-sorte-2']);
  });

  test('makes the same tickets with 1, 2 and 4 workers and with none', async () => {
    const answers: unknown[] = [];
    for (const options of [{ size: 1 }, { size: 2 }, { size: 4 }, { degraded: true }]) {
      scene.names.length = 0;
      const page = open({ ...options, limits: PATIENT });
      answers.push(
        await Promise.all([
          page.run(never(), 'generate', REQUEST),
          page.run(never(), 'frequency', REQUEST),
          ...SHARES.map((input) => page.run(never(), 'rankCandidates', input)),
        ]),
      );
      expect(scene.names).toHaveLength('size' in options ? (options.size ?? 0) : 0);
      page.dispose();
    }
    expect(answers[0]).toMatchObject(SHARES.map(() => ({ ok: true })).concat([{ ok: true }, { ok: true }]));
    for (const answer of answers.slice(1)) expect(answer).toEqual(answers[0]);
    expect(onDegraded).toHaveBeenCalledTimes(1);
  });

  test('does without where there is no Worker', async () => {
    vi.stubGlobal('Worker', undefined);
    expect((await open().run(never(), 'generate', REQUEST)).ok).toBe(true);
    expect(onDegraded).toHaveBeenCalledTimes(1);
  });

  test.each(['visibilitychange', 'pageshow'])(
    'replaces a worker that has died when the page comes back: %s',
    async (event) => {
      const page = open({ size: 1 });
      await page.warm();
      const terminate = vi.spyOn(Worker.prototype, 'terminate');
      const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {});
      vi.useFakeTimers();
      scene.page.visibilityState = 'hidden';
      scene.page.dispatchEvent(new Event('visibilitychange'));
      expect(post).not.toHaveBeenCalled();
      scene.page.visibilityState = 'visible';
      const { page: shown, view } = scene;
      (event === 'pageshow' ? view : shown).dispatchEvent(new Event(event));
      await vi.advanceTimersByTimeAsync(2500);
      vi.useRealTimers();
      expect(terminate).toHaveBeenCalledTimes(1);
      vi.restoreAllMocks();
      expect((await page.run(never(), 'generate', REQUEST)).ok).toBe(true);
      expect(scene.names).toHaveLength(2);
    },
  );

  test('has no worker in a page that is left and may come back, and a call goes on when it does', async () => {
    const page = open({ size: 1 });
    await page.warm();
    const terminate = vi.spyOn(Worker.prototype, 'terminate');
    const show = (type: string, persisted: boolean) =>
      scene.view.dispatchEvent(Object.assign(new Event(type), { persisted }));
    const call = page.run(never(), 'generate', REQUEST);
    show('pagehide', false);
    expect(terminate).not.toHaveBeenCalled();
    show('pagehide', true);
    expect(terminate).toHaveBeenCalledTimes(1);
    expect(scene.names).toHaveLength(1);
    show('pageshow', true);
    expect((await call).ok).toBe(true);
    expect(scene.names).toHaveLength(2);
    vi.restoreAllMocks();
  });
});
