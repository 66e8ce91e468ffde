import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EDITIONS } from '../../../src/editions.ts';
import { betOf, keepBet } from '../../../src/state/bet/bets.ts';
import { premium, recheckPremium } from '../../../src/state/premium/premium.ts';
import { cancelRun } from '../../../src/state/run/opening.ts';
import { counterMarks, startAsCounterTakes } from '../../../src/state/run/start-strategy.ts';
import { betSizes } from '../../../workers/shared/bet/bet.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { useFakeStorage } from '../../platform/tabs.ts';
import type { FakeCall } from '../../pool/support/fake-pool.ts';
import { REQUEST } from '../../pool/support/requests.ts';
import { useFakeEngine } from './fake-engine.ts';

const [main] = EDITIONS;
const request: GenerateRequest = { ...REQUEST, lottery: 'timemania', games: 1 } as const;
const go = vi.fn();
let calls: FakeCall[];
let storage: FakeStorage;

function become(isPremium: boolean, games: number): void {
  storage.put('premium', String(isPremium));
  storage.put('game-count', String(games));
  recheckPremium();
  premium.showPremiumModal = false;
}

beforeEach(() => {
  storage = useFakeStorage();
  calls = useFakeEngine();
  become(false, 1);
  return () => void cancelRun();
});

test('only Timemania’s own seven numbers are fewer than the counter takes', () => {
  const short = LOTTERIES.flatMap((lottery) =>
    betSizes(lottery).flatMap((marks) => {
      const least = counterMarks({ ...request, lottery: lottery.key, bet: { marks } });
      return least === undefined ? [] : [[lottery.key, marks, least]];
    }),
  );
  expect(short).toEqual([['timemania', 7, 10]]);
  expect(counterMarks(request)).toBe(10);
});

describe('a run made again as the counter takes it', () => {
  test('has the same choices, and the lottery is played so from now on', () => {
    keepBet('timemania', { team: 12 });
    startAsCounterTakes(main, go, { ...request, bet: { fixed: [7] } });
    expect(calls.map(({ input }) => input)).toMatchObject([
      { lottery: 'timemania', games: 1, strategy: 'quick', bet: { fixed: [7], marks: 10 } },
    ]);
    expect(betOf('timemania')).toEqual({ team: 12, marks: 10 });
  });

  test('asks what every new run asks: another’s link gives no more', async () => {
    startAsCounterTakes(main, go, { ...request, strategy: 'campeao', games: 5 });
    expect(calls).toEqual([]);
    await expect.poll(() => premium.showPremiumModal).toBe(true);
    expect(betOf('timemania')).toBeUndefined();
    become(true, 0);
    startAsCounterTakes(main, go, { ...request, strategy: 'quadrante', games: 5 });
    expect(calls).toHaveLength(1);
    expect(betOf('timemania')).toEqual({ marks: 10 });
  });
});
