import { proxy, ref } from 'valtio/vanilla';
import { currentInstant } from '../../platform/clock.ts';
import { fileText, type NoText } from '../../platform/file-text.ts';
import type { Syndicate } from './syndicate.ts';
import { type FileRefusal, MAX_FILE_BYTES, readSyndicateFile } from './syndicate-file.ts';
import { changeGroup, type KeptGroup } from './syndicates.ts';

/**
 * What a group that somebody sent is beside the kept ones. `own`: this browser made it, and another version came;
 * `older`: the kept one is a later version.
 */
export type GroupStatus = 'new' | 'same' | 'own' | 'older' | 'newer';

/** Compares a group that came with the one of its id that is kept, if any. */
export function groupStatus(kept: KeptGroup | undefined, came: Syndicate): GroupStatus {
  if (!kept) return 'new';
  const { group, own } = kept;
  const textOf = (version: Syndicate) => JSON.stringify({ ...version, revision: 0 });
  if (textOf(withKnownNames(came, group)) === textOf(group)) return 'same';
  if (own) return 'own';
  return came.revision < group.revision ? 'older' : 'newer';
}

/**
 * Keeps a group that came, to be read only, in the place of any other version of it, but for one that was made here: that
 * stays. Members whose names it does not have keep those that are known. Says whether the browser keeps it.
 */
export async function keepGroup(group: Syndicate): Promise<boolean> {
  const fresh = { id: group.id, own: false, since: currentInstant(), group };
  const { isKept } = await changeGroup(group.id, (kept) => {
    if (!kept) return fresh;
    return kept.own ? kept : { ...kept, group: withKnownNames(group, kept.group) };
  });
  return isKept;
}

/** A version that came, with the names that are known where it has none. */
export function withKnownNames(group: Syndicate, known: Syndicate): Syndicate {
  const names = new Map(known.members.map(({ id, name }) => [id, name]));
  const members = group.members.map(({ id, name = names.get(id), ...rest }) => ({
    id,
    ...(name !== undefined && { name }),
    ...rest,
  }));
  return { ...group, members };
}

/** Why a file holds no group. */
export type OpenRefusal = FileRefusal | { readonly reason: NoText };

/** A group that a file has brought, until it is kept or left. */
export const opened = proxy<{ group: Syndicate | null }>({ group: null });

/** Shows the group in a file that somebody has chosen, or says why there is none; nothing is kept. */
export async function openFile(file: Blob): Promise<OpenRefusal | undefined> {
  const content = await fileText(file, MAX_FILE_BYTES);
  if ('reason' in content) return content;
  const read = readSyndicateFile(content.text);
  if ('reason' in read) return read;
  opened.group = ref(read.group);
  return undefined;
}

/** The group that a file has brought was kept, or left. */
export function closeOpened(): void {
  opened.group = null;
}
