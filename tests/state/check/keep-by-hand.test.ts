import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnDraw } from '../../../src/state/draw-day/own-draws.ts';
import { packDraws, unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import { type Lottery, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { useStores } from '../../platform/tabs.ts';
import type { poolHere } from '../results/results-page.ts';
import { ticketOf } from '../saved-games/tickets.ts';
import { type CheckPage, openCheck, outcomeIn } from './check-page.ts';

beforeEach(useStores);

const NOW = Date.parse('2026-11-27T15:00:00Z');
const keep = (page: CheckPage, lottery: Lottery, draw: OwnDraw, typed?: string, isSure = false) =>
  page.keepByHand(lottery, page.toldContest({ lottery, day: draw.day }), draw, typed, { isSure });
const type = (page: CheckPage, day: string, text: string, lottery = lotteryOf('megasena')) =>
  page.typeDrawn({ lottery, day }, 0, text);

const told = { follow: { from: 2943, draws: 1 }, registered: { on: '2026-11-25', draw: '2026-11-26' } };

test('numbers that were tapped are kept as the contest that a registered game waits for, and what it has won is found', async () => {
  const { page } = await openCheck();
  await page.saveGame(Object.assign(ticketOf(1), told));
  const due = page.drawsDue(page.savedGames.games, 'megasena', NOW);
  expect(due).toEqual([{ contest: 2943, day: '2026-11-26', games: 1 }]);
  const mega = lotteryOf('megasena');
  const [asked] = page.drawsToAsk(page.savedGames.games, 'megasena', NOW);
  expect(asked).toEqual({ contest: 2943, day: '2026-11-26' });
  type(page, '2026-11-26', '02 51 52 53 30 31');
  expect(await keep(page, mega, asked as OwnDraw)).toBe('kept');
  expect(page.drawnText({ lottery: mega, day: '2026-11-26' }, 0)).toBe('');
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
  type(page, last.day, '01 02 03 04 05 06');
  expect(await keep(page, mega, last, '')).toBe('no-contest');
  expect(await keep(page, mega, last, '12')).toMatchObject({ far: 12 });
  type(page, '2026-11-24', '01 02 03 04 05 06');
  expect(await keep(page, mega, { day: '2026-11-24' }, '2.942', true)).toBe('kept');
  expect(page.drawsToAsk([], 'megasena', NOW)).toEqual([{ ...last, contest: 2943 }]);
  type(page, last.day, '01 02 03 04 05 06');
  expect(await keep(page, mega, { ...last, contest: 2943 })).toBe('kept');
  expect(page.drawsToAsk([], 'megasena', NOW)).toEqual([]);
});

test('both draws of a contest and its month are kept', async () => {
  const { page } = await openCheck();
  const [dupla, dia] = [lotteryOf('duplasena'), lotteryOf('diadasorte')];
  type(page, '2026-11-25', '01 02 03 04 05 06', dupla);
  page.typeDrawn({ lottery: dupla, day: '2026-11-25' }, 1, '11 12 13 14 15 16');
  expect(await keep(page, dupla, { day: '2026-11-25', contest: 3050 })).toBe('kept');
  type(page, '2026-11-26', '01 02 03 04 05 06 07', dia);
  page.chooseMonth({ lottery: dia, day: '2026-11-26' }, 3);
  expect(await keep(page, dia, { day: '2026-11-26', contest: 1300 })).toBe('kept');
  const kept = async (key: LotteryKey) => unpackDraws((await page.keptTable(key)) as Uint8Array<ArrayBuffer>).draws;
  expect(await kept('duplasena')).toMatchObject([{ numbers: [1, 2, 3, 4, 5, 6], second: [11, 12, 13, 14, 15, 16] }]);
  expect(await kept('diadasorte')).toMatchObject([{ month: 3 }]);
});

test('what the browser refuses stays marked', async () => {
  const { page } = await openCheck();
  page.setResultsPool({ run: () => Promise.reject(new Error('no')) } as unknown as ReturnType<typeof poolHere>);
  const mega = lotteryOf('megasena');
  type(page, '2026-11-26', '01 02 03 04 05 06');
  expect(await keep(page, mega, { contest: 2943, day: '2026-11-26' })).toBe('refused');
  expect(page.drawnText({ lottery: mega, day: '2026-11-26' }, 0)).toBe('01 02 03 04 05 06');
});

test('a contest that is kept with other numbers is not overwritten before somebody has chosen', async () => {
  const { page } = await openCheck();
  const mega = lotteryOf('megasena');
  const draw = { contest: 2943, day: '2026-11-26' };
  const kept = async () => unpackDraws((await page.keptTable('megasena')) as Uint8Array<ArrayBuffer>).draws[0]?.numbers;
  type(page, draw.day, '01 02 03 04 05 06');
  await keep(page, mega, draw);
  type(page, draw.day, '11 12 13 14 15 16');
  expect(await keep(page, mega, draw)).toMatchObject({ merge: { conflictCount: 1 } });
  expect(page.drawnText({ lottery: mega, day: draw.day }, 0)).toBe('11 12 13 14 15 16');
  expect(await kept()).toEqual([1, 2, 3, 4, 5, 6]);
  const told = page.toldContest({ lottery: mega, day: draw.day });
  expect(await page.keepByHand(mega, told, draw, undefined, { choice: 'incoming' })).toBe('kept');
  expect(await kept()).toEqual([11, 12, 13, 14, 15, 16]);
});

test('numbers entered for one day do not answer for another', async () => {
  const { page } = await openCheck();
  const lottery = lotteryOf('megasena');
  page.typeDrawn({ lottery, day: '2026-11-24' }, 0, '01 02 03 04 05 06');
  expect(page.toldContest({ lottery, day: '2026-11-24' }).isWhole).toBe(true);
  expect(page.toldContest({ lottery, day: '2026-11-26' })).toMatchObject({ isWhole: false, draws: [{ numbers: [] }] });
});

describe('a draw whose contest is not known', () => {
  const DAY = '2026-11-26';
  const mega = lotteryOf('megasena');
  const of = { lottery: mega, day: DAY };
  /** A game that was registered for that day alone, and numbers of which it has none. */
  const byDay = { follow: { draws: 1 }, registered: { on: '2026-11-25', draw: DAY } };
  const KEY = 'robo-da-sorte:v1:told-draws';
  const NONE = '10 20 32 45 55 60';

  async function keptByDay(text = NONE) {
    const { page } = await openCheck();
    await page.saveGame(Object.assign(ticketOf(1), byDay));
    type(page, DAY, text);
    expect(await keep(page, mega, { day: DAY })).toBe('by-day');
    await page.checkSavedGames();
    return page;
  }
  const due = (page: CheckPage) => page.drawsDue(page.savedGames.games, 'megasena', NOW).map(({ day }) => day);

  test('a draw is kept by its day, over a reload too, is due no more, and can be corrected or cleared', async () => {
    await keptByDay();
    const { page } = await openCheck();
    expect(due(page)).toEqual([DAY]);
    page.restoreTold();
    await page.checkSavedGames();
    expect([due(page), outcomeIn(page, NOW).draws]).toEqual([[], 'none']);
    expect(page.toldContest(of)).toMatchObject({ isWhole: true });
    expect(page.keptByDay(of)).toBeDefined();
    type(page, DAY, '02 51 52 53 30 31');
    expect(page.keptByDay(of)).toBeUndefined();
    await keep(page, mega, { day: DAY });
    expect([page.toldDraws.list.length, due(page)]).toEqual([1, [DAY]]);
    page.clearDrawn(of);
    expect(page.toldDraws.list).toEqual([]);
  });

  test('a draw stays due for a game that has won in it, until its contest is told', async () => {
    const page = await keptByDay('02 51 52 53 30 31');
    expect([due(page), outcomeIn(page, NOW).draws]).toEqual([[DAY], 'due']);
    expect(await keep(page, mega, { day: DAY }, '3088', true)).toBe('kept');
    expect(page.toldDraws.list).toEqual([]);
    await page.checkSavedGames({ keepsWins: true });
    expect(page.foundPrizes.list).toMatchObject([{ contest: 3088, hits: 4 }]);
  });

  test('a draw is asked for after those that nobody has told', async () => {
    const page = await keptByDay('02 51 52 53 30 31');
    await page.saveGame(Object.assign(ticketOf(2), { ...byDay, registered: { on: '2026-11-25', draw: '2026-11-27' } }));
    const asked = page.drawsToAsk(page.savedGames.games, 'megasena', NOW + 86_400_000);
    expect(asked.map(({ day }) => day)).toEqual(['2026-11-27', DAY]);
  });

  test('a draw has its contest as soon as a bet of that day has it, and is kept with it by a tap alone', async () => {
    const page = await keptByDay();
    await page.noteContest(page.savedGames.games, DAY, 3088);
    await page.settleTold('megasena');
    expect(page.toldDraws.list).toHaveLength(1);
    const [asked] = page.drawsToAsk(page.savedGames.games, 'megasena', NOW);
    expect(asked).toEqual({ day: DAY, contest: 3088 });
    expect(await keep(page, mega, asked as OwnDraw)).toBe('kept');
    expect([page.toldDraws.list, page.results.kept.megasena?.last]).toEqual([[], { contest: 3088, date: DAY }]);
  });

  test.each([
    ['the same', [10, 20, 32, 45, 55, 60], undefined],
    ['others, and what was told is right', [1, 2, 3, 4, 5, 6], true],
    ['others, and the results are right', [1, 2, 3, 4, 5, 6], false],
  ])('a draw is compared with results that bring %s', async (_, numbers, isTold) => {
    const page = await keptByDay(NONE.split(' ').reverse().join(' '));
    // A bet may name another contest for that day: the results know better.
    await page.noteContest(page.savedGames.games, DAY, 3098);
    const draws = [
      { contest: 3087, date: '2026-11-25', numbers: [1, 2, 3, 4, 5, 7] },
      { contest: 3088, date: DAY, numbers },
    ];
    await page.keepTable(packDraws({ lottery: 'megasena', draws }));
    type(page, '2026-11-28', '01 02');
    await page.settleTold('megasena');
    expect(page.toldDraws.list).toHaveLength(isTold === undefined ? 0 : 1);
    const { conflict } = page.byHand;
    expect(conflict?.merge?.conflicts.map(({ contest }) => contest)).toEqual(isTold === undefined ? undefined : [3088]);
    if (conflict && isTold !== undefined) expect(await page.settleConflict(conflict, isTold)).toBe(true);
    expect([page.toldDraws.list, page.byHand.conflict]).toEqual([[], undefined]);
    expect(page.drawnText({ lottery: mega, day: '2026-11-28' }, 0), 'what is being typed stays').toBe('01 02');
    const kept = unpackDraws((await page.keptTable('megasena')) as Uint8Array<ArrayBuffer>).draws;
    expect(kept.map((draw) => draw.numbers)).toEqual([[1, 2, 3, 4, 5, 7], isTold ? [10, 20, 32, 45, 55, 60] : numbers]);
  });

  test('a draw of Lotomania is compared too, and each of two that differ is asked about', async () => {
    const { page } = await openCheck();
    const lottery = lotteryOf('lotomania');
    const twenty = Array.from({ length: 20 }, (_, i) => i + 1);
    const days = ['2026-11-23', '2026-11-25'];
    for (const day of days) {
      type(page, day, twenty.join(' '), lottery);
      await keep(page, lottery, { day });
    }
    const draws = days.map((date, i) => ({ contest: 2900 + i, date, numbers: twenty.map((n) => n + 30) }));
    await page.keepTable(packDraws({ lottery: 'lotomania', draws }));
    await page.settleTold('lotomania');
    for (let left = 2; left > 0; left--) {
      expect(page.toldDraws.list).toHaveLength(left);
      await page.settleConflict(page.byHand.conflict as NonNullable<typeof page.byHand.conflict>, false);
    }
    expect([page.toldDraws.list, page.byHand.conflict]).toEqual([[], undefined]);
  });

  test('a question about it is over when the results are gone', async () => {
    const page = await keptByDay();
    await page.keepTable(
      packDraws({ lottery: 'megasena', draws: [{ contest: 3088, date: DAY, numbers: [1, 2, 3, 4, 5, 6] }] }),
    );
    await page.settleTold('megasena');
    expect(page.byHand.conflict).toBeDefined();
    await page.removeResults('megasena');
    await page.settleTold('megasena');
    expect([page.byHand.conflict, page.toldDraws.list.length]).toEqual([undefined, 1]);
  });

  test('a draw of a day of two draws is due still', async () => {
    const { page } = await openCheck();
    const lottery = lotteryOf('lotofacil');
    const bet = { follow: { draws: 1 }, registered: { on: '2026-06-19', draw: '2026-06-20' } };
    const numbers = Array.from({ length: 15 }, (_, i) => i + 1);
    await page.saveGame(Object.assign(ticketOf(1), { lotteryType: 'lotofacil', numbers, ...bet }));
    type(page, '2026-06-20', numbers.map((n) => n + 10).join(' '), lottery);
    await keep(page, lottery, { day: '2026-06-20' });
    expect(page.drawsDue(page.savedGames.games, 'lotofacil', Date.parse('2026-06-21T15:00Z'))).toHaveLength(1);
  });

  test('a draw is kept short, however it was typed, and for the page alone where the browser refuses', async () => {
    const { page } = await openCheck();
    type(page, DAY, NONE.replaceAll(' ', ' '.repeat(90)));
    expect(await keep(page, mega, { day: DAY })).toBe('by-day');
    expect(page.toldDraws.list).toMatchObject([{ day: DAY, rows: [[10, 20, 32, 45, 55, 60]] }]);
    vi.spyOn(Object.getPrototypeOf(localStorage), 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    type(page, DAY, '01 02 03 04 05 06');
    expect(await keep(page, mega, { day: DAY })).toBe('for-now');
    expect(page.keptByDay(of)).toBeDefined();
  });

  test('a record of it that cannot be read is set aside', async () => {
    localStorage.setItem(KEY, '[{"lottery":"megasena","day":"2026-11-26","rows":[[6,5,4,3,2,1]],"month":0}]');
    const { page } = await openCheck();
    page.restoreTold();
    expect([page.toldDraws.list, localStorage.getItem(KEY)]).toEqual([[], '[]']);
  });
});
