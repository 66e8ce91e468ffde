import { PackedError } from './packed-error.ts';

/** Bits in a digit of a packed link. */
const DIGIT = 6;

/** Bits in each group of a count, beside the one that says whether another follows. */
const GROUP = 4;

/** Writes whole numbers from 0 on as bits, the highest first. */
export class BitWriter {
  private readonly bits: number[] = [];

  /** A number below 2^width; `width` is at most 53. */
  number(value: number, width: number): void {
    for (let i = width - 1; i >= 0; i--) this.bits.push(Math.floor(value / 2 ** i) % 2);
  }

  flag(value: boolean): void {
    this.bits.push(value ? 1 : 0);
  }

  /** A number of any size in as few groups of four bits as it takes, the lowest first. */
  count(value: number): void {
    const rest = Math.floor(value / 2 ** GROUP);
    this.number(value % 2 ** GROUP, GROUP);
    this.flag(rest > 0);
    if (rest > 0) this.count(rest);
  }

  /** All of it as digits 0…63, the last one filled up with zeros. */
  digits(): number[] {
    const digits = [];
    for (let i = 0; i < this.bits.length; i += DIGIT) {
      const bits = this.bits.slice(i, i + DIGIT);
      digits.push(bits.reduce((digit, bit, j) => digit + bit * 2 ** (DIGIT - 1 - j), 0));
    }
    return digits;
  }
}

/** Reads what a BitWriter wrote; throws a PackedError where there is less. */
export class BitReader {
  private readonly bits: readonly number[];
  private at = 0;

  constructor(digits: readonly number[]) {
    this.bits = digits.flatMap((digit) =>
      Array.from({ length: DIGIT }, (_, j) => Math.floor(digit / 2 ** (DIGIT - 1 - j)) % 2),
    );
  }

  number(width: number): number {
    if (this.at + width > this.bits.length) throw new PackedError('damaged');
    const bits = this.bits.slice(this.at, this.at + width);
    this.at += width;
    return bits.reduce((value, bit) => value * 2 + bit, 0);
  }

  flag(): boolean {
    return this.number(1) === 1;
  }

  count(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 2 ** GROUP) {
      value += this.number(GROUP) * unit;
      if (!this.flag()) return value;
    }
  }

  /** Throws a PackedError unless nothing is left but what fills the last digit up. */
  end(): void {
    const rest = this.bits.slice(this.at);
    if (rest.length >= DIGIT || rest.includes(1)) throw new PackedError('damaged');
  }
}
