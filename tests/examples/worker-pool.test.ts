import '@vitest/web-worker';
import { type Remote, wrap } from 'comlink';
import { type Receipt, replay } from 'robo-da-sorte';
import { expect, onTestFinished, test } from 'vitest';
import type { ReplayApi } from './replay-worker.ts';

/** Starts a worker and waits for it: `@vitest/web-worker` mixes up two that start at a time. */
async function startWorker(): Promise<Remote<ReplayApi>> {
  const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' });
  onTestFinished(() => worker.terminate());
  const remote = wrap<ReplayApi>(worker);
  await remote.ready();
  return remote;
}

const receipts = (['quick', 'espelhamento', 'cercamento', 'uniform'] as const).map(
  (strategy): Receipt => ({
    engine: '3',
    lottery: 'lotofacil',
    strategy,
    games: 8,
    seed: 'abc',
    historySeed: 'h1',
    date: '2026-11-20',
    now: '2026-11-20T12:00:00Z',
  }),
);

test('a pool of two workers gives what this thread gives', async () => {
  const pool = [await startWorker(), await startWorker()] as const;
  const made = await Promise.all(receipts.map((receipt, i) => pool[i % 2 ? 1 : 0].replay(receipt)));
  expect(made).toEqual(receipts.map((receipt) => replay(receipt)));
});
