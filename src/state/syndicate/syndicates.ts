import { proxy, ref } from 'valtio/vanilla';
import { keptRecords } from '../../platform/kept-records.ts';
import { readSyndicate } from './read-syndicate.ts';
import type { Syndicate } from './syndicate.ts';

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

/** «Bolão»: the groups that are kept here, made here or received, the newest first. */
export const syndicates = proxy<{
  /** `not-kept`: the browser refuses; what changes lasts as long as the page. */
  status: 'loading' | 'kept' | 'not-kept';
  list: readonly KeptGroup[];
}>({ status: 'loading', list: ref([]) });

const records = keptRecords<KeptGroup>({
  ...{ name: 'syndicates', store: 'syndicates', key: 'id' },
  read: readKept,
  show: (groups, isKept) => {
    syndicates.list = ref([...groups].sort((a, b) => (a.since < b.since ? 1 : a.since > b.since ? -1 : 0)));
    syndicates.status = isKept ? 'kept' : 'not-kept';
  },
});

/** Reads the groups; `syndicates` shows them and follows other tabs from here on. Never rejects. */
export const loadSyndicates = records.load;

/**
 * Changes a group, whatever other tabs have made of it: `change` takes it as it is kept, undefined where it is not, and
 * gives it as it is to be, undefined to delete it, or the same to leave it; it may be called again. Gives the group
 * before and after the change and whether the browser keeps it, which it does not where another version has left a
 * record of the id that cannot be read: that stays. Never rejects.
 */
export async function changeGroup(
  id: string,
  change: (kept: KeptGroup | undefined) => KeptGroup | undefined,
): Promise<{ readonly before?: KeptGroup; readonly after?: KeptGroup; readonly isKept: boolean }> {
  const changed = await records.change((groups) => {
    const after = change(groups.get(id));
    if (after) groups.set(id, after);
    else groups.delete(id);
  });
  const [before, after] = [changed.before, changed.after].map((groups) => groups.get(id));
  return { ...(before && { before }), ...(after && { after }), isKept: changed.isKept };
}

/** A stored record as a group that can be shown. */
function readKept(record: unknown): KeptGroup | undefined {
  const { id, own, since, group }: { [K in keyof KeptGroup]?: unknown } = Object(record);
  const read = readSyndicate(group);
  if ('fault' in read || read.group.id !== id) return undefined;
  return { id, own: own === true, since: typeof since === 'string' ? since : '', group: read.group };
}
