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
/** Twelve contests, the last of them 2,943 on 26 November, in which the first ticket has four. */
const FOUR = [1, 2, 51, 52, 53, 54];
const NONE = [10, 20, 32, 45, 50, 60];
const draws = (numbers: readonly number[] = FOUR, more: readonly OfficialDraw[] = []): readonly OfficialDraw[] => [
  ...manyDraws('megasena', 11, 2932).draws.map((draw, i) => ({
    ...draw,
    date: `2026-11-${String(i + 5).padStart(2, '0')}`,
  })),
  { contest: 2943, date: DAY, numbers },
  ...more,
];
const bet = { follow: { from: 2943, draws: 1 }, registered: { on: '2026-11-25', draw: DAY } };
const dueIn = (page: CheckPage) => page.drawsDue(page.savedGames.games, 'megasena', NOON);

let host: ReturnType<typeof useFakeHost>;
beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  useStores();
  vi.stubGlobal('navigator', {});
  host = useFakeHost();
  host.serve({ lottery: 'megasena', draws: draws() });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page with a registered game that the site has been asked for. */
async function asked(kept: readonly OfficialDraw[] = []): Promise<CheckPage> {
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

test('the draws of the site are no history: nothing is kept of them', async () => {
  const page = await asked();
  expect([page.keptSummaries(), page.results.kept, await page.keptTable('megasena')]).toEqual([{}, {}, null]);
});

test('a draw between what is kept and what the site has stays due, and the newest contest leads', async () => {
  const page = await asked([{ contest: 2900, date: '2026-08-13', numbers: NONE }]);
  await page.saveGame(
    Object.assign(ticketOf(3), {
      follow: { from: 2920, draws: 1 },
      registered: { on: '2026-09-30', draw: '2026-10-01' },
    }),
  );
  expect(dueIn(page)).toMatchObject([{ contest: 2920 }]);
  expect(page.sureContest('megasena', '2026-11-29')).toBe(2944);
});

describe('a correction of the site', () => {
  test('replaces a draw that only the site has, drops its wins, and is told until it is read', async () => {
    const page = await asked();
    expect(page.dueOf(page.savedGames.games, [], NOON)).toBeUndefined();
    host.serve({ lottery: 'megasena', draws: draws(NONE) });
    await page.askSite();
    expect([page.foundPrizes.list, page.siteDraws.file.corrected]).toEqual([[], { megasena: 2943 }]);
    expect(page.dueOf(page.savedGames.games, [], NOON)).toEqual({ kind: 'corrected', lottery: 'megasena' });
    expect((await answerIn(page)).winCount).toBe(0);
    page.dismissCorrection('megasena');
    expect([page.siteDraws.file.corrected, page.siteDraws.file.of.megasena?.length]).toEqual([{}, 12]);
  });

  test('leaves a win that the visitor has claimed', async () => {
    const page = await asked();
    const [prize] = page.foundPrizes.list;
    await page.markPrize(String(prize?.key), { as: 'fetched', on: DAY });
    host.serve({ lottery: 'megasena', draws: draws(NONE) });
    await page.askSite();
    expect(page.foundPrizes.list).toMatchObject([{ contest: 2943, claim: { as: 'fetched' } }]);
  });

  test('is none where prizes come later: the win learns its worth', async () => {
    const page = await asked();
    const paid = [
      { hits: 6, winners: 1, cents: 1e8 },
      { hits: 5, winners: 3, cents: 4_000_000 },
      { hits: 4, winners: 9, cents: 90_000 },
    ] as const;
    host.serve({
      lottery: 'megasena',
      draws: draws().map((draw) => (draw.contest === 2943 ? { ...draw, paid } : draw)),
    });
    await page.askSite();
    expect(page.siteDraws.file.corrected).toEqual({});
    expect(page.foundPrizes.list).toMatchObject([{ contest: 2943, cents: 4_000_000 }]);
  });
});

describe('a result of the visitor’s own', () => {
  test('is checked and shown beside the site’s; once that is taken, what was won in it goes', async () => {
    host.serve({ lottery: 'megasena', draws: draws(NONE) });
    const page = await asked([{ contest: 2943, date: DAY, numbers: FOUR }]);
    const { winCount, site } = await answerIn(page);
    expect([winCount, site?.only, site?.differing.conflictCount]).toEqual([1, [], 1]);
    expect(page.foundPrizes.list).toHaveLength(1);
    expect(await page.takeFromSite('megasena', [2943])).toBe(true);
    expect((await answerIn(page)).site?.differing.conflictCount).toBe(0);
    expect([page.foundPrizes.list, page.results.kept.megasena?.count], 'only that draw is kept').toEqual([[], 1]);
  });

  test.each([
    ['goes where the site says the same', FOUR, 0],
    ['is asked about where the site says otherwise', NONE, 1],
  ])('told by its day %s', async (_, numbers, conflicts) => {
    const { page } = await openCheck();
    page.keepTold({ lottery: 'megasena', day: DAY, rows: [numbers], month: 0 });
    await page.askSite();
    await page.settleTold('megasena');
    expect(page.toldDraws.list).toHaveLength(conflicts);
    const { conflict } = page.byHand;
    expect(conflict?.merge.conflicts ?? []).toHaveLength(conflicts);
    expect(page.results.kept).toEqual({});
    if (!conflict) return;
    await page.settleConflict(conflict, true);
    expect([page.toldDraws.list, page.results.kept.megasena?.count]).toEqual([[], 1]);
  });
});

test.each<[string, () => unknown]>([
  ['damaged', () => host.files.set('newest.bin', new Uint8Array(50).fill(1))],
  ['too large', () => host.files.set('newest.bin', new Uint8Array(10_001))],
  ['missing', () => host.files.delete('newest.bin')],
  ['a page', () => Object.assign(host, { hasFallback: host.files.delete('newest.bin') })],
  ['one draw older', () => host.serve({ lottery: 'megasena', draws: draws().slice(0, -1) })],
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
      await vi.waitFor(() => expect(page.siteDraws.status).not.toBe('asking'));
      vi.setSystemTime(Date.parse(at));
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.waitFor(() => expect(page.siteDraws.status).not.toBe('asking'));
      return host.asked.length;
    };
    return { page, comeBack };
  }

  test('once, and when it comes back after a draw, once an hour until that is there', async () => {
    host.serve({ lottery: 'megasena', draws: draws() });
    const { comeBack } = await following();
    expect(await comeBack('2026-11-29T12:00:00Z'), 'no draw since').toBe(1);
    expect(await comeBack('2026-11-30T00:30:00Z'), 'after the draw').toBe(2);
    expect(await comeBack('2026-11-30T01:00:00Z'), 'within the hour').toBe(2);
    host.serve({ lottery: 'megasena', draws: draws(FOUR, [{ contest: 2944, date: '2026-11-29', numbers: NONE }]) });
    expect(await comeBack('2026-11-30T01:31:00Z')).toBe(3);
    expect(await comeBack('2026-11-30T14:00:00Z'), 'all is there').toBe(3);
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
  expect(
    [DAY, '2026-11-29', '2026-12-01'].map((day) => page.drawsBehind('megasena', Date.parse(`${day}T23:59:00-03:00`))),
  ).toEqual([0, 1, 2]);
  expect(page.drawsBehind('quina', NOON)).toBe(0);
});
