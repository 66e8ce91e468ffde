import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shortDay } from '../../../src/content/format-day.ts';
import { betsOf } from '../../../src/state/saved-games/bets.ts';
import type { RegisteredBet, SavedGame } from '../../../src/state/saved-games/game.ts';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { useStores } from '../../platform/tabs.ts';
import { openDiary } from './diary-page.ts';
import { contentOf, oldProfiles, putProfile, type StoredContent, storedContent } from './old-profile.ts';

/** Two draws of the Mega-Sena, at R$ 6,00 each. */
const NEXT: RegisteredBet = { from: 3095, draws: 2, on: '2026-11-27', draw: '2026-12-10' };

const digitsIn = (text = '0') => Number(text.replace(/\D/g, ''));
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0);

/** Opens today's page with its bets, prizes and groups. */
async function openToday() {
  const { page } = await openDiary();
  const { diary } = await import('../../../src/state/diary/diary.ts');
  const { linesOf } = await import('../../../src/state/diary/periods.ts');
  const { foundPrizes, loadFoundPrizes } = await import('../../../src/state/check/found-prizes.ts');
  const { syndicates, loadSyndicates } = await import('../../../src/state/syndicate/syndicates.ts');
  await Promise.all([loadFoundPrizes(), loadSyndicates()]);
  return { ...page, diary, linesOf, foundPrizes, syndicates };
}

/**
 * Returns a profile's content after a visit. The visit takes over the second copy of the games that 0.5.0 kept in
 * `localStorage`, once, and changes nothing else.
 */
function afterVisit(content: StoredContent): StoredContent {
  const { 'robo-da-sorte:v1:saved-games': copy, ...localStorage } = Object(content.localStorage);
  if (copy === undefined) return content;
  const aside = { key: 'aside', value: { file: '', games: 0, isDamaged: false, isTold: true } };
  return { ...content, localStorage, 'robo-da-sorte facts': [aside, ...(content['robo-da-sorte facts'] as object[])] };
}

describe.each(oldProfiles())('a profile of $build', (profile) => {
  const { shown } = profile;
  const before = contentOf(profile);
  let storage: FakeStorage;
  let today: Awaited<ReturnType<typeof openToday>>;
  const spent = () => today.spendingOf().map(({ cents }) => cents);

  beforeEach(async () => {
    storage = useStores();
    vi.useFakeTimers({ now: Date.parse('2026-11-27T15:00:00Z'), toFake: ['Date'] });
    await putProfile(profile, storage);
    today = await openToday();
  });

  test('every game, bet, entry, prize, claim, limit and group is there', () => {
    const records = before['robo-da-sorte games'] as { position: number; game: SavedGame }[];
    const games = [...records].sort((a, b) => b.position - a.position).map(({ game }) => game);
    expect(today.savedGames).toEqual({ games, loose: [], status: 'kept', aside: null });
    expect(games).toHaveLength(Number.parseInt(shown.games, 10));
    const shownBets = shown.registered.map((line) => /concurso ([\d.]+).* (\d\d\/\d\d\/\d{4})/.exec(line)?.slice(1));
    const bets = today.savedGames.games.flatMap((game) => betsOf(game).slice(-1));
    expect(bets.map(({ from, draw }) => [from, shortDay(draw)])).toEqual(
      shownBets.map(([contest, day] = []) => [digitsIn(contest), day]),
    );
    const { diary, foundPrizes, syndicates } = today;
    expect([diary.status, foundPrizes.status, syndicates.status]).toEqual(['kept', 'kept', 'kept']);
    const kept = (store: string) => new Set(before[`robo-da-sorte-${store}`] as object[] | undefined);
    expect(new Set<object>(diary.list)).toEqual(kept('diary entries'));
    expect(new Set<object>(foundPrizes.list)).toEqual(kept('prizes prizes'));
    expect(new Set<object>(syndicates.list)).toEqual(kept('syndicates syndicates'));
    expect(today.ownLimit.value).toEqual(shown.spent ? { period: 'month', cents: 8000 } : null);
  });

  test('the sums and the amounts of the lines are those that the old build showed', () => {
    const back = today.foundPrizes.list.flatMap(({ claim }) => claim?.cents ?? []);
    expect([sumOf(spent()), sumOf(back)]).toEqual([digitsIn(shown.spent), digitsIn(shown.back)]);
    const lines = [...today.linesOf(today.spendingOf()).map(({ cents }) => cents), ...back];
    const amounts = shown.lines?.map((line) => digitsIn(line.split('R$').at(-1))) ?? [];
    expect(lines.sort()).toEqual(amounts.sort());
  });

  test('a second visit changes no record', async () => {
    expect(await storedContent(storage)).toEqual(afterVisit(before));
    today = await openToday();
    expect(await storedContent(storage)).toEqual(afterVisit(before));
  });

  test('one more bet, corrected and undone, leads back to the same records and sum', async () => {
    const games = today.savedGames.games.slice(0, 1);
    const sum = digitsIn(shown.spent);
    await today.registerGames(games, NEXT, true);
    expect(sumOf(spent())).toBe(sum + 1200);
    await today.registerGames(games, { ...NEXT, from: 3096, draws: 1, draw: '2026-12-12' });
    expect(sumOf(spent())).toBe(sum + 600);
    await today.unregisterGames(games);
    today = await openToday();
    expect(sumOf(spent())).toBe(sum);
    expect(await storedContent(storage)).toEqual(afterVisit(before));
  });

  if (shown.spent === undefined) return;
  test('an old bet, corrected and undone, is no spending any more', async () => {
    const games = today.savedGames.games.slice(0, 1);
    const [newest = 0, ...others] = spent();
    await today.registerGames(games, NEXT);
    expect(sumOf(spent())).toBe(1200 + sumOf(others));
    await today.unregisterGames(games);
    today = await openToday();
    expect(sumOf(spent())).toBe(digitsIn(shown.spent) - newest);
  });
});
