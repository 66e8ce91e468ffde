import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceNow, lookAtStep, nearestStep, windowSteps, windows } from '../../../src/state/statistics/choice.ts';
import { MAX_WINDOW } from '../../../workers/shared/statistics/statistics.ts';

const summary = (count: number, revision = 1) => ({
  lottery: 'quina' as const,
  count,
  revision,
  missing: 0,
  withPrizes: 0,
  first: { contest: 1 },
  last: { contest: count },
});

describe('the windows', () => {
  test('go from ten draws to all there are', () => {
    expect(windowSteps(2900).slice(0, 3)).toEqual([10, 20, 30]);
    expect(windowSteps(2900).slice(-2)).toEqual([2000, 2900]);
    expect(windowSteps(30)).toEqual([10, 20, 30]);
    expect([windowSteps(7), windowSteps(0)]).toEqual([[7], [1]]);
  });

  test('ascend, and the nearest is the longest that is no longer than the wish', () => {
    fc.assert(
      fc.property(fc.nat(MAX_WINDOW), fc.nat(MAX_WINDOW), (count, wished) => {
        const steps = windowSteps(count);
        expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
        const found = steps[nearestStep(steps, wished)] as number;
        const longest = steps.filter((step) => step <= wished).pop();
        expect(found).toBe(longest ?? steps[0]);
      }),
    );
  });
});

describe('what is looked at', () => {
  test('the simulated history of the chosen lottery is looked at until there is more', () => {
    const choice = choiceNow('quina', windows, {});
    expect(choice).toMatchObject({ lottery: 'quina', kind: 'simulated', window: 30 });
    expect(choice.steps.at(-1)).toBe(500);
    expect(choiceNow('quina', windows, { quina: summary(0) }).kind).toBe('simulated');
  });

  test('all real draws are looked at where they are kept, of this lottery only', () => {
    const kept = { quina: summary(2900, 4) };
    expect(choiceNow('quina', windows, kept)).toMatchObject({
      kind: 'official',
      window: 2900,
      revision: 4,
    });
    expect(choiceNow('megasena', windows, kept)).toMatchObject({ kind: 'simulated', revision: 0 });
  });

  test('each source keeps the window that was chosen', () => {
    const kept = { quina: summary(2900) };
    const now = () => choiceNow('quina', windows, kept);
    lookAtStep(now(), 1);
    expect(now()).toMatchObject({ kind: 'official', window: 20 });
    expect(choiceNow('quina', windows, {})).toMatchObject({ kind: 'simulated', window: 30 });
    // All stays all when more come in.
    lookAtStep(now(), now().steps.length - 1);
    kept.quina = summary(2950);
    expect(now().window).toBe(2950);
  });
});
