import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BrowserPoolOptions } from '../../../src/pool/browser-pool.ts';

/** What each pool of the page was made with. */
const made = vi.hoisted((): BrowserPoolOptions[] => []);
vi.mock('../../../src/pool/browser-pool.ts', () => ({
  createBrowserPool: (options: BrowserPoolOptions) => {
    made.push(options);
    return {};
  },
  defaultPoolSize: () => 1,
}));

const POOLS = {
  'of runs': async () => (await import('../../../src/state/run/engine-pool.ts')).enginePool(),
  'of the laboratory': async () => (await import('../../../src/state/lab/lab-pool.ts')).labPool(),
  'of real results': async () => (await import('../../../src/state/results/reader-pool.ts')).resultsPool(),
} as const;

/** A page of its own at an address that has made a pool: what that was made with, and what the page knows of it. */
async function pageWith(pool: keyof typeof POOLS, search = '') {
  vi.stubGlobal('location', { search });
  made.splice(0);
  await POOLS[pool]();
  const [options] = made;
  if (!options) throw new Error('no pool');
  const { events } = await import('../../../src/platform/events.ts');
  const { engine } = await import('../../../src/state/engine/engine.ts');
  return { ...options, events, engine };
}

beforeEach(() => {
  // Each pool is made once in the life of a page.
  vi.resetModules();
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
});

describe.each(Object.keys(POOLS) as (keyof typeof POOLS)[])('the pool %s', (pool) => {
  test.each(['unavailable', 'not-loaded', 'crashed', 'late'] as const)(
    'tells on the screen that it does without workers: %s',
    async (cause) => {
      const { events, engine, onDegraded } = await pageWith(pool);
      expect(engine.degradedBy).toBeNull();
      onDegraded?.(cause);
      expect(engine.degradedBy).toBe(cause);
      expect(events.map(({ codes }) => codes)).toEqual([`degraded ${cause}`]);
    },
  );

  test('a stand-in ends on the page, unless another pool has one or has no workers for good', async () => {
    const { events, engine, onDegraded } = await pageWith(pool);
    await POOLS[pool === 'of runs' ? 'of the laboratory' : 'of runs']();
    const onOther = made[1]?.onDegraded;
    onDegraded('late');
    onOther?.('late');
    onDegraded(null);
    expect(engine.degradedBy).toBe('late');
    onOther?.(null);
    expect(engine.degradedBy).toBeNull();
    expect(events.at(-1)?.codes).toBe('degraded ended');
    onOther?.('crashed');
    onDegraded('late');
    expect(engine.degradedBy).toBe('crashed');
    onDegraded(null);
    expect(engine.degradedBy).toBe('crashed');
  });

  test('tells that the address wants it so', async () => {
    const { engine, degraded, onDegraded } = await pageWith(pool, '?workers=0');
    expect(degraded).toBe(true);
    onDegraded?.('unavailable');
    expect(engine.degradedBy).toBe('asked');
  });

  test.each(['answer', 'thrown'] as const)('notes a fault of the app: %s', async (fault) => {
    const { events, onFault } = await pageWith(pool);
    onFault?.(fault);
    expect(events.map(({ codes }) => codes)).toEqual([`fault ${fault}`]);
  });
});
