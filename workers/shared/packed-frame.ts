import { checksum } from './packed-checksum.ts';
import { PackedError } from './packed-error.ts';

/** The packing of today. A higher one is due whenever the same digits would be read otherwise. */
const PACKING = 1;

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
 * The text of some digits, which says how long it is, in which packing, and whether it is whole. Of
 * all packings, so that a newer one is known as that. It ends with a letter: chats take a hyphen or
 * an underscore at the end for one of their own. Throws a RangeError for over 4,095 digits.
 */
export function seal(content: readonly number[]): string {
  if (content.length > MAX_CONTENT) throw new RangeError('too long for a link');
  const head = digitsOf(content.length, HEAD);
  const sum = digitsOf(checksum([...head, ...content, PACKING]), SUM);
  return [...head, ...content, ...sum, PACKING].map((digit) => ALPHABET[digit]).join('');
}

/** The digits in such a text, whatever a chat has put behind it; throws a PackedError. */
export function unseal(text: string): number[] {
  const [high = -1, low = -1] = [...text.slice(0, HEAD)].map((letter) => ALPHABET.indexOf(letter));
  if (text.length < HEAD) throw new PackedError('cut');
  // Of two texts, which a link cannot have, one may be longer than the other.
  if (high < 0 || low < 0 || text.includes('\uFFFD')) throw new PackedError('damaged');
  const length = HEAD + high * BASE + low + TAIL;
  if (text.length < length) throw new PackedError('cut');
  const digits = [...text.slice(0, length)].map((letter) => ALPHABET.indexOf(letter));
  if (digits.includes(-1)) throw new PackedError('damaged');
  const sealed = digits.slice(0, -TAIL);
  const [packing = 0] = digits.slice(-1);
  const sum = digitsOf(checksum([...sealed, packing]), SUM);
  if (sum.join() !== digits.slice(-TAIL, -1).join()) throw new PackedError('damaged');
  if (packing !== PACKING) throw new PackedError('newer');
  return sealed.slice(HEAD);
}

/** A number in so many digits, the highest first. */
function digitsOf(value: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, i) => Math.floor(value / BASE ** (count - 1 - i)) % BASE,
  );
}
