import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setResultsPool } from '../../../src/state/results/reader-pool.ts';
import { loadResults } from '../../../src/state/results/results.ts';
import type { ChosenDraws } from '../../../src/state/statistics/choice.ts';
import { loadStatistics, statistics } from '../../../src/state/statistics/statistics.ts';
import { createFakePool, type FakeCall } from '../../pool/support/fake-pool.ts';

vi.mock('../../../src/state/results/results.ts', () => ({ loadResults: vi.fn() }));

/** A slider is at rest then. */
const SETTLE_MS = 150;

const CHOICE: ChosenDraws = { lottery: 'quina', kind: 'simulated', window: 30, revision: 0 };

/** What the page looks at of an answer. */
const answerTo = ({ lottery, kind, window }: ChosenDraws) => ({
  ok: true as const,
  value: { lottery, kind, draws: window },
});

describe('the statistics', () => {
  let calls: FakeCall[];

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    const fake = createFakePool();
    setResultsPool(fake.pool);
    calls = fake.calls;
    Object.assign(statistics, { status: 'idle', failure: null, answer: null });
  });

  /** Asks, and lets as much time pass as it takes. */
  async function ask(choice: ChosenDraws): Promise<void> {
    loadStatistics(choice);
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
  }

  async function answer(choice: ChosenDraws): Promise<void> {
    await ask(choice);
    calls.at(-1)?.resolve(answerTo(choice));
    await vi.advanceTimersByTimeAsync(0);
  }

  test('the first statistics are asked for at once', async () => {
    loadStatistics(CHOICE);
    expect(statistics.status).toBe('loading');
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      task: 'statistics',
      input: { lottery: 'quina', window: 30, source: { kind: 'simulated', date: '2026-11-20' } },
    });
    calls[0]?.resolve(answerTo(CHOICE));
    await vi.advanceTimersByTimeAsync(0);
    expect(statistics).toMatchObject({ status: 'ready', answer: { draws: 30 } });
  });

  test('a slider on its way asks for the place where it comes to rest', async () => {
    await answer(CHOICE);
    for (const window of [50, 75, 100, 150]) {
      loadStatistics({ ...CHOICE, window });
      await vi.advanceTimersByTimeAsync(SETTLE_MS - 1);
    }
    expect(calls).toHaveLength(1);
    // Until then those before are there, with the words of what they are of.
    expect(statistics).toMatchObject({ status: 'loading', answer: { draws: 30 } });
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ input }) => (input as ChosenDraws).window)).toEqual([30, 150]);
  });

  test('an answer that comes late, for a choice that was left, is dropped', async () => {
    await ask(CHOICE);
    const other = { ...CHOICE, lottery: 'megasena' } as const;
    await ask(other);
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[1]?.resolve(answerTo(other));
    await vi.advanceTimersByTimeAsync(0);
    calls[0]?.resolve(answerTo(CHOICE));
    await vi.advanceTimersByTimeAsync(0);
    expect(statistics).toMatchObject({ status: 'ready', answer: { lottery: 'megasena' } });
  });

  test('another lottery or source shows nothing meanwhile', async () => {
    await answer(CHOICE);
    loadStatistics({ ...CHOICE, lottery: 'megasena' });
    expect(statistics.answer).toBeNull();
  });

  test('a count is given up when nobody looks any more', async () => {
    const giveUp = loadStatistics(CHOICE);
    giveUp();
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    expect(calls).toHaveLength(0);
  });

  test('real draws are counted where they are kept, and have their own words when they are gone', async () => {
    const official = { ...CHOICE, kind: 'official', revision: 3 } as const;
    await answer(official);
    expect(calls[0]?.input).toEqual({ lottery: 'quina', window: 30, source: { kind: 'official' } });
    await ask({ ...official, revision: 4 });
    calls[1]?.resolve({ ok: false, code: 'failed', message: 'gone' });
    await vi.advanceTimersByTimeAsync(0);
    expect(statistics).toMatchObject({
      status: 'failed',
      failure: { code: 'failed' },
      answer: null,
    });
    expect(loadResults).toHaveBeenCalledOnce();
  });

  test('a count that failed is asked for again', async () => {
    await ask(CHOICE);
    calls[0]?.reject(new Error('crashed'));
    await vi.advanceTimersByTimeAsync(0);
    expect(statistics.status).toBe('failed');
    await answer(CHOICE);
    expect(statistics.status).toBe('ready');
  });
});
