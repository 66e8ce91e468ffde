const BASE = 128;

/** Writes whole numbers and texts as bytes. */
export class ByteWriter {
  private bytes = new Uint8Array(1024);
  private length = 0;

  /** A number of 0…255. */
  byte(value: number): void {
    if (this.length === this.bytes.length) {
      const more = new Uint8Array(this.length * 2);
      more.set(this.bytes);
      this.bytes = more;
    }
    this.bytes[this.length++] = value;
  }

  /** A whole number from 0 to 2^53 − 1, seven bits a byte, the lowest first. */
  count(value: number): void {
    let rest = value;
    for (; rest >= BASE; rest = Math.floor(rest / BASE)) this.byte((rest % BASE) + BASE);
    this.byte(rest);
  }

  /** A whole number of either sign. */
  signed(value: number): void {
    this.count(value < 0 ? -2 * value - 1 : 2 * value);
  }

  text(text: string): void {
    this.count(text.length);
    for (let i = 0; i < text.length; i++) this.count(text.charCodeAt(i));
  }

  /** What was written, as a copy. */
  take(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length);
  }
}

/** Reads what a ByteWriter wrote; throws a RangeError where there is less. */
export class ByteReader {
  private readonly bytes: Uint8Array;
  /** Where the next byte is. */
  at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  byte(): number {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw new RangeError('bytes are missing at the end');
    return byte;
  }

  /** Skips a number of bytes; returns where they began. */
  skip(count: number): number {
    const start = this.at;
    this.at += count;
    if (this.at > this.bytes.length) throw new RangeError('bytes are missing at the end');
    return start;
  }

  count(): number {
    // Bit operations for up to four bytes are many times as fast.
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      value |= (byte & (BASE - 1)) << shift;
      if (byte < BASE) return value;
    }
    return this.largeCount(value);
  }

  signed(): number {
    const value = this.count();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  }

  text(): string {
    let text = '';
    for (let rest = this.count(); rest > 0; rest--) text += String.fromCharCode(this.count());
    return text;
  }

  /** Goes past a text; where it began. */
  skipText(): number {
    const start = this.at;
    for (let rest = this.count(); rest > 0; rest--) this.count();
    return start;
  }

  private largeCount(low: number): number {
    let value = low;
    for (let unit = BASE ** 4; ; unit *= BASE) {
      const byte = this.byte();
      value += (byte % BASE) * unit;
      if (byte < BASE) break;
    }
    if (!Number.isSafeInteger(value)) throw new RangeError('a number is too large');
    return value;
  }

  /** Throws a RangeError unless all was read. */
  end(): void {
    if (this.at !== this.bytes.length) throw new RangeError('bytes are left over');
  }
}
