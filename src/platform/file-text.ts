/** `not-text`: the bytes are no UTF-8. `unreadable`: the browser could not read the file. */
export type FileText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'too-large' | 'not-text' | 'unreadable' };

/** The UTF-8 text of a file, without its byte order mark; larger ones are not even read. */
export async function readTextFile(file: Blob, maxBytes: number): Promise<FileText> {
  if (file.size > maxBytes) return { ok: false, reason: 'too-large' };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, reason: 'not-text' };
  }
}
