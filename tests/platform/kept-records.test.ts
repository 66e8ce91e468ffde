import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { KeptRecords } from '../../src/platform/kept-records.ts';
import { storedRecords } from './fake-database.ts';
import { openTab, useStores } from './tabs.ts';

interface Note {
  readonly id: string;
  readonly text: string;
}

// What the test before still tells its tabs is heard by no tab of this one.
beforeEach(() => {
  useStores();
});

/** A tab that has loaded notes; `shown` is what it shows last. */
async function openNotes() {
  const shown: { list: readonly Note[]; isKept: boolean } = { list: [], isKept: false };
  const { page, window } = await openTab(
    async () => {
      const { keptRecords } = await import('../../src/platform/kept-records.ts');
      return keptRecords<Note>({
        ...{ name: 'notes', store: 'notes', key: 'id' },
        read(record) {
          const { id, text }: { [K in keyof Note]?: unknown } = Object(record);
          return typeof id === 'string' && typeof text === 'string' ? { id, text } : undefined;
        },
        show: (list, isKept) => {
          Object.assign(shown, { list, isKept });
        },
      });
    },
    (notes) => notes.load(),
  );
  return { notes: page, shown, window };
}

/** Changes notes; says whether the browser keeps that. */
async function change(notes: KeptRecords<Note>, by: (records: Map<string, Note>) => void): Promise<boolean> {
  return (await notes.change(by)).isKept;
}
const put = (notes: KeptRecords<Note>, id: string, text: string) =>
  change(notes, (records) => {
    records.set(id, { ...records.get(id), id, text });
  });
const remove = (notes: KeptRecords<Note>, id: string) =>
  change(notes, (records) => {
    records.delete(id);
  });

const stored = (...records: readonly object[]) => storedRecords('robo-da-sorte-notes', 'notes', ...records);

const failing = (name: string) => () => {
  throw new DOMException('no', name);
};

/** Has the browser refuse every transaction; gives what ends that. */
function refuse(name = 'QuotaExceededError'): () => void {
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(failing(name));
  return () => spy.mockRestore();
}

test('a change is stored and told to the other tabs', async () => {
  const one = await openNotes();
  const two = await openNotes();
  expect(await put(one.notes, 'a', '1')).toBe(true);
  await expect.poll(() => two.shown).toEqual({ list: [{ id: 'a', text: '1' }], isKept: true });
  await remove(two.notes, 'a');
  await expect.poll(() => one.shown.list).toEqual([]);
});

test('other tabs are listened for once, however often the records are loaded', async () => {
  const { notes, window } = await openNotes();
  const added = vi.spyOn(window, 'addEventListener');
  await notes.load();
  await put(notes, 'a', '1');
  // Each transaction hears, as long as it lasts, whether its page is left.
  expect(added.mock.calls.map(([type]) => type).filter((type) => type !== 'pagehide')).toEqual([]);
});

test('a change is shown at once, before it is stored, and says what it found and made in the database', async () => {
  const [one, two] = [await openNotes(), await openNotes()];
  vi.stubGlobal('BroadcastChannel', undefined);
  await put(two.notes, 'b', '2');
  let next: unknown;
  const original = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, record) {
    next ??= put(one.notes, 'c', '3');
    return original.call(this, record);
  });
  const changing = one.notes.change((records) => void records.set('a', { id: 'a', text: '1' }));
  expect(one.shown.list).toEqual([{ id: 'a', text: '1' }]);
  const { before, after } = await changing;
  expect([before, after].map((records) => [...records.keys()])).toEqual([['b'], ['b', 'a']]);
  expect(await next).toBe(true);
});

test('a change of many at once, and changes at once, all hold, in one transaction', async () => {
  const { notes, shown } = await openNotes();
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const changes = ['a', 'b', 'c'].map((id) =>
    change(notes, (records) => {
      const text = `${records.get('all')?.text ?? ''}${id}`;
      records.set('all', { id: 'all', text }).set(id, { id, text });
    }),
  );
  expect(await Promise.all(changes)).toEqual([true, true, true]);
  expect(shown.list.map(({ text }) => text)).toEqual(['a', 'abc', 'ab', 'abc']);
  expect(transactions).toHaveBeenCalledTimes(1);
});

