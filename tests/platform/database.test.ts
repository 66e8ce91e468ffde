import { beforeEach, expect, test, vi } from 'vitest';
import { database } from '../../src/platform/database.ts';
import { installDatabase } from './fake-database.ts';

const pageHide = (persisted: boolean) => Object.assign(new Event('pagehide'), { persisted });

beforeEach(() => {
  installDatabase();
  vi.stubGlobal('window', new EventTarget());
});

const open = () =>
  database<{ notes: { key: string; value: string } }>(
    'notes',
    1,
    (db) => db.createObjectStore('notes'),
    () => {},
  );

const read = (db: ReturnType<typeof open>) => db.transact((tx) => tx.objectStore('notes').getAll());

/** Writes, then leaves the page in the middle of the transaction. */
const writeAndLeave = (db: ReturnType<typeof open>, persisted: boolean) =>
  db.transact(async (tx) => {
    await tx.objectStore('notes').put('written', 'key');
    window.dispatchEvent(pageHide(persisted));
    await tx.objectStore('notes').get('key');
  });

test('a transaction ends with a page that may come back, which then has the database again', async () => {
  const db = open();
  await expect(writeAndLeave(db, true)).rejects.toThrow();
  expect(await read(db)).toEqual([]);
  await writeAndLeave(db, false);
  expect(await read(db)).toEqual(['written']);
});

test('a transaction that is over, or has never begun, does not mind', async () => {
  const db = open();
  window.dispatchEvent(pageHide(true));
  await db.transact((tx) => tx.objectStore('notes').put('written', 'key'));
  window.dispatchEvent(pageHide(true));
  expect(await read(db)).toEqual(['written']);
});

test('a connection that the browser has closed without a word is opened again', async () => {
  const db = open();
  await read(db);
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('closed', 'InvalidStateError');
  });
  await db.transact((tx) => tx.objectStore('notes').put('written', 'key'));
  expect(await read(db)).toEqual(['written']);
});

test('a database that is being made when the page is left is made when it comes back', async () => {
  const made = vi.fn((db: { createObjectStore(name: 'notes'): unknown }) => db.createObjectStore('notes'));
  made.mockImplementationOnce((db) => {
    db.createObjectStore('notes');
    window.dispatchEvent(pageHide(true));
  });
  const db = database<{ notes: { key: string; value: string } }>('notes', 1, made, () => {});
  await expect(read(db)).rejects.toThrow();
  expect(await read(db)).toEqual([]);
  expect(made).toHaveBeenCalledTimes(2);
});
