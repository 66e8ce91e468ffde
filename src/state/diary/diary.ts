import { proxy, ref } from 'valtio/vanilla';
import { keptRecords } from '../../platform/kept-records.ts';
import { type DiaryEntry, isEntry } from './entry.ts';

/** «Diário»: what was spent. */
export const diary = proxy<{
  /** `not-kept`: the browser refuses; what is written lasts as long as the page. */
  status: 'unread' | 'kept' | 'not-kept';
  /** The newest day first. */
  list: readonly DiaryEntry[];
}>({ status: 'unread', list: ref([]) });

const records = keptRecords<DiaryEntry>({
  ...{ name: 'diary', store: 'entries', key: 'key' },
  read: (record) => (isEntry(record) ? record : undefined),
  show: (entries, isKept) => {
    diary.list = ref([...entries].sort((a, b) => b.on.localeCompare(a.on)));
    diary.status = isKept ? 'kept' : 'not-kept';
  },
});

/** Reads the entries; `diary` shows them and follows other tabs from here on. Never rejects. */
export const loadDiary = records.load;

/** What changes in the diary: entries that come, in the place of others with their keys, and keys of those that go. */
export interface DiaryChange {
  readonly put?: readonly DiaryEntry[];
  readonly remove?: readonly string[];
}

/** Changes the diary. False where the browser refuses: then it lasts as long as the page. Never rejects. */
export async function changeDiary({ put = [], remove = [] }: DiaryChange): Promise<boolean> {
  const { isKept } = await records.change((entries) => {
    for (const key of remove) entries.delete(key);
    for (const entry of put) entries.set(entry.key, entry);
  });
  return isKept;
}
