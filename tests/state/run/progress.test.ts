import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EDITIONS } from '../../../src/editions.ts';
import { fallenBalls } from '../../../src/state/run/fallen-balls.ts';
import { startProgress } from '../../../src/state/run/progress.ts';

const timing = EDITIONS[0].quickOverlay;

describe('the clock of the progress overlay', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  function start(): number[] {
    const ticks: number[] = [];
    startProgress(timing, { onTick: (percent) => ticks.push(percent), complete: () => true });
    return ticks;
  }

  test.each([5, 6, 7])('ball k of %i falls at k/(n + 1) of the ticks', (places) => {
    for (let k = 1; k <= places; k++) {
      const at = Math.ceil((k * 23) / (places + 1));
      expect([at - 1, at].map((tick) => fallenBalls(tick, 23, places))).toEqual([k - 1, k]);
    }
    expect(fallenBalls(50, 23, places)).toBe(places);
  });

  test('takes ticks that a busy page has missed for gone', () => {
    const ticks = start();
    vi.advanceTimersByTime(300);
    const busy = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5 * 300);
    vi.advanceTimersByTime(300);
    busy.mockRestore();
    expect(ticks.map((percent) => percent / timing.step)).toEqual([1, 6].map((n) => expect.closeTo(n, 10)));
  });

  test('does not take a timer that is early by a hair for the same tick again', () => {
    const ticks = start();
    vi.advanceTimersByTime(300);
    const early = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 100);
    vi.advanceTimersByTime(300);
    early.mockRestore();
    expect(ticks).toEqual([2.2, 4.4].map((percent) => expect.closeTo(percent, 10)));
  });

  test.each([
    ['/new', 'quickOverlay', 2.2, 300, 23],
    ['/vip1922', 'quickOverlay', 3.33, 200, 15],
    ['/vip1922', 'strategyOverlay', 2.5, 200, 20],
  ] as const)('on %s the %s adds %d %% each %d ms and completes on tick %d', (...row) => {
    const [path, overlay, step, tickMs, completeAt] = row;
    const edition = EDITIONS.find((candidate) => candidate.path === path);
    if (!edition) throw new Error(`no edition ${path}`);
    const percents: number[] = [];
    const messages = new Set<number>();
    let completed = 0;
    startProgress(edition[overlay], {
      onTick: (percent, message) => {
        percents.push(percent);
        messages.add(message % 3);
      },
      complete: () => ++completed > 0,
    });
    vi.advanceTimersByTime(completeAt * tickMs - 1);
    expect(completed).toBe(0);
    expect(percents).toHaveLength(completeAt - 1);
    percents.forEach((percent, i) => {
      expect(percent).toBeCloseTo((i + 1) * step, 10);
    });
    expect(messages.size).toBe(3);
    vi.advanceTimersByTime(1);
    expect(completed).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect([completed, percents.length]).toEqual([1, completeAt - 1]);
  });
});
