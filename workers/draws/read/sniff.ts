/** What the first bytes of a file show it to be. */
export type Kind = 'empty' | 'zip' | 'ole' | 'markup' | 'json' | 'text';

const ZIP = [0x50, 0x4b];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** How far into a file its first sign is looked for: after a mark, spaces and lines. */
const HEAD = 4096;

/** The kind of a file, by its signature and its first sign: never by its name. */
export function sniff(bytes: Uint8Array): Kind {
  if (bytes.length === 0) return 'empty';
  if (ZIP.every((byte, i) => bytes[i] === byte) && (bytes[2] ?? 0) < 9) return 'zip';
  if (OLE.every((byte, i) => bytes[i] === byte)) return 'ole';
  const sign = bytes.subarray(0, HEAD).find((byte) => !isBeforeText(byte));
  if (sign === 0x3c) return 'markup';
  return sign === 0x7b || sign === 0x5b ? 'json' : 'text';
}

/** Spaces and the marks of UTF-8 and UTF-16, with whose text a zero stands beside each sign. */
function isBeforeText(byte: number): boolean {
  return byte <= 0x20 || byte >= 0xfe || byte === 0xef || byte === 0xbb || byte === 0xbf;
}

/**
 * True for an OLE2 file that holds an encrypted spreadsheet: its directory has a stream with that name, in UTF-16.
 * [MS-OFFCRYPTO], 1.3.2. Any other one is an old .xls, or no spreadsheet.
 */
export function isEncrypted(bytes: Uint8Array): boolean {
  const name = Array.from('EncryptedPackage', (sign) => sign.charCodeAt(0));
  for (let at = bytes.indexOf(0x45); at >= 0; at = bytes.indexOf(0x45, at + 1)) {
    if (name.every((code, i) => bytes[at + 2 * i] === code && bytes[at + 2 * i + 1] === 0)) {
      return true;
    }
  }
  return false;
}

/** What a text that begins with `<` is refused as: a spreadsheet never begins like that. */
export function refusalOfMarkup(text: string): 'web-page' | 'doctype' | 'unknown-form' {
  if (/<!doctype\s+html|<html|<head|<body|<table|<div/i.test(text)) return 'web-page';
  return /<!doctype|<!entity/i.test(text) ? 'doctype' : 'unknown-form';
}
