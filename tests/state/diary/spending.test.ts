import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RegisteredBet, SavedGame } from '../../../src/state/saved-games/game.ts';
import { storedRecords } from '../../platform/fake-database.ts';
import { useStores } from '../../platform/tabs.ts';
import { ticketOf, ticketsOf } from '../saved-games/tickets.ts';
import { type DiaryPage, openDiary } from './diary-page.ts';
import { registeredBefore } from './earlier-version.ts';

/** Six numbers of the Mega-Sena, for R$ 6,00, in two draws. */
const GAME: SavedGame = ticketOf(0);
const BET: RegisteredBet = { from: 2900, draws: 2, on: '2026-11-25', draw: '2026-11-26' };
const LATER: RegisteredBet = { from: 2902, draws: 1, on: '2026-11-25', draw: '2026-12-01' };

let page: DiaryPage;

beforeEach(async () => {
  useStores();
  vi.useFakeTimers({ now: Date.parse('2026-11-25T15:00:00Z'), toFake: ['Date'] });
  page = (await openDiary()).page;
});

const spent = (of = page) => of.spendingOf().map(({ cents, ...entry }) => [cents, 'contest' in entry && entry.contest]);
const bets = () => page.spendingOf().filter((entry) => 'lottery' in entry);
const written = () => storedRecords('robo-da-sorte-diary', 'entries');
const reload = async () => {
  page = (await openDiary()).page;
};

describe('a registered bet', () => {
  test('a bet counts once, with all that it costs at the price of its day', async () => {
    await page.registerGames([GAME, { ...ticketOf(1), numbers: [1, 2, 3, 4, 5, 6, 7] }], BET);
    await page.registerGames([GAME], BET, true);
    await reload();
    expect(spent()).toEqual([
      [1200, 2900],
      [8400, 2900],
    ]);
    expect(await written(), 'the games have it').toEqual([]);
  });

  test('a bet costs what the visitor says that one costs, and twice with a mirror where there is one', async () => {
    page.keepPrice('megasena', 605);
    await page.registerGames([GAME], BET);
    expect(spent()).toEqual([[1210, 2900]]);
    const numbers = Array.from({ length: 50 }, (_, i) => i + 1);
    const lotomania: SavedGame = { ...GAME, lotteryType: 'lotomania', numbers };
    expect(page.centsOf([{ ...lotomania, mirror: true }])).toBe(2 * page.centsOf([lotomania]));
    expect(page.centsOf([{ ...GAME, mirror: true }])).toBe(page.centsOf([GAME]));
  });

  test('a bet stays spending when its game goes, and counts once when the game is there again', async () => {
    await page.registerGames([GAME], BET);
    await page.registerGames([GAME], LATER, true);
    const file = new Blob([await page.exportGames()]);
    await page.deleteGames([GAME.id]);
    const all = [
      [1200, 2900],
      [600, 2902],
    ];
    expect(spent()).toEqual(all);
    const [undo] = page.deleted.list;
    await page.restore(undo as NonNullable<typeof undo>);
    await reload();
    expect(spent()).toEqual(all);
    expect(page.savedGames.loose).toEqual([]);
    await page.deleteGames([GAME.id]);
    expect(await page.importFromFile(file)).toMatchObject({ added: 1 });
    expect(spent(), 'a copy has no cost of its own').toEqual(all);
    await page.unregisterGames([GAME]);
    expect(spent()).toEqual([[1200, 2900]]);
  });

  test('a bet goes with its game where somebody says so, and both come back', async () => {
    await page.registerGames([GAME, ticketOf(1)], BET);
    await page.notePart(bets(), 1200);
    const undo = await page.deleteWithBets(page.savedGames.games.filter(({ id }) => id === GAME.id));
    expect(spent(), 'the other game has its own').toEqual([[600, 2900]]);
    expect(page.savedGames.loose).toEqual([]);
    await page.restore(undo as NonNullable<typeof undo>);
    await reload();
    expect(page.spendingOf()).toMatchObject([
      { cents: 600, whole: 1200 },
      { cents: 600, whole: 1200 },
    ]);
  });

  test('all bets of a game go with it, those that it has no more too, and each comes back as it was', async () => {
    await page.registerGames([GAME], BET);
    await page.registerGames([GAME], { ...BET, from: 2901, draw: '2026-11-28' });
    await page.deleteGames([GAME.id]);
    await page.saveGames([GAME]);
    await page.registerGames([GAME], { ...BET, draws: 1 });
    const all = [
      [600, 2900],
      [1200, 2901],
    ];
    expect(spent().sort()).toEqual(all.sort());
    const undo = await page.deleteWithBets(page.savedGames.games);
    expect(spent()).toEqual([]);
    await page.restore(undo as NonNullable<typeof undo>);
    await reload();
    expect(spent().sort()).toEqual(all);
  });

  test('a bet stays spending when its game makes room', async () => {
    await page.registerGames([GAME], BET);
    await page.saveGames(ticketsOf(1, 50));
    expect(page.savedGames.games.some(({ id }) => id === GAME.id)).toBe(false);
    expect(spent()).toEqual([[1200, 2900]]);
  });

  test('bets for which a game has no room stay spending', async () => {
    for (let day = 1; day <= 25; day++) {
      const draw = `2026-12-${String(day).padStart(2, '0')}`;
      await page.registerGames([GAME], { ...LATER, from: 3000 + day, draw }, true);
    }
    expect(page.savedGames.games[0]?.earlier).toHaveLength(19);
    expect(page.savedGames.loose).toHaveLength(5);
    expect(spent()).toHaveLength(25);
  });

  test('a bet of somebody else’s copy is no spending', async () => {
    await page.registerGames([GAME], BET);
    await page.notePart(bets(), 100);
    const file = new Blob([await page.exportGames()]);
    useStores();
    await reload();
    await page.importFromFile(file);
    expect(page.savedGames.games[0]?.registered, 'also without a part').toEqual({ on: BET.on, draw: BET.draw });
    expect(spent()).toEqual([]);
  });

  test('a bet of a bolão counts the visitor’s own part, also corrected, deleted and saved again', async () => {
    await page.registerGames([GAME, ticketOf(1)], BET);
    await page.notePart(bets(), 1001);
    expect(page.spendingOf()).toMatchObject([
      { cents: 501, whole: 1200 },
      { cents: 500, whole: 1200 },
    ]);
    await page.registerGames([GAME], { ...BET, draws: 1 });
    await page.deleteGames([ticketOf(1).id]);
    const putBack = await page.removeSpending(page.spendingOf());
    expect(spent()).toEqual([]);
    await putBack();
    await page.saveGames([ticketOf(1)]);
    await page.registerGames([ticketOf(1)], BET);
    await reload();
    expect(
      page
        .spendingOf()
        .map(({ cents }) => cents)
        .sort(),
      'half the draws, half the part',
    ).toEqual([251, 500]);
    await page.notePart(bets(), undefined);
    expect(spent()).toEqual([
      [1200, 2900],
      [600, 2900],
    ]);
  });

  test('a deleted line of it is no spending, can be had back, and leaves the bet', async () => {
    await page.registerGames([GAME], BET);
    await page.registerGames([ticketOf(1)], BET);
    await page.deleteGames([ticketOf(1).id]);
    const putBack = await page.removeSpending(page.spendingOf());
    expect(spent()).toEqual([]);
    expect(page.savedGames.games[0]).toMatchObject({ follow: { from: 2900 } });
    await putBack();
    await reload();
    expect(spent()).toEqual([
      [1200, 2900],
      [1200, 2900],
    ]);
  });
});

