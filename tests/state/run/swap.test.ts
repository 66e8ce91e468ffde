import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EDITIONS } from '../../../src/editions.ts';
import { premium, recheckPremium } from '../../../src/state/premium/premium.ts';
import { showRun } from '../../../src/state/run/result.ts';
import { run } from '../../../src/state/run/run.ts';
import { canSwap, swapTicket } from '../../../src/state/run/swap.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { useFakeStorage } from '../../platform/tabs.ts';
import type { FakeCall } from '../../pool/support/fake-pool.ts';
import { REQUEST } from '../../pool/support/requests.ts';
import { runOf } from '../../tasks/result-of.ts';
import { useFakeEngine } from './fake-engine.ts';

const [main] = EDITIONS;
const request: GenerateRequest = { ...REQUEST, lottery: 'quina' };
const receipt = (other: object = {}) => ({ ...request, engine: '4', ...other }) as Receipt;
const numbers = () => run.tickets.map((ticket) => ticket.numbers.join());
const go = vi.fn();
let calls: FakeCall[];
let storage: FakeStorage;

/** Has the engine answer the newest swap. */
const answer = () => {
  const call = calls.at(-1);
  call?.resolve({ ok: true, value: runOf(call.input as GenerateRequest) });
};

beforeEach(() => {
  storage = useFakeStorage();
  storage.put('premium', 'true');
  recheckPremium();
  premium.showPremiumModal = false;
  go.mockClear();
  calls = useFakeEngine();
  showRun(runOf(request), 'link');
  run.scored = 2;
});

describe('a swap', () => {
  test('puts another ticket in the place of one; the others, and the scores, stay', async () => {
    const before = numbers();
    const swapped = swapTicket(main, 1, go);
    expect(calls[0]?.input).toMatchObject({ swaps: [1] });
    answer();
    expect(await swapped).toBeTypeOf('function');
    const after = numbers();
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(before).not.toContain(after[1]);
    expect(run).toMatchObject({ scored: 2, receipt: { swaps: [1] } });
    expect(go).toHaveBeenCalledExactlyOnceWith(expect.anything(), { replace: true });
  });

  test('comes after those before it, and undone it is as it was', async () => {
    const first = swapTicket(main, 1, go);
    answer();
    await first;
    const once = numbers();
    const second = swapTicket(main, 0, go);
    expect(calls[1]?.input).toMatchObject({ swaps: [1, 0] });
    answer();
    const undo = await second;
    expect(numbers()).not.toEqual(once);
    undo?.();
    expect(numbers()).toEqual(once);
    expect(run.receipt?.swaps).toEqual([1]);
    expect(go).toHaveBeenCalledTimes(3);
    // A second time there is nothing to undo.
    undo?.();
    expect(go).toHaveBeenCalledTimes(3);
  });

  test('it is one at a time', async () => {
    const first = swapTicket(main, 1, go);
    expect(await swapTicket(main, 2, go)).toBeUndefined();
    expect(calls).toHaveLength(1);
    answer();
    await first;
  });

  test('that the engine does not make changes nothing, and says so', async () => {
    const before = numbers();
    const swapped = swapTicket(main, 1, go);
    calls[0]?.reject(new Error('crashed'));
    expect(await swapped).toBeNull();
    expect(numbers()).toEqual(before);
    expect(go).not.toHaveBeenCalled();
  });

  test('whose run is on screen no more changes nothing', async () => {
    const swapped = swapTicket(main, 1, go);
    showRun(runOf({ ...request, seed: 'other' }), 'link');
    const other = numbers();
    answer();
    expect(await swapped).toBeUndefined();
    expect(numbers()).toEqual(other);
  });
});

describe('without premium a swap', () => {
  const haveMade = (games: number) => {
    storage.put('premium', 'false');
    storage.put('game-count', String(games));
    recheckPremium();
  };

  test.each([
    ['of a strategy of the catalogue', { strategy: 'campeao', games: 1 }],
    ['of more games than are free', { strategy: 'quick', games: 3 }],
  ] as const)('%s leads to the premium dialog, as “Gerar de novo” does', async (_, other) => {
    haveMade(1);
    showRun(runOf({ ...request, ...other }), 'link');
    const before = numbers();
    expect(await swapTicket(main, 0, go)).toBeUndefined();
    expect(calls).toEqual([]);
    expect(numbers()).toEqual(before);
    await vi.waitFor(() => expect(premium.showPremiumModal).toBe(true));
  });

  test('one of the free quick ticket is free, and counts as the game that it is', async () => {
    haveMade(1);
    showRun(runOf({ ...request, games: 1 }), 'link');
    const swapped = swapTicket(main, 0, go);
    answer();
    expect(await swapped).toBeTypeOf('function');
    expect(storage.kept('game-count')).toBe('2');
    expect(premium.showPremiumModal).toBe(false);
  });

  test('uses up the trial, as a run does', async () => {
    haveMade(0);
    showRun(runOf({ ...request, strategy: 'aggressive' }), 'link');
    const swapped = swapTicket(main, 1, go);
    answer();
    await swapped;
    expect(premium.hasUsedFreeTrial).toBe(true);
    expect(await swapTicket(main, 1, go)).toBeUndefined();
    expect(calls).toHaveLength(1);
  });
});

test('a wheel, an older engine and a run of a hundred swaps take none', () => {
  expect(canSwap(receipt())).toBe(true);
  expect(canSwap(receipt({ strategy: 'campeao' }))).toBe(true);
  expect(canSwap(receipt({ swaps: Array(99).fill(0) }))).toBe(true);
  expect(canSwap(receipt({ swaps: Array(100).fill(0) }))).toBe(false);
  expect(canSwap(receipt({ strategy: 'cercamento' }))).toBe(false);
  for (const engine of ['1', '2', '3']) expect(canSwap(receipt({ engine }))).toBe(false);
});
