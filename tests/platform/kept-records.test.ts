import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { KeptRecords } from '../../src/platform/kept-records.ts';
import { installDatabase } from './fake-database.ts';
import { openTab } from './tabs.ts';

interface Note {
  readonly id: string;
  readonly text: string;
}

let factory: IDBFactory;
beforeEach(() => {
  factory = installDatabase();
});

/** A tab that has loaded notes; `shown` is what it shows last. */
async function openNotes() {
  const shown: { list: readonly Note[]; isKept: boolean } = { list: [], isKept: false };
  const { page } = await openTab(
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
  return { notes: page, shown };
}

const put = (notes: KeptRecords<Note>, id: string, text: string) =>
  notes.change((records) => {
    records.set(id, { ...records.get(id), id, text });
  });
const remove = (notes: KeptRecords<Note>, id: string) =>
  notes.change((records) => {
    records.delete(id);
  });

/** What is stored; before that, puts records there as another version, or a fault, may leave them. */
function stored(...records: readonly object[]): Promise<unknown> {
  return new Promise((resolve) => {
    const opening = factory.open('robo-da-sorte-notes');
    opening.onsuccess = () => {
      const tx = opening.result.transaction('notes', 'readwrite');
      for (const record of records) tx.objectStore('notes').put(record);
      const all = tx.objectStore('notes').getAll();
      tx.oncomplete = () => {
        opening.result.close();
        resolve(all.result);
      };
    };
  });
}

/** Has the browser refuse every transaction; gives what ends that. */
function refuse(): () => void {
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
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

test('a change of many at once, and changes at once, all hold', async () => {
  const { notes, shown } = await openNotes();
  const changes = ['a', 'b', 'c'].map((id) =>
    notes.change((records) => {
      const text = `${records.get('all')?.text ?? ''}${id}`;
      records.set('all', { id: 'all', text }).set(id, { id, text });
    }),
  );
  expect(await Promise.all(changes)).toEqual([true, true, true]);
  expect(shown.list.map(({ text }) => text)).toEqual(['a', 'abc', 'ab', 'abc']);
});

describe('what the browser has refused', () => {
  test('lasts as long as the page, and is stored as soon as it can', async () => {
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

  test('in the middle of a change is all of it, without a word', async () => {
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
    expect(await notes.change(both)).toBe(false);
    spy.mockRestore();
    expect(await stored()).toEqual([]);
    await notes.load();
    expect(await stored()).toHaveLength(2);
  });

  test('is stored when the page looks again, once', async () => {
    const { notes, shown } = await openNotes();
    const allow = refuse();
    await put(notes, 'a', '1');
    allow();
    await notes.load();
    await remove((await openNotes()).notes, 'a');
    await notes.load();
    expect(shown).toEqual({ list: [], isKept: true });
  });

  test('does not undo what another tab has stored since, and is done once', async () => {
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
  const failing = () => {
    throw new Error('a fault of the app');
  };

  test('stands before no other record, and is shown as long as the page', async () => {
    const { notes, shown } = await openNotes();
    expect(await notes.change(unwritable)).toBe(false);
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

  test('lets those through that the browser refused beside it', async () => {
    const { notes } = await openNotes();
    const allow = refuse();
    for (const change of [put(notes, 'a', '1'), notes.change(unwritable), put(notes, 'b', '2')]) await change;
    allow();
    await notes.load();
    expect(await stored()).toHaveLength(2);
  });

  test('has what changes the same record after it wait, and not come before it', async () => {
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

  test('because its change throws is no change, and ends nothing', async () => {
    const { notes, shown } = await openNotes();
    expect(await notes.change(failing)).toBe(false);
    expect(await put(notes, 'a', '1')).toBe(true);
    expect(shown).toEqual({ list: [{ id: 'a', text: '1' }], isKept: true });
  });

  test('costs a browser that does not answer one wait for all', async () => {
    const { notes } = await openNotes();
    const allow = refuse();
    for (const id of ['a', 'b', 'c']) await put(notes, id, '');
    allow();
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('no answer', 'TimeoutError');
    });
    await put(notes, 'd', '');
    // Each attempt begins twice: the connection may have been lost.
    expect(transactions).toHaveBeenCalledTimes(2);
    transactions.mockRestore();
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
          if (++times === 2) throw new Error('a fault of the app');
        },
      });
    },
    (opened) => opened.load(),
  );
  expect(await put(notes, 'a', '1')).toBe(false);
  expect(await put(notes, 'b', '2')).toBe(true);
  expect(await stored()).toHaveLength(2);
});

describe('a record of another version', () => {
  test('that cannot be read is not shown, and nothing takes its place', async () => {
    const { notes, shown } = await openNotes();
    const bad = { id: 'a', text: 7 };
    await stored(bad);
    expect(await put(notes, 'a', 'mine')).toBe(false);
    expect(await remove(notes, 'a')).toBe(true);
    expect(await put(notes, 'b', '2')).toBe(true);
    expect(shown).toEqual({ list: [{ id: 'b', text: '2' }], isKept: true });
    expect(await stored()).toEqual([bad, { id: 'b', text: '2' }]);
  });

  test('keeps what only that one knows when it is changed, and shows nothing of it', async () => {
    const { notes, shown } = await openNotes();
    await stored({ id: 'a', text: '1', colour: 'red' });
    await put(notes, 'a', '2');
    expect(shown.list).toEqual([{ id: 'a', text: '2' }]);
    expect(await stored()).toEqual([{ id: 'a', text: '2', colour: 'red' }]);
  });
});

test('without a database records last as long as the page', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { notes, shown } = await openNotes();
  expect(shown).toEqual({ list: [], isKept: false });
  expect(await put(notes, 'a', '1')).toBe(false);
  await notes.load();
  expect(shown).toEqual({ list: [{ id: 'a', text: '1' }], isKept: false });
});