describe('a bet that an earlier version wrote down', () => {
  beforeEach(async () => {
    await registeredBefore(GAME, [BET, LATER]);
    await reload();
  });

  const all = [
    [1200, 2900],
    [600, 2902],
  ];

  test('a bet of an earlier version costs what was written down, and a visit changes nothing', async () => {
    const before = [await storedRecords('robo-da-sorte', 'games'), await written()];
    expect(spent()).toEqual(all);
    await reload();
    expect(spent()).toEqual(all);
    expect([await storedRecords('robo-da-sorte', 'games'), await written()]).toEqual(before);
  });

  test('a bet of an earlier version is corrected, also twice: the earlier one shows what it showed', async () => {
    await page.registerGames([GAME], { ...LATER, draws: 2 });
    await page.registerGames([GAME], { ...LATER, from: 2903, draws: 2 });
    await page.registerGames([GAME], { ...LATER, from: 2904, draw: '2026-12-05' });
    await reload();
    expect(spent()).toEqual([
      [1200, 2900],
      [600, 2904],
    ]);
    expect(await written()).toHaveLength(2);
  });

  test('a line whose bet nobody knows has no part', async () => {
    await page.changeGames(() => []);
    await page.changeBets((list) => ({ ...list, loose: [] }));
    expect(spent()).toEqual(all);
    expect(page.spendingOf().some((entry) => 'whole' in entry)).toBe(false);
  });

  test('a bet of an earlier version goes when it is undone, corrected before or not', async () => {
    await page.registerGames([GAME], { ...LATER, from: 2904 });
    await page.unregisterGames([GAME]);
    expect(spent()).toEqual([[1200, 2900]]);
    await page.unregisterGames([GAME]);
    await reload();
    expect(spent()).toEqual([]);
    expect(await written()).toEqual([]);
  });

  test('a bet of an earlier version stays spending when its game goes, and is no spending once its line does', async () => {
    await page.deleteGames([GAME.id]);
    expect(spent()).toEqual(all);
    const putBack = await page.removeSpending(page.spendingOf().slice(0, 1));
    expect(spent()).toEqual(all.slice(1));
    await putBack();
    expect(spent().sort()).toEqual([...all].sort());
  });

  test('a bet of an earlier version goes with its game where somebody says so, and comes back', async () => {
    const undo = await page.deleteWithBets(page.savedGames.games);
    await reload();
    expect([spent(), await written()]).toEqual([[], []]);
    await page.restore(undo as NonNullable<typeof undo>);
    expect(spent()).toEqual(all);
  });

  test('a line of it is no spending any more, and stays so when the bet is corrected', async () => {
    const putBack = await page.removeSpending(page.spendingOf());
    expect(spent()).toEqual([]);
    expect(await written()).toEqual([]);
    await page.registerGames([GAME], { ...LATER, draws: 3 });
    expect(spent()).toEqual([]);
    await putBack();
    expect(spent()).toHaveLength(2);
  });
});
