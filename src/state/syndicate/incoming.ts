import { proxy, ref } from 'valtio/vanilla';
import { type Difference, differences } from '../../../workers/shared/syndicate/differences.ts';
import type { Syndicate } from '../../../workers/shared/syndicate/syndicate.ts';
import {
  type FileRefusal,
  MAX_FILE_BYTES,
  readSyndicateFile,
} from '../../../workers/shared/syndicate/syndicate-file.ts';
import { currentInstant } from '../../platform/clock.ts';
import { changeGroup, type KeptGroup } from './syndicates.ts';

/**
 * How a group that somebody sent stands to what is kept here. `own`: it was made here, and what came is another
 * version; `older`: the kept one is a later version.
 */
export type Standing = 'new' | 'same' | 'own' | 'older' | 'update';

/** Compares a group that came with the one of its id that is kept, if any. */
export function standingOf(
  kept: KeptGroup | undefined,
  group: Syndicate,
): { readonly standing: Standing; readonly changes: readonly Difference[] } {
  if (!kept) return { standing: 'new', changes: [] };
  const changes = differences(kept.group, group);
  if (changes.length === 0) return { standing: 'same', changes };
  if (kept.own) return { standing: 'own', changes };
  return { standing: group.revision < kept.group.revision ? 'older' : 'update', changes };
}

/**
 * Keeps a group that came, to be read only, in the place of an earlier version; one that was made here stays. A later
 * one stays too, unless somebody wants the `evenOlder` one: whoever forges a version may call it the last of all. Names
 * that the new version does not say stay with the members that had them. Says whether the browser keeps it.
 */
export async function keepGroup(group: Syndicate, { evenOlder = false } = {}): Promise<boolean> {
  const fresh = { id: group.id, own: false, since: currentInstant(), group };
  const { isKept } = await changeGroup(group.id, (kept) => {
    if (!kept) return fresh;
    if (kept.own || (group.revision < kept.group.revision && !evenOlder)) return kept;
    return { ...kept, group: withKnownNames(group, kept.group) };
  });
  return isKept;
}

function withKnownNames(group: Syndicate, known: Syndicate): Syndicate {
  const names = new Map(known.members.map(({ id, name }) => [id, name]));
  const members = group.members.map((member) => {
    const name = member.name ?? names.get(member.id);
    return { ...member, ...(name !== undefined && { name }) };
  });
  return { ...group, members };
}

/** Why a file holds no group. `unreadable`: the browser could not read it; `not-text`: its bytes are no UTF-8. */
export type OpenRefusal = FileRefusal | { readonly reason: 'too-large' | 'unreadable' | 'not-text' };

/** A group that a file has brought, until it is kept or left. */
export const opened = proxy<{ group: Syndicate | null }>({ group: null });

/** Shows the group in a file that somebody has chosen, or says why there is none; nothing is kept. */
export async function openFile(file: Blob): Promise<OpenRefusal | undefined> {
  const read = await readFile(file);
  if (!('group' in read)) return read;
  opened.group = ref(read.group);
  return undefined;
}

/** The group that a file has brought was kept, or left. */
export function closeOpened(): void {
  opened.group = null;
}

async function readFile(file: Blob): Promise<{ readonly group: Syndicate } | OpenRefusal> {
  if (file.size > MAX_FILE_BYTES) return { reason: 'too-large' };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { reason: 'unreadable' };
  try {
    return readSyndicateFile(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { reason: 'not-text' };
  }
}
