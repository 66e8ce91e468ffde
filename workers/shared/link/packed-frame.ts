import { checksum } from './packed-checksum.ts';
import { PackedError } from './packed-error.ts';

/**
 * The packings that there are: 2 of runs with an official history, 1 of all others. A higher one is due whenever the
 * same digits would be read otherwise.
 */
const PACKINGS = [1, 2] as const;

export type Packing = (typeof PACKINGS)[number];

/** The digits 0…63: base64url, RFC 4648, section 5. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const BASE = ALPHABET.length;

/** Digits before the content: how long it is. */
const HEAD = 2;

/** Digits after the content: its checksum, and the packing. */
const SUM = 4;
const TAIL = SUM + 1;

/** Longest content that a link has room for, in digits. */
const MAX_CONTENT = BASE ** HEAD - 1;

/**
 * The text of some digits, which says how long it is, in which packing, and whether it is whole. Of all packings, so
 * that a newer one is known as that. It ends with a letter: chats take a hyphen or an underscore at the end for one of
 * their own. Throws a RangeError for over 4,095 digits.
 */
export function seal(content: readonly number[], packing: Packing = 1): string {
  if (content.length > MAX_CONTENT) throw new RangeError('too long for a link');
  const head = digitsOf(content.length, HEAD);
  const sum = digitsOf(checksum([...head, ...content, packing]), SUM);
  return [...head, ...content, ...sum, packing].map((digit) => ALPHABET[digit]).join('');
}

/** What was sealed. */
export interface Unsealed {
  readonly content: readonly number[];
  readonly packing: Packing;
}

/** What is in such a text, whatever a chat has put behind it; throws a PackedError. */
export function unseal(text: string): Unsealed {
  const [high = -1, low = -1] = [...text.slice(0, HEAD)].map((letter) => ALPHABET.indexOf(letter));
  if (text.length < HEAD) throw new PackedError('cut');
  // A parameter that stands there twice, joined by U+FFFD, is damaged, whatever its length.
  if (high < 0 || low < 0 || text.includes('\uFFFD')) throw new PackedError('damaged');
  const length = HEAD + high * BASE + low + TAIL;
  if (text.length < length) throw new PackedError('cut');
  const digits = [...text.slice(0, length)].map((letter) => ALPHABET.indexOf(letter));
  if (digits.includes(-1)) throw new PackedError('damaged');
  const sealed = digits.slice(0, -TAIL);
  const [last = 0] = digits.slice(-1);
  const sum = digitsOf(checksum([...sealed, last]), SUM);
  if (sum.join() !== digits.slice(-TAIL, -1).join()) throw new PackedError('damaged');
  const packing = PACKINGS.find((known) => known === last);
  if (!packing) throw new PackedError('newer');
  return { content: sealed.slice(HEAD), packing };
}

/** A number in a fixed count of digits, the highest first. */
function digitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.floor(value / BASE ** (count - 1 - i)) % BASE);
}
