import { beforeEach, describe, expect, test, vi } from 'vitest';
import { labTexts } from '../../../src/content/lab/lab.ts';
import { type LabChoice, labChoice } from '../../../src/state/lab/choice.ts';
import { choiceFault } from '../../../src/state/lab/choice-fault.ts';
import { findUnbroken, foundUnbroken } from '../../../src/state/lab/unbroken-draws.ts';
import { results } from '../../../src/state/results/results.ts';
import type { KeptSummary } from '../../../workers/shared/draws/results-summary.ts';
import { createFakePool } from '../../pool/support/fake-pool.ts';
import { turns } from '../../pool/support/turns.ts';

const { calls, pool } = createFakePool();
vi.mock('../../../src/state/lab/lab-pool.ts', () => ({ labPool: () => pool }));

const backtest: LabChoice = { ...labChoice, experiment: 'walk', lottery: 'quina' };

function keep(lottery: 'quina' | 'duplasena', count: number, missing = 0, revision = 1): void {
  results.kept = { [lottery]: { lottery, count, missing, revision } as KeptSummary };
}

beforeEach(() => {
  calls.splice(0);
  for (const name of Object.keys(foundUnbroken)) delete foundUnbroken[name];
  results.kept = {};
});

describe('a backtest over real draws', () => {
  test.each([
    [1, 'few-draws'],
    [30, 'few-draws'],
    [31, undefined],
  ])('%i draws without a gap have the fault %s before a start', (count, fault) => {
    keep('quina', count);
    expect(choiceFault(backtest)).toBe(fault);
    expect(choiceFault({ ...backtest, isReal: false })).toBeUndefined();
  });

  test('counts both draws of a contest', () => {
    keep('duplasena', 15);
    expect(choiceFault({ ...backtest, lottery: 'duplasena' })).toBe('few-draws');
    keep('duplasena', 16);
    expect(choiceFault({ ...backtest, lottery: 'duplasena' })).toBeUndefined();
  });

  test.each([
    [30, 'few-draws'],
    [31, undefined],
  ])('draws with gaps, of which %i are in a row, have the fault %s', async (unbroken, fault) => {
    keep('quina', 200, 7);
    expect(choiceFault(backtest)).toBeUndefined();
    const finding = findUnbroken('quina');
    await turns(1);
    expect(calls.map(({ task, input }) => [task, input])).toEqual([['labDraws', { lottery: 'quina' }]]);
    const named = { kind: 'imported', contest: 207, size: 200, hash: '0123456789abcdef' };
    calls[0]?.resolve({ ok: true, value: { named, unbroken } });
    await finding;
    expect(choiceFault(backtest)).toBe(fault);
    // What is kept now was not looked at.
    keep('quina', 201, 7, 2);
    expect(choiceFault(backtest)).toBeUndefined();
  });

  test('says how many there are, and how many it takes', () => {
    expect(labTexts.faults['few-draws'](5)).toMatch(/^São precisos mais de 30 sorteios seguidos; há 5\. /);
  });
});