describe('what the browser has refused', () => {
  test('a refused change lasts as long as the page, and is stored as soon as it can', async () => {
    const { notes, shown } = await openNotes();
    await put(notes, 'gone', '');
    const allow = refuse();
    expect(await put(notes, 'a', '1')).toBe(false);
    expect(await remove(notes, 'gone')).toBe(false);
    await notes.load();
    expect(shown).toEqual({ list: [{ id: 'a', text: '1' }], isKept: false });
    allow();
    expect(await put(notes, 'b', '2')).toBe(true);
    expect(shown.isKept).toBe(true);
    expect(await stored()).toEqual([
      { id: 'a', text: '1' },
      { id: 'b', text: '2' },
    ]);
  });

  test('a change that is refused in its middle is refused whole, and rejects nothing', async () => {
    const { notes } = await openNotes();
    const both = (records: Map<string, Note>) => {
      for (const id of ['a', 'b']) records.set(id, { id, text: '' });
    };
    const original = IDBObjectStore.prototype.put;
    let puts = 0;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, record) {
      if (++puts === 2) throw new DOMException('full', 'QuotaExceededError');
      return original.call(this, record);
    });
    // Vitest fails of a rejection that nobody hears.
    expect(await change(notes, both)).toBe(false);
    spy.mockRestore();
    expect(await stored()).toEqual([]);
    await notes.load();
    expect(await stored()).toHaveLength(2);
  });

  test('a refused change is stored when the page looks again, once', async () => {
    const { notes, shown } = await openNotes();
    const allow = refuse();
    await put(notes, 'a', '1');
    allow();
    await notes.load();
    await remove((await openNotes()).notes, 'a');
    await notes.load();
    expect(shown).toEqual({ list: [], isKept: true });
  });

  test('a refused change does not undo what another tab has stored since, and is done once', async () => {
    const one = await openNotes();
    await put(one.notes, 'a', 'x');
    const add = (to: KeptRecords<Note>, sign: string) =>
      to.change((records) => {
        records.set('a', { id: 'a', text: `${records.get('a')?.text}${sign}` });
      });
    const allow = refuse();
    await add(one.notes, '1');
    allow();
    const two = await openNotes();
    await add(two.notes, '2');
    await Promise.all([add(one.notes, '3'), add(one.notes, '4')]);
    const [{ text } = { text: '' }] = one.shown.list;
    expect([...text].sort()).toEqual(['1', '2', '3', '4', 'x']);
  });
});

describe('what cannot be stored', () => {
  const loop = () => Object.assign({ id: 'loop', text: '' }, { self: {} as unknown });
  /** A record that no copy can be made of. */
  const unwritable = (records: Map<string, Note>) => {
    const record = loop();
    record.self = record;
    records.set('loop', record);
  };
  test('a change that cannot be stored stands before no other record, and is shown as long as the page', async () => {
    const { notes, shown } = await openNotes();
    expect(await change(notes, unwritable)).toBe(false);
    expect(await put(notes, 'a', '1')).toBe(true);
    const other = await openNotes();
    await put(other.notes, 'b', '2');
    await notes.load();
    expect(shown.list.map(({ id }) => id)).toEqual(['a', 'b', 'loop']);
    expect(shown.isKept).toBe(false);
    expect(await stored()).toEqual([
      { id: 'a', text: '1' },
      { id: 'b', text: '2' },
    ]);
  });

  test('a change that cannot be stored lets the others through that the browser has refused', async () => {
    const { notes } = await openNotes();
    const allow = refuse();
    for (const change of [put(notes, 'a', '1'), notes.change(unwritable), put(notes, 'b', '2')]) await change;
    allow();
    await notes.load();
    expect(await stored()).toHaveLength(2);
  });

  test('a change that cannot be stored comes before later changes of the same record', async () => {
    const { notes, shown } = await openNotes();
    const allow = refuse();
    await notes.change(unwritable);
    expect(await put(notes, 'loop', 'later')).toBe(false);
    allow();
    expect(await put(notes, 'a', '1')).toBe(true);
    expect(shown.list.map(({ text }) => text)).toEqual(['1', 'later']);
    expect(await remove(notes, 'loop')).toBe(true);
    expect(shown).toEqual({ list: [{ id: 'a', text: '1' }], isKept: true });
  });

  test('a change that throws changes nothing, and ends nothing', async () => {
    const { notes, shown } = await openNotes();
    expect(await change(notes, failing('a fault of the app'))).toBe(false);
    expect(await put(notes, 'a', '1')).toBe(true);
    expect(shown).toEqual({ list: [{ id: 'a', text: '1' }], isKept: true });
  });

  test('a browser that does not answer is waited for once, however many changes there are', async () => {
    const { notes } = await openNotes();
    const allow = refuse();
    for (const id of ['a', 'b', 'c']) await put(notes, id, '');
    allow();
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(failing('TimeoutError'));
    await put(notes, 'd', '');
    // Each attempt begins twice: the connection may have been lost.
    expect(transactions).toHaveBeenCalledTimes(2);
  });
});

test('a view that fails to show ends nothing', async () => {
  const { page: notes } = await openTab(
    async () => {
      const { keptRecords } = await import('../../src/platform/kept-records.ts');
      let times = 0;
      return keptRecords<Note>({
        ...{ name: 'notes', store: 'notes', key: 'id' },
        read: (record) => record as Note,
        show() {
          if (++times % 2 === 0) throw new Error('a fault of the app');
        },
      });
    },
    (opened) => opened.load(),
  );
  expect(await put(notes, 'a', '1')).toBe(true);
  expect(await put(notes, 'b', '2')).toBe(true);
  expect(await stored()).toHaveLength(2);
});

