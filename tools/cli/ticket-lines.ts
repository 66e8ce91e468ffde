/** Bytes that any number up to 255 takes in a line, its separator included. */
const WIDEST = 4;
const SPACE = 0x20;
const NEWLINE = 0x0a;

/** Formats tickets of `pick` numbers; the bytes it returns hold until the next call. */
export type LineFormatter = (numbers: Uint8Array) => Uint8Array;

/**
 * A formatter of up to `capacity` tickets at a time as ASCII lines: the numbers of a ticket separated by single spaces,
 * one ticket a line. Copies the digits of each number out of a table into one reused buffer; there is no string per
 * number or ticket.
 */
export function createLineFormatter(pick: number, capacity: number): LineFormatter {
  const digits = new Uint8Array(256 * WIDEST);
  const widths = new Uint8Array(256);
  for (let n = 0; n < 256; n++) {
    const text = `${n}`;
    for (let i = 0; i < text.length; i++) digits[n * WIDEST + i] = text.charCodeAt(i);
    digits[n * WIDEST + text.length] = SPACE;
    widths[n] = text.length + 1;
  }
  const bytes = new Uint8Array(capacity * pick * WIDEST);

  return (numbers) => {
    let end = 0;
    for (let first = 0; first < numbers.length; first += pick) {
      for (let i = first; i < first + pick; i++) {
        const n = numbers[i] as number;
        // Always four bytes: the next number overwrites those beyond the width.
        for (let b = 0; b < WIDEST; b++) bytes[end + b] = digits[n * WIDEST + b] as number;
        end += widths[n] as number;
      }
      bytes[end - 1] = NEWLINE;
    }
    return bytes.subarray(0, end);
  };
}
