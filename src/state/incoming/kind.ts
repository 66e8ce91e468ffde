import { SYNDICATE_FORMAT } from '../../../workers/shared/syndicate/syndicate-file.ts';
import { EXPORT_FORMAT } from '../saved-games/format.ts';

/** Which reader a file is for. */
export type IncomingKind = 'results' | 'saved-games' | 'syndicate';

/** The files of the app's own that say what they are, by their `format`. What is none of them may be results. */
const OWN_FORMATS: ReadonlyMap<string, IncomingKind> = new Map([
  [EXPORT_FORMAT, 'saved-games'],
  [SYNDICATE_FORMAT, 'syndicate'],
]);

/** In how many of its first bytes a file of the app's own says so. */
const HEAD_BYTES = 512;

/** The kind of what has come, by how it begins: never by its name. Never rejects. */
export async function kindOf(blob: Blob): Promise<IncomingKind> {
  const bytes = await blob
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const [, format = ''] = /^\s*\{\s*"format"\s*:\s*"([\w/-]+)"/.exec(new TextDecoder().decode(bytes)) ?? [];
  return OWN_FORMATS.get(format) ?? 'results';
}
