import { fieldsOf, parseJson } from '../../../workers/shared/lottery/checks.ts';
import { readSyndicate, type SyndicateFault } from './read-syndicate.ts';
import type { Syndicate } from './syndicate.ts';

/** What a file of a group says it is, and the version of its form. */
export const SYNDICATE_FORMAT = 'robo-da-sorte/syndicate';
const VERSION = 1;

/** Largest file of a group that is read, in bytes: several times the largest that can be made. */
export const MAX_FILE_BYTES = 1_000_000;

/** Why a text is no file of a group. Plain data. */
export type FileRefusal =
  | { readonly reason: 'not-json' | 'other-format' | 'newer-version' }
  /** The field that is wrong. */
  | { readonly reason: 'damaged'; readonly field: SyndicateFault };

/** A group as the JSON text of a file. */
export function printSyndicate(group: Syndicate): string {
  return JSON.stringify({ format: SYNDICATE_FORMAT, version: VERSION, group });
}

/** The group in the text of a file, or why there is none. */
export function readSyndicateFile(text: string): { readonly group: Syndicate } | FileRefusal {
  const value = parseJson(text);
  if (value === undefined) return { reason: 'not-json' };
  const { format, version, group } = fieldsOf(value) ?? {};
  if (format !== SYNDICATE_FORMAT || !Number.isInteger(version) || Number(version) < 1)
    return { reason: 'other-format' };
  if (Number(version) > VERSION) return { reason: 'newer-version' };
  const read = readSyndicate(group);
  return 'fault' in read ? { reason: 'damaged', field: read.fault } : read;
}
