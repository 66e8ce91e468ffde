import type { Outcome } from '../../../src/state/check/outcome.ts';
import { openTab, type Tab } from '../../platform/tabs.ts';
import { poolHere } from '../results/results-page.ts';

const load = async () => ({
  ...(await import('../../../src/state/results/results.ts')),
  ...(await import('../../../src/state/results/kept-table.ts')),
  ...(await import('../../../src/state/results/reader-pool.ts')),
  ...(await import('../../../src/state/saved-games/saved-games.ts')),
  ...(await import('../../../src/state/saved-games/changes.ts')),
  ...(await import('../../../src/state/saved-games/file.ts')),
  ...(await import('../../../src/state/check/found-prizes.ts')),
  ...(await import('../../../src/state/check/keep-wins.ts')),
  ...(await import('../../../src/state/check/mark-prize.ts')),
  ...(await import('../../../src/state/check/game-outcomes.ts')),
  ...(await import('../../../src/state/check/outcome.ts')),
  ...(await import('../../../src/state/check/check.ts')),
  ...(await import('../../../src/state/check/ask-site.ts')),
  ...(await import('../../../src/state/draw-day/near-contest.ts')),
  ...(await import('../../../src/state/results/site-draws.ts')),
  ...(await import('../../../src/state/check/which-lottery.ts')),
  ...(await import('../../../src/state/check/by-hand.ts')),
  ...(await import('../../../src/state/check/keep-by-hand.ts')),
  ...(await import('../../../src/state/check/due.ts')),
  ...(await import('../../../src/state/results/results-lottery.ts')),
  ...(await import('../../../src/state/results/importing.ts')),
  ...(await import('../../../src/state/results/summary.ts')),
  ...(await import('../../../src/state/registering/learn-contests.ts')),
  ...(await import('../../../src/state/registering/register-games.ts')),
  ...(await import('../../../src/state/registering/register.ts')),
  ...(await import('../../../src/state/diary/diary.ts')),
  ...(await import('../../../src/state/diary/spending.ts')),
  ...(await import('../../../src/state/check/told-draws.ts')),
  ...(await import('../../../src/state/preferences/settings.ts')),
  ...(await import('../../../src/state/statistics/choice.ts')),
});

/** All that a page does to check and to register games. */
export type CheckPage = Awaited<ReturnType<typeof load>>;

/** A tab that has loaded kept results, saved games and found prizes. */
export function openCheck(): Promise<Tab<CheckPage>> {
  return openTab(load, async (page) => {
    page.setResultsPool(poolHere());
    await page.loadResults();
    await page.loadSavedGames();
    await page.loadFoundPrizes();
  });
}

/** Has all saved games play in these contests, not registered, as they could be in 0.7.0. */
export function follow(page: CheckPage, contests: { readonly from: number; readonly draws: number }) {
  return page.changeGames((games) => games.map((game) => ({ ...game, follow: contests })));
}

/** What has become of games by what the page knows. */
export function outcomeIn(page: CheckPage, now: number, games = page.savedGames.games): Outcome {
  const [kept, { list: told }] = [page.keptSummaries(), page.toldDraws];
  const site = page.siteDraws.file.of;
  const known = { kept, site, checked: page.gameOutcomes.of, prizes: page.foundPrizes.list, told, today: '' };
  return page.outcomeOf(games, known, now);
}
