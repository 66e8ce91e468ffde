import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import { manyDraws } from '../../draws/store/many-draws.ts';
import { useStores } from '../../platform/tabs.ts';
import { useFakeHost } from '../results/fake-host.ts';
import { ticketOf } from '../saved-games/tickets.ts';
import { type CheckPage, openCheck, outcomeIn } from './check-page.ts';

const DAY = '2026-11-26';
const NOON = Date.parse('2026-11-27T15:00:00Z');
const FIVE = [1, 2, 51, 52, 53, 54];
const NONE = [10, 20, 32, 45, 50, 60];
const bet = { follow: { from: 2943, draws: 1 }, registered: { on: '2026-11-25', draw: DAY } };
const dueIn = (page: CheckPage) => page.drawsDue(page.savedGames.games, 'megasena', NOON);

/** Contests 2,932 to 2,942, made up, and 2,943 of 26 November, in which the saved game has five unless told otherwise. */
const draws = (last: Partial<OfficialDraw> = {}): OfficialDraw[] => [
  ...manyDraws('megasena', 11, 2932).draws.map((draw, i) => ({
    ...draw,
    date: `2026-11-${String(i + 5).padStart(2, '0')}`,
  })),
  { contest: 2943, date: DAY, numbers: FIVE, ...last },
];
const serve = (...all: readonly OfficialDraw[]) => host.serve({ lottery: 'megasena', draws: all });

let host: ReturnType<typeof useFakeHost>;
beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  useStores();
  vi.stubGlobal('navigator', {});
  host = useFakeHost();
  serve(...draws());
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page with a registered game that has asked the site. */
async function asked(...kept: readonly OfficialDraw[]): Promise<CheckPage> {
  const { page } = await openCheck();
  await page.saveGame(Object.assign(ticketOf(0), bet));
  if (kept.length > 0) await page.keepTable(packDraws({ lottery: 'megasena', draws: kept }));
  await page.askSite();
  return page;
}

/** The answer for the saved games in their own draws. */
async function answerIn(page: CheckPage) {
  page.chooseResultsLottery('megasena');
  page.check.source = 'saved';
  await page.runCheck();
  if (!page.check.checked) throw new Error(String(page.check.problem));
  return page.check.checked.result;
}

test('one request, the same whatever is saved, answers a registered game, and the answer stays without a network', async () => {
  const page = await asked();
  expect(host.asked).toEqual(['newest.bin']);
  expect([dueIn(page), outcomeIn(page, NOON).draws, page.siteDraws.status]).toEqual([[], 'none', 'ready']);
  expect(page.foundPrizes.fresh).toMatchObject([{ contest: 2943, hits: 5, registered: true }]);
  expect((await answerIn(page)).site?.only).toEqual([2943]);
  host.isUp = false;
  const { page: later } = await openCheck();
  await later.checkSavedGames();
  expect([dueIn(later), outcomeIn(later, NOON).wins.length]).toEqual([[], 1]);
  await later.askSite();
  expect([later.siteDraws.status, dueIn(later)]).toEqual(['away', []]);
});

test('the draws of the site are no history and teach no contest: nothing is kept of them', async () => {
  const page = await asked();
  await page.saveGame(Object.assign(ticketOf(1), { ...bet, follow: { draws: 1 } }));
  await page.checkSavedGames();
  await page.learnContests();
  expect([page.keptSummaries(), page.results.kept, await page.keptTable('megasena')]).toEqual([{}, {}, null]);
  expect(page.savedGames.games.map(({ follow }) => follow?.from)).toEqual([undefined, 2943]);
});

test('an answer stays when its draw leaves the file, and goes when the site withdraws that draw', async () => {
  const page = await asked();
  const later = manyDraws('megasena', 12, 2944).draws.map((draw) => ({ ...draw, date: '2026-11-27' }));
  serve(...later);
  await page.askSite();
  expect([dueIn(page), outcomeIn(page, NOON).wins.length]).toEqual([[], 1]);
  serve(...draws().slice(0, -1));
  await page.askSite();
  expect(dueIn(page)).toMatchObject([{ contest: 2943 }]);
});

