import { encode } from 'uqr';

/** Empty squares that a reader needs around a code. ISO/IEC 18004, section 9.1. */
const QUIET = 4;

/** The squares of the QR code of a text, row by row, true for black, with its quiet zone. */
export function qrMatrix(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: QUIET }).data;
}

/** The black squares as the path of an SVG whose unit is a square. */
export function qrPath(matrix: readonly (readonly boolean[])[]): string {
  return matrix.flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
