import { beforeEach, describe, expect, test, vi } from 'vitest';
import { packDraws, unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { installDatabase } from '../../platform/fake-database.ts';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { useFakeStorage } from '../../platform/tabs.ts';
import { openResults, type ResultsPage, tamper } from './results-page.ts';

const draws = sampleDraws('quina', 30);
const table = (from = 0, to = 30) => packDraws({ lottery: 'quina', draws: draws.slice(from, to) });

let storage: FakeStorage;
let factory: IDBFactory;
beforeEach(() => {
  storage = useFakeStorage();
  factory = installDatabase();
});

const failing = () => {
  throw new TypeError('no');
};

/** The kept draws of a lottery. */
async function drawsIn(page: ResultsPage, lottery: LotteryKey = 'quina') {
  const bytes = await page.keptTable(lottery);
  return bytes ? unpackDraws(bytes).draws : undefined;
}

/** Puts a record of the database in the place of the one of the Quina. */
const putRecord = (change: (record: Record<string, unknown>) => unknown) =>
  tamper(factory, (stores) => {
    const asked = stores('tables').get('quina');
    asked.onsuccess = () => stores('tables').put(change(asked.result));
  });

describe('what is kept', () => {
  test('kept draws are there again, with a summary to be had at once', async () => {
    const { page } = await openResults();
    expect(page.results).toMatchObject({ status: 'ready', kept: {} });
    expect(await page.keepTable(table())).toMatchObject({ ok: true, report: { added: 30 } });
    const { page: next } = await openResults();
    expect(next.keptSummaries().quina).toEqual(next.results.kept.quina);
    expect(next.results.kept.quina).toMatchObject({ count: 30, missing: 0, revision: 1 });
    expect(await drawsIn(next)).toEqual(draws);
    expect(await drawsIn(next, 'lotofacil')).toBeUndefined();
  });

  test('kept draws are completed by what comes later', async () => {
    const { page } = await openResults();
    await page.keepTable(table(0, 20));
    expect(await page.keepTable(table(10, 30))).toMatchObject({ report: { added: 10, same: 10 } });
    expect(await drawsIn(page)).toEqual(draws);
  });

  test('the browser is asked to let kept draws stay', async () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', { storage: { persist } });
    const { page } = await openResults();
    await page.keepTable(table());
    expect(persist).toHaveBeenCalled();
  });

  test.each<[string, object]>([
    ['throws', { storage: { persist: failing } }],
    ['rejects', { storage: { persist: () => Promise.reject(new TypeError('no')) } }],
    ['has no such thing', {}],
  ])('draws are kept where the browser, asked to let them stay, %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const { page } = await openResults();
    expect(await page.keepTable(table())).toMatchObject({ ok: true });
  });

  test('kept draws go when they are taken away, and come back', async () => {
    const { page } = await openResults();
    await page.keepTable(table(0, 20));
    const restore = await page.removeResults('quina');
    expect([page.results.kept, page.keptSummaries()]).toEqual([{}, {}]);
    expect(page.results.lost).toEqual([]);
    await page.keepTable(table(15, 30));
    expect(await restore?.()).toBe(true);
    expect(await drawsIn(page)).toEqual(draws);
  });
});

test('a table that is damaged, or empty, is not kept, and what was there stays', async () => {
  const { page } = await openResults();
  await page.keepTable(table(0, 20));
  const damaged = Uint8Array.from(table(), (byte, i) => (i === 50 ? byte ^ 4 : byte));
  for (const bad of [damaged, table(0, 0), new Uint8Array()]) {
    expect(await page.keepTable(bad)).toEqual({ ok: false, fault: 'failed' });
  }
  expect(await drawsIn(page)).toHaveLength(20);
});

