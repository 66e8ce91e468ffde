import { beforeEach, describe, expect, test, vi } from 'vitest';
import { linkKey } from '../../../src/state/address/address.ts';
import { playSound } from '../../../src/state/preferences/sounds.ts';
import {
  changeTickets,
  dropWinSound,
  endReveal,
  noteSeen,
  replayRun,
  showRun,
  takeNewRun,
} from '../../../src/state/run/result.ts';
import { followRun, run } from '../../../src/state/run/run.ts';
import { toasts } from '../../../src/state/shell/toasts.ts';
import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import type { WheelReport } from '../../../workers/shared/strategy/wheel-report.ts';
import type { GeneratedRun } from '../../../workers/tasks/answer-run.ts';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { useFakeStorage } from '../../platform/tabs.ts';
import type { FakeCall } from '../../pool/support/fake-pool.ts';
import { REQUEST } from '../../pool/support/requests.ts';
import { runOf } from '../../tasks/result-of.ts';
import { useFakeEngine } from './fake-engine.ts';

vi.mock('../../../src/state/preferences/sounds.ts', () => ({ playSound: vi.fn() }));

const request: GenerateRequest = { ...REQUEST, lottery: 'quina', games: 5, strategy: 'strategic' };

const page = { winSound: false };

/** Here the seed names the link of a run. */
const show = (made: GeneratedRun) => showRun(made, made.receipt.seed);
const replay = (wanted: GenerateRequest) => replayRun(wanted, wanted.seed);

