import { MAX_EXPORT_BYTES } from '../../../workers/shared/check/played-game.ts';
import { fieldsOf, parseJson } from '../../../workers/shared/lottery/checks.ts';
import { EXPORT_FORMAT } from '../saved-games/format.ts';
import { SYNDICATE_FORMAT } from '../syndicate/syndicate-file.ts';

/** Which reader a file is for. */
export type IncomingKind = 'results' | 'saved-games' | 'syndicate';

/** The files of the app's own that say what they are, by their `format`. What is none of them may be results. */
const OWN_FORMATS: ReadonlyMap<string, IncomingKind> = new Map([
  [EXPORT_FORMAT, 'saved-games'],
  [SYNDICATE_FORMAT, 'syndicate'],
]);

/** In how many of its first bytes a file that the app has made says so. */
const HEAD_BYTES = 512;

/** The kind of what has come, by what it says of itself: never by its name. Never rejects. */
export async function kindOf(blob: Blob): Promise<IncomingKind> {
  const head = await textOf(blob.slice(0, HEAD_BYTES));
  const [, format] = /^\s*\{\s*"format"\s*:\s*"([\w/-]+)"/.exec(head) ?? [];
  const said = format ?? (await formatIn(blob, head));
  return OWN_FORMATS.get(said) ?? 'results';
}

/** The format of an object that names it elsewhere than first. Only what could be a file of our own is read whole. */
async function formatIn(blob: Blob, head: string): Promise<string> {
  if (!/^\s*\{/.test(head) || blob.size > MAX_EXPORT_BYTES) return '';
  const text = await textOf(blob);
  if (!text.includes('"robo-da-sorte/')) return '';
  return String(fieldsOf(parseJson(text.trim()))?.format);
}

async function textOf(blob: Blob): Promise<string> {
  const bytes = await blob.arrayBuffer().catch(() => new ArrayBuffer(0));
  return new TextDecoder().decode(bytes);
}
