import { RefusedFile } from './refused-file.ts';

/**
 * The text of a file: UTF-16 with its mark, UTF-8 with or without, and what is no UTF-8 is Windows-1252, which
 * spreadsheet programs write here. Throws a RefusedFile: `empty`, or `unknown-form` for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (text.trim() === '') throw new RefusedFile('empty');
  // JSON may have U+0000 in escapes; as a plain character it shows another kind of file.
  if (text.includes('\u0000')) throw new RefusedFile('unknown-form');
  return text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
