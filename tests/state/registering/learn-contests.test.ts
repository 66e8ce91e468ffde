import { beforeEach, expect, test, vi } from 'vitest';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { useStores } from '../../platform/tabs.ts';
import { type CheckPage, openCheck, outcomeIn } from '../check/check-page.ts';
import { ticketOf } from '../saved-games/tickets.ts';

let page: CheckPage;

const noon = (day: string) => Date.parse(`${day}T15:00:00Z`);

beforeEach(async () => {
  vi.useFakeTimers({ now: noon('2026-11-26'), toFake: ['Date'] });
  useStores();
  page = (await openCheck()).page;
});

/** A game that wins in every draw that is kept below, and its bet by the day alone. */
const GAME = ticketOf(1);
const byDay = (draw: string, draws = 1) => ({ draws, on: '2026-11-26', draw });

async function keep(...draws: readonly (readonly [contest: number, date: string])[]): Promise<void> {
  const numbers = [...GAME.numbers];
  await page.keepTable(
    packDraws({ lottery: 'megasena', draws: draws.map(([contest, date]) => ({ contest, date, numbers })) }),
  );
  await page.checkSavedGames();
  await page.learnContests();
}
const only = () => page.savedGames.games[0];
const entries = () => page.spendingOf().map(({ key: _, ...entry }) => entry);
const betsOf = () => page.gameOutcomes.of.get(GAME.id)?.bets;

test('a bet by its day waits for it, then is due, and is the bet of its contest as soon as that is kept', async () => {
  await page.registerGames([GAME], byDay('2026-11-26'));
  const spent = { on: '2026-11-26', lottery: 'megasena', cents: 600, whole: 600, draws: 1 };
  expect(entries()).toEqual([{ ...spent, draw: '2026-11-26' }]);
  const draw = { day: '2026-11-26', games: 1 };
  expect(page.drawsWaiting(page.savedGames.games, 'megasena', noon('2026-11-26'))).toEqual([draw]);
  await keep([3085, '2026-11-19'], [3086, '2026-11-22'], [3087, '2026-11-24']);
  expect(page.drawsDue(page.savedGames.games, 'megasena', noon('2026-11-27'))).toEqual([draw]);
  expect(outcomeIn(page, noon('2026-11-27')).draws).toBe('due');
  await page.checkSavedGames({ keepsWins: true });
  expect(page.foundPrizes.list, 'not since it was saved').toEqual([]);

  await keep([3088, '2026-11-26'], [3089, '2026-11-29']);
  expect(only()?.follow).toEqual({ from: 3088, draws: 1 });
  expect(entries()).toEqual([{ ...spent, contest: 3088 }]);
  expect(page.drawsDue(page.savedGames.games, 'megasena', noon('2026-11-30'))).toEqual([]);
  await page.checkSavedGames({ keepsWins: true });
  expect(page.foundPrizes.list.map(({ contest }) => contest)).toEqual([3088]);

  await page.registerGames([GAME], { ...byDay('2026-11-29'), from: 3089 });
  expect(entries()).toEqual([{ ...spent, contest: 3089 }]);
  await page.checkSavedGames();
  expect(page.gameOutcomes.of.get(GAME.id)?.wins.map(({ contest }) => contest)).toEqual([3089]);
});

test('a teimosinha by its first day has the contests that follow; an earlier bet is completed as well', async () => {
  await page.registerGames([GAME], byDay('2026-11-24'));
  await page.registerGames([GAME], byDay('2026-11-26', 2), true);
  expect(page.drawsWaiting(page.savedGames.games, 'megasena', noon('2026-11-27'))).toEqual([
    { day: '2026-11-29', games: 1 },
  ]);
  await keep([3087, '2026-11-24'], [3088, '2026-11-26']);
  expect(only()).toMatchObject({ follow: { from: 3088, draws: 2 }, earlier: [{ from: 3087, draws: 1 }] });
  expect(page.gameOutcomes.of.get(GAME.id)).toMatchObject({ contests: 2, pending: 1 });
  expect(entries().map((entry) => 'contest' in entry && entry.contest)).toEqual([3087, 3088]);
});

test('a draw that the file leaves out has its contest, where the file leaves out no other', async () => {
  await page.registerGames([GAME], byDay('2026-11-26'));
  await keep([3087, '2026-11-24'], [3089, '2026-11-29']);
  expect(only()?.follow).toEqual({ from: 3088, draws: 1 });
  await page.registerGames([GAME], byDay('2026-12-03'), true);
  await keep([3090, '2026-12-01'], [3093, '2026-12-08']);
  expect(only()?.follow).toEqual({ draws: 1 });
  expect(betsOf()?.[1]?.first).toEqual([]);
});

test.each([
  [
    'no draw',
    [
      [3087, '2026-11-24'],
      [3088, '2026-11-29'],
    ],
  ],
  [
    'two draws',
    [
      [3087, '2026-11-26'],
      [3088, '2026-11-26'],
    ],
  ],
] as const)('a day with %s is asked, and the answer is the same bet', async (_, draws) => {
  await page.registerGames([GAME], byDay('2026-11-26'));
  await keep(...draws);
  expect(only()?.follow).toEqual({ draws: 1 });
  expect(betsOf()).toEqual([{ draw: '2026-11-26', first: draws.map(([contest, date]) => ({ contest, date })) }]);
  expect(page.gameOutcomes.of.get(GAME.id)).toMatchObject({ contests: 0, pending: 1, wins: [] });
  await page.noteContest(page.savedGames.games, '2026-11-26', 3088);
  expect(only()?.follow).toEqual({ from: 3088, draws: 1 });
  expect(entries()).toMatchObject([{ contest: 3088 }]);
});

test('a contest leads: where its result is of another day that is said, and no other draw is checked', async () => {
  await page.registerGames([GAME], { ...byDay('2026-11-26'), from: 3087 });
  await keep([3087, '2026-11-24'], [3088, '2026-11-26']);
  expect(only()?.follow).toEqual({ from: 3087, draws: 1 });
  expect(betsOf()).toEqual([{ draw: '2026-11-26', from: 3087, first: [{ contest: 3087, date: '2026-11-24' }] }]);
  expect(page.gameOutcomes.of.get(GAME.id)?.wins.map(({ contest }) => contest)).toEqual([3087]);
});