test('a draw before those of the site stays due, a day without a draw between two does not', async () => {
  const page = await asked({ contest: 2900, date: '2026-08-13', numbers: NONE });
  const registered = (n: number, draw: string, from?: number) =>
    page.saveGame(
      Object.assign(ticketOf(n), {
        follow: { draws: 1, ...(from && { from }) },
        registered: { on: '2026-09-01', draw },
      }),
    );
  await registered(3, '2026-10-01', 2920);
  await registered(4, '2026-11-19');
  expect(dueIn(page)).toMatchObject([{ contest: 2920 }]);
  expect(page.sureContest('megasena', '2026-11-29')).toBe(2944);
});

test('a game that nobody registered waits as long as draws since its day are missing', async () => {
  const { page } = await openCheck();
  await page.saveGame(ticketOf(0, { date: '2026-08-10T12:00:00.000Z' }));
  await page.askSite();
  expect(outcomeIn(page, NOON).draws).toBe('waiting');
});

test('the site answers where the browser lets nobody read what is kept', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const page = await asked();
  expect([outcomeIn(page, NOON).wins.length, (await answerIn(page)).winCount]).toEqual([1, 1]);
});

describe('a correction of the site', () => {
  const correct = async (page: CheckPage, ...all: readonly OfficialDraw[]) => {
    serve(...all);
    await page.askSite();
  };

  test('the wins of each corrected draw go, those of deleted games too, and the visitor is told', async () => {
    serve(...draws().map((draw) => (draw.contest === 2942 ? { ...draw, numbers: FIVE } : draw)));
    const page = await asked();
    await page.saveGame(Object.assign(ticketOf(50), { ...bet, follow: { from: 2942, draws: 1 } }));
    await page.checkSavedGames({ keepsWins: true });
    expect(page.foundPrizes.list).toHaveLength(2);
    await page.deleteGame(ticketOf(50).id);
    await correct(page, ...draws({ numbers: NONE }));
    expect([page.foundPrizes.list, page.siteDraws.file.corrected]).toEqual([
      [],
      [{ lottery: 'megasena', contest: 2943 }],
    ]);
    expect(page.dueOf(page.savedGames.games, [], NOON)).toEqual({ kind: 'corrected', lottery: 'megasena' });
    expect((await answerIn(page)).winCount).toBe(0);
    page.dismissCorrections('megasena');
    expect([page.siteDraws.file.corrected, page.siteDraws.file.of.megasena?.length]).toEqual([[], 12]);
  });

  test('nobody is told who has no game in that draw', async () => {
    const page = await asked();
    await page.changeGames((games) => games.map((game) => ({ ...game, registered: { on: DAY, draw: '2026-11-29' } })));
    await correct(page, ...draws({ numbers: NONE }));
    expect(page.siteDraws.file.corrected).toEqual([]);
  });

  test('a check that began before it brings no win back', async () => {
    const page = await asked();
    await page.saveGame(Object.assign(ticketOf(2), bet));
    const running = page.checkSavedGames({ keepsWins: true });
    await correct(page, ...draws({ numbers: NONE }));
    await running;
    expect(page.foundPrizes.list).toEqual([]);
  });

  test('a claimed win stays, and one of another day keeps what it was', async () => {
    const page = await asked();
    page.dismissFresh();
    await correct(page, ...draws({ date: '2026-11-25' }));
    expect([page.foundPrizes.list, page.foundPrizes.fresh]).toMatchObject([
      [{ date: '2026-11-25', registered: true }],
      [],
    ]);
    await page.markPrize(String(page.foundPrizes.list[0]?.key), { as: 'fetched', on: DAY });
    await correct(page, ...draws({ numbers: NONE }));
    expect(page.foundPrizes.list).toMatchObject([{ contest: 2943, claim: { as: 'fetched' } }]);
  });

  test('prizes that come later are none: the win learns its worth', async () => {
    const page = await asked();
    const paid = [6, 5, 4].map((hits) => ({ hits, winners: 3, cents: 10 ** hits }));
    await correct(page, ...draws({ paid }));
    expect(page.siteDraws.file.corrected).toEqual([]);
    expect(page.foundPrizes.list).toMatchObject([{ contest: 2943, cents: 100_000 }]);
  });
});

