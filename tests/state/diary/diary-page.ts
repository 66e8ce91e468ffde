import { openTab, type Tab } from '../../platform/tabs.ts';

const load = async () => ({
  ...(await import('../../../src/state/bet/prices.ts')),
  ...(await import('../../../src/state/bet/cost.ts')),
  ...(await import('../../../src/state/diary/diary.ts')),
  ...(await import('../../../src/state/diary/spending.ts')),
  ...(await import('../../../src/state/diary/note-spending.ts')),
  ...(await import('../../../src/state/diary/own-limit.ts')),
  ...(await import('../../../src/state/registering/delete-games.ts')),
  ...(await import('../../../src/state/registering/register-games.ts')),
  ...(await import('../../../src/state/registering/learn-contests.ts')),
  ...(await import('../../../src/state/saved-games/changes.ts')),
  ...(await import('../../../src/state/saved-games/file.ts')),
  ...(await import('../../../src/state/saved-games/saved-games.ts')),
});

/** All that a page does with the diary. */
export type DiaryPage = Awaited<ReturnType<typeof load>>;

/** A tab that has loaded what was spent, and the limit. */
export function openDiary(): Promise<Tab<DiaryPage>> {
  return openTab(load, async (page) => {
    page.restoreLimit();
    await page.loadSpending();
  });
}