describe('the result', () => {
  let calls: FakeCall[];

  beforeEach(() => {
    vi.useFakeTimers();
    calls = useFakeEngine();
  });

  test('shows the score of ticket i 1 s + i × 0.2 s after its tickets are seen', () => {
    show(runOf(request));
    vi.advanceTimersByTime(60_000);
    expect(run.scored).toBe(0);
    noteSeen(page);
    for (let i = 0; i < request.games; i++) {
      vi.advanceTimersByTime(i === 0 ? 999 : 199);
      expect(run.scored).toBe(i);
      vi.advanceTimersByTime(1);
      expect(run.scored).toBe(i + 1);
    }
    vi.advanceTimersByTime(60_000);
    expect(run.scored).toBe(request.games);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('starts its scores over for a new run', () => {
    show(runOf(request));
    noteSeen(page);
    vi.advanceTimersByTime(1300);
    show(runOf({ ...request, seed: 'other' }));
    expect(run.scored).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(run.scored).toBe(0);
    noteSeen(page);
    vi.advanceTimersByTime(999);
    expect(run.scored).toBe(0);
    vi.advanceTimersByTime(1);
    expect(run.scored).toBe(1);
  });

  test('does not start its scores over when it is seen again', () => {
    show(runOf(request));
    noteSeen(page);
    vi.advanceTimersByTime(1100);
    noteSeen(page);
    vi.advanceTimersByTime(100);
    expect(run.scored).toBe(2);
  });

  test('it is not made again when the same run is on screen already', async () => {
    show(runOf(request));
    await replay({ ...request });
    expect(calls).toHaveLength(0);
  });

  test('it is made again for another link', async () => {
    show(runOf(request));
    const other = { ...request, seed: 'z' };
    const replayed = replay(other);
    expect(run.phase).toBe('replaying');
    expect(calls[0]?.input).toEqual(other);
    calls[0]?.resolve({ ok: true, value: runOf(other) });
    await replayed;
    expect(run.phase).toBe('shown');
    expect(run.receipt).toMatchObject(other);
  });

  test('fails when nothing has come for 20 seconds, and can be tried again', async () => {
    const other = { ...request, seed: 'late' };
    void replay(other);
    await vi.advanceTimersByTimeAsync(19_999);
    calls[0]?.onProgress?.(0.5);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(run.phase).toBe('replaying');
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toMatchObject({ phase: 'failed', failure: { code: 'timeout' } });
    expect(calls[0]?.signal.aborted).toBe(true);
    const replayed = replay(other);
    calls[1]?.resolve({ ok: true, value: runOf(other) });
    await replayed;
    expect(run.phase).toBe('shown');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('has a new link after a swap, and the one before until the address has followed', async () => {
    const made = runOf(request);
    showRun(made, 'before');
    const after = linkKey(changeTickets(made));
    await replayRun(request, 'before');
    await replayRun(request, after);
    expect(calls).toHaveLength(0);
    const replayed = replayRun(request, 'before');
    expect(calls).toHaveLength(1);
    calls[0]?.reject(new Error('enough'));
    await replayed;
  });

  test('has the facts and the proof of its run, and none of an earlier one', () => {
    const made = runOf(request);
    const proof = { kind: 'pigeonhole', times: 1 } as WheelReport;
    show({ ...made, proof });
    expect(run.facts).toEqual(made.facts);
    expect(run.proof).toEqual(proof);
    show(made);
    expect(run.proof).toBeNull();
  });

  test('that of the newest replay wins, whatever order the answers come in', async () => {
    const first = replay(request);
    const newest = { ...request, seed: 'newest' };
    const second = replay(newest);
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[1]?.resolve({ ok: true, value: runOf(newest) });
    await Promise.all([first, second]);
    expect(run.receipt?.seed).toBe('newest');
  });

  test('tells those who follow it when a score is due, until they stop', async () => {
    show(runOf(request));
    noteSeen(page);
    await Promise.resolve();
    const heard = vi.fn();
    const stop = followRun(heard);
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    await vi.advanceTimersByTimeAsync(200);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('a run that was made here', () => {
  let storage: FakeStorage;
  const counted = () => Number(storage.kept('game-count') ?? 0);
  const celebrated = () => toasts.current?.text;
  const played = () => vi.mocked(playSound).mock.calls.map(([name]) => name);

  beforeEach(() => {
    vi.useFakeTimers();
    storage = useFakeStorage();
    vi.mocked(playSound).mockClear();
    toasts.current = null;
    useFakeEngine();
  });

  test('it is counted and celebrated when its tickets are seen, once', () => {
    takeNewRun(runOf(request));
    expect([counted(), celebrated()]).toEqual([0, undefined]);
    noteSeen(page);
    expect([counted(), celebrated()]).toEqual([5, 'Bilhete Premiado Gerado!']);
    toasts.current = null;
    noteSeen(page);
    expect([counted(), celebrated()]).toEqual([5, undefined]);
  });

  test('that nobody saw counts nothing, and not when other tickets are on screen', () => {
    const link = linkKey(takeNewRun(runOf(request)));
    show(runOf({ ...request, seed: 'a-link' }));
    noteSeen(page);
    expect([counted(), celebrated()]).toEqual([0, undefined]);
    showRun(runOf(request), link);
    noteSeen(page);
    expect(counted()).toBe(5);
  });

  test('has its numbers come one by one from when they are seen, for 1.2 s', () => {
    takeNewRun(runOf(request));
    expect(run.isRevealing).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(run.isRevealing).toBe(true);
    noteSeen(page);
    vi.advanceTimersByTime(1199);
    expect(run.isRevealing).toBe(true);
    vi.advanceTimersByTime(1);
    expect(run.isRevealing).toBe(false);
  });

  test('has all its numbers there after a tap, and at once where a link makes it again', () => {
    takeNewRun(runOf(request));
    noteSeen(page);
    endReveal();
    expect(run.isRevealing).toBe(false);
    takeNewRun(runOf({ ...request, seed: 'next' }));
    show(runOf({ ...request, seed: 'a-link' }));
    expect(run.isRevealing).toBe(false);
  });

  test('has the win sound a second after it is seen', () => {
    takeNewRun(runOf(request));
    noteSeen({ winSound: true });
    vi.advanceTimersByTime(999);
    expect(played()).toEqual(['success']);
    vi.advanceTimersByTime(1);
    expect(played()).toEqual(['success', 'win']);
  });

  test('has no win sound where it was left before, and the next one has it', () => {
    takeNewRun(runOf(request));
    noteSeen({ winSound: true });
    vi.advanceTimersByTime(999);
    dropWinSound();
    vi.advanceTimersByTime(5000);
    expect(played()).toEqual(['success']);
    takeNewRun(runOf({ ...request, seed: 'next' }));
    noteSeen({ winSound: true });
    vi.advanceTimersByTime(1000);
    expect(played()).toEqual(['success', 'success', 'win']);
  });
});
