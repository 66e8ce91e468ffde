import { beforeEach, expect, test } from 'vitest';
import { canKeepByHand } from '../../../src/state/check/keep-by-hand.ts';
import { LOTTERIES, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { useStores } from '../../platform/tabs.ts';
import type { poolHere } from '../results/results-page.ts';
import { ticketOf } from '../saved-games/tickets.ts';
import { openCheck } from './check-page.ts';

beforeEach(useStores);

const NOW = Date.parse('2026-11-27T15:00:00Z');
const told = { follow: { from: 2943, draws: 1 }, registered: { on: '2026-11-25', draw: '2026-11-26' } };

test('numbers that were tapped are kept as the contest that a registered game waits for, and what it has won is found', async () => {
  const { page } = await openCheck();
  await page.saveGame(Object.assign(ticketOf(1), told));
  const due = page.drawsDue(page.savedGames.games, 'megasena', NOW);
  expect(due).toEqual([{ contest: 2943, day: '2026-11-26', games: 1 }]);
  const mega = lotteryOf('megasena');
  for (const n of [2, 51, 52, 53, 30, 31]) page.toggleDrawn(mega, n);
  expect(await page.keepByHand(mega, page.drawnOf('megasena'), { contest: 2943, day: '2026-11-26' })).toBe(true);
  expect(page.drawnOf('megasena')).toEqual([]);
  expect(page.results.kept.megasena?.last).toEqual({ contest: 2943, date: '2026-11-26' });
  expect(page.drawsDue(page.savedGames.games, 'megasena', NOW)).toEqual([]);
  await page.checkSavedGames({ keepsWins: true });
  expect(page.foundPrizes.list).toMatchObject([{ contest: 2943, hits: 4, registered: true }]);
});

test('numbers alone are not all that was drawn by a lottery of two draws, or with a month', () => {
  expect(LOTTERIES.filter((lottery) => !canKeepByHand(lottery)).map(({ key }) => key)).toEqual([
    'duplasena',
    'diadasorte',
  ]);
});

test('what the browser refuses stays marked', async () => {
  const { page } = await openCheck();
  page.setResultsPool({ run: () => Promise.reject(new Error('no')) } as unknown as ReturnType<typeof poolHere>);
  const mega = lotteryOf('megasena');
  for (const n of [1, 2, 3, 4, 5, 6]) page.toggleDrawn(mega, n);
  expect(await page.keepByHand(mega, [1, 2, 3, 4, 5, 6], { contest: 2943, day: '2026-11-26' })).toBe(false);
  expect(page.drawnOf('megasena')).toHaveLength(6);
});