describe('a record that another version has written', () => {
  test('a record that cannot be read is not shown, and nothing takes its place', async () => {
    const { notes, shown } = await openNotes();
    const bad = { id: 'a', text: 7 };
    await stored(bad);
    expect(await put(notes, 'a', 'mine')).toBe(false);
    expect(await remove(notes, 'a')).toBe(true);
    expect(await put(notes, 'b', '2')).toBe(true);
    expect(shown).toEqual({ list: [{ id: 'b', text: '2' }], isKept: true });
    expect(await stored()).toEqual([bad, { id: 'b', text: '2' }]);
  });

  test('a record keeps the fields that only a later version knows, and does not show them', async () => {
    const { notes, shown } = await openNotes();
    await stored({ id: 'a', text: '1', colour: 'red' });
    await put(notes, 'a', '2');
    expect(shown.list).toEqual([{ id: 'a', text: '2' }]);
    expect(await stored()).toEqual([{ id: 'a', text: '2', colour: 'red' }]);
  });
});

describe('a database that cannot be opened', () => {
  test.each<[string, () => void]>([
    ['there is none', () => vi.stubGlobal('indexedDB', undefined)],
    ['it is not for this page', () => vi.stubGlobal('indexedDB', { open: failing('SecurityError') })],
    ['a later version of the app has been here', () => void indexedDB.open('robo-da-sorte-notes', 99)],
  ])('a database that cannot be opened (%s) leaves records that last as long as the page', async (_, breakIt) => {
    breakIt();
    const { notes, shown } = await openNotes();
    expect(shown).toEqual({ list: [], isKept: false });
    expect(await put(notes, 'a', '1')).toBe(false);
    await notes.load();
    expect(shown).toEqual({ list: [{ id: 'a', text: '1' }], isKept: false });
  });

  test('a database of a later version stays as it is', async () => {
    await new Promise((resolve) => {
      const later = indexedDB.open('robo-da-sorte-notes', 99);
      later.onsuccess = () => resolve(later.result.close());
    });
    const { notes } = await openNotes();
    expect(await put(notes, 'a', '1')).toBe(false);
    expect(await indexedDB.databases()).toEqual([{ name: 'robo-da-sorte-notes', version: 99 }]);
  });

  test('a database is waited for three seconds, and gets what was changed when it comes after all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const release = holdDatabase();
    const open = vi.spyOn(indexedDB, 'open');
    const opening = openNotes();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 0 });
    vi.advanceTimersByTime(2999);
    await Promise.resolve();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    const { notes, shown } = await opening;
    expect(await put(notes, 'a', '1')).toBe(false);
    expect(open).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
    release();
    await expect.poll(() => shown.isKept).toBe(true);
    expect(await stored()).toEqual([{ id: 'a', text: '1' }]);
  });
});

/** Another tab that is making the database, so that nobody else can open it; gives what ends that. */
function holdDatabase(): () => void {
  let isHeld = true;
  const request = indexedDB.open('robo-da-sorte-notes', 1);
  request.onupgradeneeded = () => {
    const notes = request.result.createObjectStore('notes', { keyPath: 'id' });
    const goOn = () => {
      if (isHeld) notes.get('a').onsuccess = goOn;
    };
    goOn();
  };
  return () => {
    isHeld = false;
  };
}

test('a transaction is waited for five seconds', async () => {
  const { notes, shown } = await openNotes();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const getAll = vi
    .spyOn(IDBObjectStore.prototype, 'getAll')
    .mockImplementation(() => new IDBRequest() as IDBRequest<unknown[]>);
  let isKept: boolean | undefined;
  const putting = put(notes, 'a', '1').then((is) => {
    isKept = is;
  });
  await vi.waitFor(() => expect(getAll).toHaveBeenCalled(), { interval: 0 });
  vi.advanceTimersByTime(4999);
  await Promise.resolve();
  expect(isKept).toBeUndefined();
  vi.advanceTimersByTime(1);
  await putting;
  expect(isKept).toBe(false);
  getAll.mockRestore();
  vi.useRealTimers();
  await notes.load();
  expect(shown).toEqual({ list: [{ id: 'a', text: '1' }], isKept: true });
});

test('a database that keeps nothing of what it takes is found out by reading back', async () => {
  const { notes, shown } = await openNotes();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    return this.get('nothing') as IDBRequest;
  });
  expect(await put(notes, 'a', '1')).toBe(false);
  expect(shown).toEqual({ list: [{ id: 'a', text: '1' }], isKept: false });
});

test('a database that is closed for another is opened again', async () => {
  const { notes, shown } = await openNotes();
  await put(notes, 'a', '1');
  await new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase('robo-da-sorte-notes');
    deletion.onsuccess = resolve;
    deletion.onblocked = reject;
  });
  expect(await put(notes, 'b', '2')).toBe(true);
  expect(shown.list).toEqual([{ id: 'b', text: '2' }]);
});
