import { proxy, ref } from 'valtio/vanilla';
import { database, type Stores } from '../../platform/database.ts';
import { tabChannel } from '../../platform/tab-channel.ts';
import { type DiaryEntry, isEntry } from './entry.ts';

interface Schema extends Stores {
  entries: { key: string; value: DiaryEntry };
}

/** «Diário»: what was spent. */
export const diary = proxy<{
  /** `not-kept`: the browser refuses; what is written lasts as long as the page. */
  status: 'unread' | 'kept' | 'not-kept';
  /** The newest day first. */
  list: readonly DiaryEntry[];
}>({ status: 'unread', list: ref([]) });

/** A record for each entry. A browser that has a newer version refuses to open this. */
const db = database<Schema>(
  'robo-da-sorte-diary',
  1,
  (made) => {
    made.createObjectStore('entries', { keyPath: 'key' });
  },
  () => void loadDiary(),
);
let tell: (() => void) | undefined;

/** Reads the entries; `diary` shows them and follows other tabs from here on. Never rejects. */
export async function loadDiary(): Promise<void> {
  tell ??= tabChannel('diary', () => void loadDiary());
  try {
    show(await db.transact('readonly', (tx) => tx.objectStore('entries').getAll()));
    diary.status = 'kept';
  } catch {
    diary.status = 'not-kept';
  }
}

/** What changes in the diary: entries that come, in the place of others with their keys, and keys of those that go. */
export interface DiaryChange {
  readonly put?: readonly DiaryEntry[];
  readonly remove?: readonly string[];
}

/**
 * Changes the diary in one transaction and tells the other tabs. False where the browser refuses: then it lasts as long
 * as the page. Never rejects.
 */
export async function changeDiary({ put = [], remove = [] }: DiaryChange): Promise<boolean> {
  try {
    await db.transact('readwrite', async (tx) => {
      const store = tx.objectStore('entries');
      await Promise.all([...remove.map((key) => store.delete(key)), ...put.map((entry) => store.put(entry))]);
    });
    await loadDiary();
    tell?.();
    return true;
  } catch {
    const gone = new Set([...remove, ...put.map(({ key }) => key)]);
    show([...diary.list.filter(({ key }) => !gone.has(key)), ...put]);
    diary.status = 'not-kept';
    return false;
  }
}

/** Deletes an entry; `putBack` has it back. False as for `changeDiary`. Never rejects. */
export function removeEntry({ key }: DiaryEntry): Promise<boolean> {
  return changeDiary({ remove: [key] });
}

/** Puts a deleted entry back, so too. */
export function putBack(entry: DiaryEntry): Promise<boolean> {
  return changeDiary({ put: [entry] });
}

function show(records: readonly unknown[]): void {
  diary.list = ref(records.filter(isEntry).sort((a, b) => b.on.localeCompare(a.on)));
}
