import { PackedError } from './packed-error.ts';

/** Bits in a digit of a packed link. */
const DIGIT = 6;

/** Bits in each group of a count, beside the one that says whether another follows. */
const GROUP = 4;

/** Most groups of a count: of more the number would not be exact, and at last no number. */
const MAX_GROUPS = 13;

/** Writes whole numbers from 0 on as bits, the highest first, into digits 0…63. */
export class BitWriter {
  /** The last one is filled up with zeros. */
  readonly digits: number[] = [];
  private free = 0;

  /** A number below 2^width; `width` is at most 53. */
  number(value: number, width: number): void {
    for (let i = width - 1; i >= 0; i--) this.bit(Math.floor(value / 2 ** i) % 2);
  }

  flag(value: boolean): void {
    this.bit(value ? 1 : 0);
  }

  /** A number below 2^52 in as few groups of four bits as it takes, the lowest first. */
  count(value: number): void {
    const rest = Math.floor(value / 2 ** GROUP);
    this.number(value % 2 ** GROUP, GROUP);
    this.flag(rest > 0);
    if (rest > 0) this.count(rest);
  }

  private bit(bit: number): void {
    if (this.free === 0) {
      this.digits.push(0);
      this.free = DIGIT;
    }
    this.free--;
    const last = this.digits.length - 1;
    this.digits[last] = (this.digits[last] as number) | (bit << this.free);
  }
}

/** Reads what a BitWriter wrote; throws a PackedError for what it cannot have written. */
export class BitReader {
  private readonly digits: readonly number[];
  private at = 0;

  constructor(digits: readonly number[]) {
    this.digits = digits;
  }

  number(width: number): number {
    let value = 0;
    for (let i = 0; i < width; i++) value = value * 2 + this.bit();
    return value;
  }

  flag(): boolean {
    return this.bit() === 1;
  }

  count(): number {
    let value = 0;
    for (let group = 0; group < MAX_GROUPS; group++) {
      value += this.number(GROUP) * 2 ** (GROUP * group);
      if (!this.flag()) return value;
    }
    throw new PackedError('damaged');
  }

  /** Throws a PackedError unless nothing is left but what fills the last digit up. */
  end(): void {
    if (Math.ceil(this.at / DIGIT) < this.digits.length) throw new PackedError('damaged');
    while (this.at % DIGIT > 0) if (this.flag()) throw new PackedError('damaged');
  }

  private bit(): number {
    const digit = this.digits[Math.floor(this.at / DIGIT)];
    if (digit === undefined) throw new PackedError('damaged');
    return (digit >> (DIGIT - 1 - (this.at++ % DIGIT))) & 1;
  }
}