describe('two tabs', () => {
  test('lose nothing of what both bring in at the same time', async () => {
    const [here, there] = [await openResults(), await openResults()];
    await Promise.all([
      here.page.keepTable(table(0, 12)),
      there.page.keepTable(table(12, 24)),
      here.page.keepTable(table(20, 27)),
      there.page.keepTable(table(27, 30)),
    ]);
    expect(await drawsIn(here.page)).toEqual(draws);
    expect(await drawsIn(there.page)).toEqual(draws);
  });

  test('follow each other', async () => {
    const [here, there] = [await openResults(), await openResults()];
    await here.page.keepTable(table());
    await expect.poll(() => there.page.results.kept.quina?.count).toBe(30);
    await there.page.removeResults('quina');
    await expect.poll(() => here.page.results.kept.quina).toBeUndefined();
    expect(here.page.results.lost).toEqual([]);
  });
});

describe('a browser', () => {
  test('a browser that has no room says so, and what was there stays', async () => {
    const { page } = await openResults();
    await page.keepTable(table(0, 20));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await page.keepTable(table())).toEqual({ ok: false, fault: 'full' });
    put.mockRestore();
    expect(await drawsIn(page)).toHaveLength(20);
    expect(page.keptSummaries().quina?.count).toBe(20);
  });

  test('a browser without a database is reported, and nothing breaks', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const { page } = await openResults();
    expect(page.results.status).toBe('unavailable');
    expect(await page.keepTable(table())).toEqual({ ok: false, fault: 'refused' });
    expect(await page.removeResults('quina')).toBeUndefined();
  });

  test('a browser that has made room for others is reported, until somebody has seen it', async () => {
    const { page } = await openResults();
    await page.keepTable(table());
    installDatabase();
    const { page: next } = await openResults();
    expect(next.results).toMatchObject({ status: 'ready', kept: {}, lost: ['quina'] });
    next.dismissLost();
    const { page: last } = await openResults();
    expect(last.results.lost).toEqual([]);
  });

  test('a browser that has lost the summary gets it again', async () => {
    const { page } = await openResults();
    await page.keepTable(table());
    storage.clear();
    const { page: next } = await openResults();
    expect(next.keptSummaries().quina).toMatchObject({ count: 30, revision: 1 });
  });

  test('a browser whose summaries are no such thing keeps that text aside', async () => {
    storage.put('kept-draws', '{"version":1,"of":{"quina":{"count":"many"}}}');
    const { page } = await openResults();
    expect(page.keptSummaries()).toEqual({});
    expect(storage.setAside('kept-draws')).toHaveLength(1);
  });
});

describe('a record that cannot be read', () => {
  const asideOf = async () => {
    let found: unknown[] = [];
    await tamper(factory, (stores) => {
      const asked = stores('aside').getAll();
      asked.onsuccess = () => {
        found = asked.result;
      };
    });
    return found;
  };

  test('because it is of a newer packing is told, and set aside when there is another', async () => {
    const { page } = await openResults();
    await page.keepTable(table(0, 20));
    const newer = Uint8Array.from(table(), (byte, i) => (i === 0 ? 9 : byte));
    await putRecord((record) => ({ ...record, table: newer }));
    const { page: next } = await openResults();
    expect(next.results).toMatchObject({ kept: {}, unreadable: ['quina'], lost: [] });
    expect(await next.keptTable('quina')).toBeNull();
    expect(await next.keepTable(table(5, 30))).toMatchObject({ ok: true, report: { added: 25 } });
    expect(next.results).toMatchObject({ unreadable: [], kept: { quina: { count: 25 } } });
    expect(await asideOf()).toMatchObject([{ lottery: 'quina', table: newer }]);
  });

  test('because a byte is another one is set aside too', async () => {
    const { page } = await openResults();
    await page.keepTable(table(0, 20));
    const damaged = Uint8Array.from(table(0, 20), (byte, i) => (i === 50 ? byte ^ 4 : byte));
    await putRecord((record) => ({ ...record, table: damaged }));
    expect(await page.keepTable(table(5, 30))).toMatchObject({ ok: true, report: { added: 25 } });
    expect(await asideOf()).toMatchObject([{ lottery: 'quina', table: damaged }]);
  });
});
