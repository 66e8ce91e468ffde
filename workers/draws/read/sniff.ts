import type { ResultsRefusal } from '../../shared/draws/results-report.ts';
import { RefusedFile } from './refused-file.ts';

/** What the first bytes of a file show it to be. */
type Kind = 'open-document' | 'zip' | 'ole' | 'markup' | 'json' | 'text';
type Unread = 'open-document' | 'ole' | 'markup';

/** Name and text of the first part of an OpenDocument spreadsheet, from byte 30 on. OpenDocument 1.3 part 2, 3.3. */
const ODS = 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet';

const ZIP = [0x50, 0x4b];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** How far into a file its first sign is looked for: after a mark, spaces and lines. */
const HEAD = 4096;

/** The kind of a file, by its signature and its first sign: never by its name. */
export function sniff(bytes: Uint8Array): Kind {
  if (ZIP.every((byte, i) => bytes[i] === byte) && (bytes[2] ?? 0) < 9) {
    return String.fromCharCode(...bytes.subarray(30, 30 + ODS.length)) === ODS ? 'open-document' : 'zip';
  }
  if (OLE.every((byte, i) => bytes[i] === byte)) return 'ole';
  const sign = bytes.subarray(0, HEAD).find((byte) => !isBeforeText(byte));
  if (sign === 0x3c) return 'markup';
  return (sign === 0x7b || sign === 0x5b) && !isStamp(bytes) ? 'json' : 'text';
}

/** True for a day in brackets, as a chat has it before a message. */
function isStamp(bytes: Uint8Array): boolean {
  return /^[^[]{0,8}\[\d\d?\/\d/.test(String.fromCharCode(...bytes.subarray(0, 16)));
}

/** Spaces and the marks of UTF-8 and UTF-16, with whose text a zero stands beside each sign. */
function isBeforeText(byte: number): boolean {
  return byte <= 0x20 || byte >= 0xfe || byte === 0xef || byte === 0xbb || byte === 0xbf;
}

/** Throws a RefusedFile for a kind of file that is never read. */
export function refuseUnread(kind: Kind, bytes: Uint8Array): asserts kind is Exclude<Kind, Unread> {
  if (kind === 'open-document') throw new RefusedFile(kind);
  if (kind === 'ole') throw new RefusedFile(isEncrypted(bytes) ? 'encrypted' : 'old-xls');
  if (kind === 'markup') throw new RefusedFile(refusalOfMarkup(decodeText(bytes)));
}

/**
 * True for an OLE2 file that holds an encrypted spreadsheet: its directory has a stream with that name, in UTF-16.
 * [MS-OFFCRYPTO], 1.3.2. Any other one is an old .xls, or no spreadsheet.
 */
function isEncrypted(bytes: Uint8Array): boolean {
  const name = Array.from('EncryptedPackage', (sign) => sign.charCodeAt(0));
  for (let at = bytes.indexOf(0x45); at >= 0; at = bytes.indexOf(0x45, at + 1)) {
    if (name.every((code, i) => bytes[at + 2 * i] === code && bytes[at + 2 * i + 1] === 0)) return true;
  }
  return false;
}

/** What a text that begins with `<` is refused as: a spreadsheet that is read never begins like that. */
function refusalOfMarkup(text: string): ResultsRefusal {
  if (/<office:document\b/.test(text)) return 'open-document';
  if (/<table\b/i.test(text) && /concurso/i.test(text)) return 'html-table';
  if (/<!doctype\s+html|<html|<head|<body|<table|<div/i.test(text)) return 'web-page';
  return /<!doctype|<!entity/i.test(text) ? 'doctype' : 'unknown-form';
}

/** How far into a text of a database its first command is looked for: after notes and settings. */
const COMMANDS = 65_536;

const SQL = /^[ \t]{0,20}(?:insert|replace|create|copy)\b[^;\n]{1,2000}\b(?:into|table|from stdin)\b/im;

/** True for commands that make a table of a database, or fill it. */
export function isSql(text: string): boolean {
  return SQL.test(text.slice(0, COMMANDS));
}

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

/** The encoding that the mark at the beginning of a text names; UTF-8 where there is none. */
export function encodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
