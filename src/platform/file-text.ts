/** Why a file gives no text. `unreadable`: the browser could not read it; `not-text`: its bytes are no UTF-8. */
export type NoText = 'too-large' | 'unreadable' | 'not-text';

/** Returns the text of a file of at most `mostBytes`, or why there is none. Never rejects. */
export async function fileText(
  file: Blob,
  mostBytes: number,
): Promise<{ readonly text: string } | { readonly reason: NoText }> {
  if (file.size > mostBytes) return { reason: 'too-large' };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { reason: 'unreadable' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { reason: 'not-text' };
  }
}