describe('a result of the visitor’s own', () => {
  test('a kept draw is checked, and shown beside the site’s until that is taken', async () => {
    serve(...draws({ numbers: NONE }));
    const page = await asked({ contest: 2943, date: DAY, numbers: FIVE });
    const { winCount, site } = await answerIn(page);
    expect([winCount, site?.only, page.foundPrizes.list.length]).toEqual([1, [], 1]);
    const [conflict] = site?.conflicts ?? [];
    expect(await page.takeFromSite('megasena', conflict?.incoming as OfficialDraw)).toBe(true);
    await page.checkSavedGames({ keepsWins: true });
    expect((await answerIn(page)).site?.conflicts).toEqual([]);
    expect([page.foundPrizes.list, page.results.kept.megasena?.count], 'only that draw is kept').toEqual([[], 1]);
  });

  test.each([true, false])(
    'a draw told by its day is asked about once the site says otherwise: hers is right: %s',
    async (isTold) => {
      const { page } = await openCheck();
      page.keepTold({ lottery: 'megasena', day: DAY, rows: [FIVE], month: 0 });
      await page.askSite();
      await page.settleTold('megasena');
      expect([page.toldDraws.list.length, page.byHand.conflict]).toEqual([1, undefined]);
      serve(...draws({ numbers: NONE }));
      await page.askSite();
      await page.settleTold('megasena');
      const { conflict } = page.byHand;
      expect(conflict?.ofSite).toMatchObject({ kept: { numbers: FIVE }, incoming: { numbers: NONE } });
      if (conflict) await page.settleConflict(conflict, isTold);
      expect([page.toldDraws.list, page.byHand.conflict]).toEqual([[], undefined]);
      expect(page.results.kept.megasena?.count).toBe(isTold ? 1 : undefined);
    },
  );
});

test.each<[string, () => unknown]>([
  ['damaged', () => host.files.set('newest.bin', new Uint8Array(50).fill(1))],
  ['too large', () => host.files.set('newest.bin', new Uint8Array(10_001))],
  ['missing', () => host.files.delete('newest.bin')],
  ['a page', () => Object.assign(host, { hasFallback: host.files.delete('newest.bin') })],
])('a file that is %s takes nothing away', async (_, spoil) => {
  const page = await asked();
  const before = page.siteDraws.file;
  spoil();
  await page.askSite();
  expect([page.siteDraws.file.of, dueIn(page)]).toEqual([before.of, []]);
});

describe('a page asks by itself', () => {
  async function following(games = 1, connection: object = {}) {
    vi.stubGlobal('navigator', { connection });
    const { page } = await openCheck();
    for (let n = 0; n < games; n++) await page.saveGame(Object.assign(ticketOf(n), bet));
    page.followSite();
    const comeBack = async (at: string) => {
      await vi.waitUntil(() => page.siteDraws.status !== 'asking');
      vi.setSystemTime(Date.parse(at));
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.waitUntil(() => page.siteDraws.status !== 'asking');
      return host.asked.length;
    };
    return { page, comeBack };
  }

  test('once, and when it comes back after a draw, once an hour until that is there', async () => {
    const { comeBack } = await following();
    expect(await comeBack('2026-11-29T12:00:00Z'), 'no draw since').toBe(1);
    expect(await comeBack('2026-11-30T00:30:00Z'), 'after the draw').toBe(2);
    expect(await comeBack('2026-11-30T01:00:00Z'), 'within the hour').toBe(2);
    serve(...draws(), { contest: 2944, date: '2026-11-29', numbers: NONE });
    expect(await comeBack('2026-11-30T01:31:00Z')).toBe(3);
    expect(await comeBack('2026-11-30T14:00:00Z'), 'all is there').toBe(3);
  });

  test('again when it comes back where nothing came', async () => {
    host.isUp = false;
    const { comeBack } = await following();
    expect(await comeBack('2026-11-27T15:01:00Z')).toBe(2);
  });

  test.each([
    ['saves data', 1, { saveData: true }],
    ['is on 2G', 1, { effectiveType: '2g' }],
    ['has nothing saved', 0, {}],
  ])('not where the visitor %s', async (_, games, connection) => {
    const { comeBack } = await following(games, connection);
    expect(await comeBack('2026-11-30T00:30:00Z')).toBe(0);
  });
});

test('the draws that the site lacks are counted by the rules', async () => {
  const page = await asked();
  const ends = [DAY, '2026-11-29', '2026-12-01'].map((day) => Date.parse(`${day}T23:59:00-03:00`));
  expect(ends.map((end) => page.drawsBehind('megasena', end))).toEqual([0, 1, 2]);
  expect(page.drawsBehind('quina', NOON)).toBe(0);
});
