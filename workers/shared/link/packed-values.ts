import { DAY_MS } from '../lottery/calendar.ts';
import { isDrawnSeed } from '../run/seed.ts';
import type { BitReader, BitWriter } from './packed-bits.ts';
import type { Codec } from './packed-codec.ts';
import { PackedError } from './packed-error.ts';

/** Days and instants are counted from here, so that none is negative. */
const START = Date.parse('0000-01-01T00:00:00Z');

/** Enough bits for the days, the seconds and the milliseconds of ten thousand years. */
const DAY_BITS = 22;
const SECOND_BITS = 39;
const MILLISECOND_BITS = 49;

/** Visible ASCII begins after this code, and takes seven bits. */
const SPACE = 0x20;
const CODE_BITS = 7;

/** `YYYY-MM-DD`. */
export const DAY: Codec<string> = {
  write: (to, day) => to.number((Date.parse(`${day}T00:00:00Z`) - START) / DAY_MS, DAY_BITS),
  read: (from) => isoOf(from.number(DAY_BITS) * DAY_MS).slice(0, 10),
};

/** ISO 8601 in UTC, to the second or to the millisecond, as it was written. */
export const INSTANT: Codec<string> = {
  write: (to, instant) => {
    const time = Date.parse(instant) - START;
    to.flag(instant.includes('.'));
    if (instant.includes('.')) to.number(time, MILLISECOND_BITS);
    else to.number(time / 1000, SECOND_BITS);
  },
  read: (from) =>
    from.flag() ? isoOf(from.number(MILLISECOND_BITS)) : isoOf(from.number(SECOND_BITS) * 1000).replace('.000', ''),
};

const isoOf = (time: number) => new Date(START + time).toISOString();

/** A seed: 128 bits as the app draws them, any other by its characters. */
export const SEED: Codec<string> = {
  write: (to, seed) => {
    to.flag(isDrawnSeed(seed));
    if (isDrawnSeed(seed)) for (const digit of seed) to.number(Number.parseInt(digit, 16), 4);
    else writeLetters(to, seed, (code) => to.number(code - SPACE, CODE_BITS));
  },
  read: (from) =>
    from.flag()
      ? Array.from({ length: 32 }, () => from.number(4).toString(16)).join('')
      : readLetters(from, () => SPACE + from.number(CODE_BITS)),
};

/** Any text without halves of characters. */
export const TEXT: Codec<string> = {
  write: (to, text) => writeLetters(to, text, (code) => to.count(code)),
  read: (from) => readLetters(from, () => from.count()),
};

function writeLetters(to: BitWriter, text: string, write: (code: number) => void): void {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) as number);
  to.count(codes.length);
  codes.forEach(write);
}

function readLetters(from: BitReader, read: () => number): string {
  let text = '';
  for (let rest = from.count(); rest > 0; rest--) {
    const code = read();
    if (code > 0x10ffff || isHalf(code)) throw new PackedError('damaged');
    text += String.fromCodePoint(code);
  }
  return text;
}

/** True for half a character, of which two in a row would read as a whole one. */
const isHalf = (code: number) => code >= 0xd800 && code <= 0xdfff;

const NUMBER_BITS = 7;

/** Numbers of a playslip, 1…100, in their order: ascending ones as marks where that is shorter. */
export const NUMBERS: Codec<readonly number[]> = {
  write: (to, numbers) => {
    const last = numbers[numbers.length - 1] ?? 0;
    const isAscending = numbers.every((n, i) => i === 0 || n > (numbers[i - 1] as number));
    const isMarked = isAscending && last < NUMBER_BITS * numbers.length;
    to.flag(isMarked);
    to.count(isMarked ? last : numbers.length);
    if (!isMarked) for (const n of numbers) to.number(n, NUMBER_BITS);
    else for (let n = 1; n <= last; n++) to.flag(numbers.includes(n));
  },
  read: (from) => {
    const isMarked = from.flag();
    const numbers: number[] = [];
    const end = from.count();
    for (let n = 1; n <= end; n++) {
      if (!isMarked) numbers.push(from.number(NUMBER_BITS));
      else if (from.flag()) numbers.push(n);
    }
    return numbers;
  },
};
