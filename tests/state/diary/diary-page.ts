import { openTab, type Tab } from '../../platform/tabs.ts';

const load = async () => ({
  ...(await import('../../../src/state/bet/prices.ts')),
  ...(await import('../../../src/state/diary/diary.ts')),
  ...(await import('../../../src/state/diary/note-registered.ts')),
  ...(await import('../../../src/state/bet/cost.ts')),
  ...(await import('../../../src/state/diary/note-spending.ts')),
  ...(await import('../../../src/state/diary/own-limit.ts')),
});

/** All that a page does with the diary. */
export type DiaryPage = Awaited<ReturnType<typeof load>>;

/** A tab that has loaded the diary and the limit. */
export function openDiary(): Promise<Tab<DiaryPage>> {
  return openTab(load, async (page) => {
    page.restoreLimit();
    await page.loadDiary();
  });
}
