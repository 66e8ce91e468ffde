import { proxy, ref } from 'valtio/vanilla';
import { readSyndicate } from '../../../workers/shared/syndicate/read-syndicate.ts';
import type { Syndicate } from '../../../workers/shared/syndicate/syndicate.ts';
import { database, type Stores } from '../../platform/database.ts';
import { tabChannel } from '../../platform/tab-channel.ts';

/** A group that this browser keeps. */
export interface KeptGroup {
  /** The group's. */
  readonly id: string;
  /** True where it was made here: only there is it changed. */
  readonly own: boolean;
  /** When it came here, ISO 8601: the newest is shown first. */
  readonly since: string;
  readonly group: Syndicate;
}

interface Schema extends Stores {
  syndicates: { key: string; value: KeptGroup };
}

/** «Bolão»: the groups that are kept here, made here or received, the newest first. */
export const syndicates = proxy<{
  /** `not-kept`: the browser refuses; what changes lasts as long as the page. */
  status: 'loading' | 'kept' | 'not-kept';
  list: readonly KeptGroup[];
}>({ status: 'loading', list: ref([]) });

/** A record for each group: a damaged one spoils no other. A browser that has a newer version refuses to open this. */
const db = database<Schema>(
  'robo-da-sorte-syndicates',
  1,
  (made) => {
    made.createObjectStore('syndicates', { keyPath: 'id' });
  },
  () => void loadSyndicates(),
);
let tell: (() => void) | undefined;
let stored: readonly KeptGroup[] = [];
/** What the database refused, by id: the group as it is on this page, undefined for one that was deleted. */
const refused = new Map<string, KeptGroup | undefined>();

/** Reads the groups; `syndicates` shows them and follows other tabs from here on. Never rejects. */
export async function loadSyndicates(): Promise<void> {
  tell ??= tabChannel('syndicates', () => void loadSyndicates());
  try {
    const records = await db.transact('readonly', (tx) => tx.objectStore('syndicates').getAll());
    stored = records.flatMap((record) => goodRecord(record) ?? []);
    syndicates.status = refused.size > 0 ? 'not-kept' : 'kept';
  } catch {
    syndicates.status = 'not-kept';
  }
  show();
}

/**
 * Changes a group, whatever other tabs have made of it: `change` takes it as it is kept, undefined where it is not, and
 * gives it as it is to be, undefined to delete it, or the same to leave it. Gives the group before and after the change
 * and whether the browser keeps it; never rejects.
 */
export async function changeGroup(
  id: string,
  change: (kept: KeptGroup | undefined) => KeptGroup | undefined,
): Promise<{ readonly before?: KeptGroup; readonly after?: KeptGroup; readonly isKept: boolean }> {
  let before: KeptGroup | undefined;
  let after: KeptGroup | undefined;
  const perform = (kept: KeptGroup | undefined) => {
    before = kept;
    after = change(kept);
  };
  let isKept = true;
  try {
    await db.transact('readwrite', async (tx) => {
      const store = tx.objectStore('syndicates');
      perform(refused.has(id) ? refused.get(id) : goodRecord(await store.get(id)));
      // A copy through JSON: IndexedDB cannot clone a proxy.
      if (after) await store.put(JSON.parse(JSON.stringify(after)) as KeptGroup);
      else await store.delete(id);
    });
    refused.delete(id);
  } catch {
    perform(syndicates.list.find((kept) => kept.id === id));
    refused.set(id, after);
    isKept = false;
  }
  await loadSyndicates();
  if (isKept) tell?.();
  return { ...(before && { before }), ...(after && { after }), isKept };
}

function show(): void {
  const here = [...refused.values()].filter((kept) => kept !== undefined);
  const all = [...stored.filter(({ id }) => !refused.has(id)), ...here];
  syndicates.list = ref(all.sort((a, b) => (a.since < b.since ? 1 : a.since > b.since ? -1 : 0)));
}

/** A stored record with a group that can be shown; undefined for any other, which stays where it is. */
function goodRecord(record: KeptGroup | undefined): KeptGroup | undefined {
  const read = readSyndicate(record?.group);
  if (!record || 'fault' in read || read.group.id !== record.id) return undefined;
  return { id: record.id, own: record.own === true, since: String(record.since), group: read.group };
}
