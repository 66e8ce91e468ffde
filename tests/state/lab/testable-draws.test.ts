import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type LabChoice, labChoice, testableDraws } from '../../../src/state/lab/choice.ts';
import { requestOf } from '../../../src/state/lab/request-of.ts';
import { results } from '../../../src/state/results/results.ts';
import type { KeptSummary } from '../../../workers/shared/draws/results-summary.ts';
import { createFakePool } from '../../pool/support/fake-pool.ts';
import { turns } from '../../pool/support/turns.ts';

const { calls, pool } = createFakePool();
vi.mock('../../../src/state/lab/lab-pool.ts', () => ({ labPool: () => pool }));

const backtest: LabChoice = { ...labChoice, experiment: 'walk', lottery: 'quina' };
const named = { kind: 'imported', contest: 207, size: 200, hash: '0123456789abcdef' } as const;

function keep(lottery: 'quina' | 'duplasena', count: number, missing = 0, unbroken?: number): void {
  results.kept = { [lottery]: { lottery, count, missing, unbroken } as KeptSummary };
}

const testable = (lottery: 'quina' | 'duplasena' = 'quina') => testableDraws(lottery, results.kept);

beforeEach(() => {
  calls.splice(0);
  results.kept = {};
});

describe('a backtest over real draws', () => {
  test('takes more draws without a gap than it looks at first, both of a contest', () => {
    keep('quina', 30);
    expect(testable()).toBe(0);
    keep('quina', 31);
    expect(testable()).toBe(31);
    keep('duplasena', 15);
    expect(testable('duplasena')).toBe(0);
    keep('duplasena', 16);
    expect(testable('duplasena')).toBe(32);
  });

  test.each([
    [30, 0],
    [31, 200],
    [undefined, 200],
  ])('draws with gaps, of which %s are in a row, give it %i', (unbroken, count) => {
    keep('quina', 200, 7, unbroken);
    expect(testable()).toBe(count);
    keep('duplasena', 100, 7, unbroken && unbroken - 15);
    expect(testable('duplasena')).toBe(count);
  });

  test('a backtest of a table whose draws in a row nobody has counted is refused where they are too few', async () => {
    keep('quina', 200, 7);
    for (const unbroken of [30, 31]) {
      const made = requestOf(backtest, 'seed', new AbortController().signal);
      await turns(1);
      calls.at(-1)?.resolve({ ok: true, value: { named, unbroken } });
      if (unbroken === 31) expect(await made).toMatchObject({ kind: 'walk', draws: named });
      else await expect(made).rejects.toMatchObject({ failure: { code: 'few-draws', unbroken } });
    }
    keep('quina', 200, 7, 30);
    const made = await requestOf(backtest, 'seed', new AbortController().signal);
    expect(made).toMatchObject({ draws: { kind: 'simulated' } });
  });
});
