import { beforeEach, describe, expect, test } from 'vitest';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { useStores } from '../../platform/tabs.ts';
import { openDiary } from './diary-page.ts';

let storage: FakeStorage;
beforeEach(() => {
  storage = useStores();
});

describe('a limit of one’s own', () => {
  test('a limit is kept, follows other tabs, and is none once it is taken away', async () => {
    const [one, other] = [await openDiary(), await openDiary()];
    expect(one.page.setLimit({ period: 'month', cents: 8000 })).toBe(true);
    other.hear('own-limit');
    expect(other.page.ownLimit.value).toEqual({ period: 'month', cents: 8000 });
    expect((await openDiary()).page.ownLimit.value).toEqual({ period: 'month', cents: 8000 });
    other.page.setLimit({ period: 'week', cents: 2000 });
    expect(other.page.ownLimit.value).toEqual({ period: 'week', cents: 2000 });
    other.page.setLimit(null);
    expect(other.page.ownLimit.value).toBeNull();
    expect((await openDiary()).page.ownLimit.value).toBeNull();
  });

  test.each(['x', 'day 100', 'month 0', 'month -1', 'month 1.5', 'month 999999999', '__proto__ 1'])(
    'a limit that cannot be read (%s) is set aside',
    async (text) => {
      storage.put('own-limit', text);
      expect((await openDiary()).page.ownLimit.value).toBeNull();
      expect(storage.setAside('own-limit')).toEqual([text]);
    },
  );
});

describe('what it says of games that are about to be registered', () => {
  test('the notice says how much of the limit is used in this period, and whether the games reach it', async () => {
    const { page } = await openDiary();
    expect(page.limitNotice(500, '2026-12-01')).toBeUndefined();
    page.setLimit({ period: 'month', cents: 8000 });
    for (const [on, cents] of [
      ['2026-11-30', 5000],
      ['2026-12-01', 7200],
    ] as const) {
      await page.changeDiary({ put: [{ key: on, on, cents, what: 'a' }] });
    }
    const limit = { period: 'month', cents: 8000 };
    expect(page.limitNotice(0, '2026-12-31')).toEqual({ limit, used: 7200, after: 7200, isReached: false });
    expect(page.limitNotice(799, '2026-12-31')).toMatchObject({ after: 7999, isReached: false });
    expect(page.limitNotice(800, '2026-12-31')).toMatchObject({ after: 8000, isReached: true });
    expect(page.limitNotice(2000, '2026-12-31')).toMatchObject({ after: 9200, isReached: true });
    expect(page.limitNotice(2000, '2027-01-01')).toMatchObject({ used: 0, isReached: false });
    page.setLimit({ period: 'week', cents: 8000 });
    expect(page.limitNotice(0, '2026-12-05')).toMatchObject({ used: 12_200, isReached: true });
    expect(page.limitNotice(0, '2026-12-06')).toMatchObject({ used: 0 });
    expect(page.limitNotice(0, '')).toBeUndefined();
  });
});
