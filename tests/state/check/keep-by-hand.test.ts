import { beforeEach, expect, test } from 'vitest';
import type { OwnDraw } from '../../../src/state/draw-day/own-draws.ts';
import { unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import { type Lottery, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { useStores } from '../../platform/tabs.ts';
import type { poolHere } from '../results/results-page.ts';
import { ticketOf } from '../saved-games/tickets.ts';
import { type CheckPage, openCheck } from './check-page.ts';

beforeEach(useStores);

const NOW = Date.parse('2026-11-27T15:00:00Z');
const keep = (page: CheckPage, lottery: Lottery, draw: OwnDraw = { day: '' }, typed = '', isSure = false) =>
  page.keepByHand(lottery, page.toldContest({ lottery }), draw, typed, { isSure });

const told = { follow: { from: 2943, draws: 1 }, registered: { on: '2026-11-25', draw: '2026-11-26' } };

test('numbers that were tapped are kept as the contest that a registered game waits for, and what it has won is found', async () => {
  const { page } = await openCheck();
  await page.saveGame(Object.assign(ticketOf(1), told));
  const due = page.drawsDue(page.savedGames.games, 'megasena', NOW);
  expect(due).toEqual([{ contest: 2943, day: '2026-11-26', games: 1 }]);
  const mega = lotteryOf('megasena');
  const [asked] = page.drawsToAsk(page.savedGames.games, 'megasena', NOW);
  expect(asked).toEqual({ contest: 2943, day: '2026-11-26' });
  page.typeDrawn({ lottery: mega }, 0, '02 51 52 53 30 31');
  expect(await keep(page, mega, asked)).toBe('kept');
  expect(page.drawnText({ lottery: mega }, 0)).toBe('');
  expect(page.results.kept.megasena?.last).toEqual({ contest: 2943, date: '2026-11-26' });
  expect(page.drawsDue(page.savedGames.games, 'megasena', NOW)).toEqual([]);
  await page.checkSavedGames({ keepsWins: true });
  expect(page.foundPrizes.list).toMatchObject([{ contest: 2943, hits: 4, registered: true }]);
});

test('without anything due the last draw is asked for, with the contest where the one before is kept', async () => {
  const { page } = await openCheck();
  const mega = lotteryOf('megasena');
  const last = { day: '2026-11-26' };
  expect(page.drawsToAsk([], 'megasena', NOW)).toEqual([last]);
  expect(page.drawsToAsk([], 'megasena', Number.NaN)).toEqual([]);
  page.typeDrawn({ lottery: mega }, 0, '01 02 03 04 05 06');
  expect(await keep(page, mega, last)).toBe('no-contest');
  expect(await keep(page, mega, last, '12')).toMatchObject({ far: 12 });
  expect(await keep(page, mega, { day: '2026-11-24' }, '2.942', true)).toBe('kept');
  expect(page.drawsToAsk([], 'megasena', NOW)).toEqual([{ ...last, contest: 2943 }]);
  page.typeDrawn({ lottery: mega }, 0, '01 02 03 04 05 06');
  expect(await keep(page, mega, { ...last, contest: 2943 })).toBe('kept');
  expect(page.drawsToAsk([], 'megasena', NOW)).toEqual([]);
});

test('both draws of a contest and its month are kept', async () => {
  const { page } = await openCheck();
  const [dupla, dia] = [lotteryOf('duplasena'), lotteryOf('diadasorte')];
  page.typeDrawn({ lottery: dupla }, 0, '01 02 03 04 05 06');
  page.typeDrawn({ lottery: dupla }, 1, '11 12 13 14 15 16');
  expect(await keep(page, dupla, { day: '2026-11-25', contest: 3050 })).toBe('kept');
  page.typeDrawn({ lottery: dia }, 0, '01 02 03 04 05 06 07');
  page.chooseMonth({ lottery: dia }, 3);
  expect(await keep(page, dia, { day: '2026-11-26', contest: 1300 })).toBe('kept');
  const kept = async (key: LotteryKey) => unpackDraws((await page.keptTable(key)) as Uint8Array<ArrayBuffer>).draws;
  expect(await kept('duplasena')).toMatchObject([{ numbers: [1, 2, 3, 4, 5, 6], second: [11, 12, 13, 14, 15, 16] }]);
  expect(await kept('diadasorte')).toMatchObject([{ month: 3 }]);
});

test('what the browser refuses stays marked', async () => {
  const { page } = await openCheck();
  page.setResultsPool({ run: () => Promise.reject(new Error('no')) } as unknown as ReturnType<typeof poolHere>);
  const mega = lotteryOf('megasena');
  page.typeDrawn({ lottery: mega }, 0, '01 02 03 04 05 06');
  expect(await keep(page, mega, { contest: 2943, day: '2026-11-26' })).toBe('refused');
  expect(page.drawnText({ lottery: mega }, 0)).toBe('01 02 03 04 05 06');
});

test('a contest that is kept with other numbers is not overwritten before somebody has chosen', async () => {
  const { page } = await openCheck();
  const mega = lotteryOf('megasena');
  const draw = { contest: 2943, day: '2026-11-26' };
  const kept = async () => unpackDraws((await page.keptTable('megasena')) as Uint8Array<ArrayBuffer>).draws[0]?.numbers;
  page.typeDrawn({ lottery: mega }, 0, '01 02 03 04 05 06');
  await keep(page, mega, draw);
  page.typeDrawn({ lottery: mega }, 0, '11 12 13 14 15 16');
  expect(await keep(page, mega, draw)).toMatchObject({ merge: { conflictCount: 1 } });
  expect(page.drawnText({ lottery: mega }, 0)).toBe('11 12 13 14 15 16');
  expect(await kept()).toEqual([1, 2, 3, 4, 5, 6]);
  const told = page.toldContest({ lottery: mega });
  expect(await page.keepByHand(mega, told, draw, '', { choice: 'incoming' })).toBe('kept');
  expect(await kept()).toEqual([11, 12, 13, 14, 15, 16]);
});

test('numbers entered for one day do not answer for another', async () => {
  const { page } = await openCheck();
  const lottery = lotteryOf('megasena');
  page.typeDrawn({ lottery, day: '2026-11-24' }, 0, '01 02 03 04 05 06');
  expect(page.toldContest({ lottery, day: '2026-11-24' }).isWhole).toBe(true);
  expect(page.toldContest({ lottery, day: '2026-11-26' })).toMatchObject({ isWhole: false, draws: [{ numbers: [] }] });
});
