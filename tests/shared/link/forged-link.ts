import { BitWriter } from '../../../workers/shared/link/packed-bits.ts';
import { seal } from '../../../workers/shared/link/packed-frame.ts';
import { DAY, INSTANT, SEED } from '../../../workers/shared/link/packed-values.ts';

/** A number as so many bits, the highest first. */
export const bitsOf = (value: number, width: number) =>
  Array.from({ length: width }, (_, i) => (value >>> (width - 1 - i)) & 1);

/** So many groups of a count, the last of which holds `last`, the others nothing. */
export const groups = (count: number, last: number) => [
  ...Array.from({ length: 5 * (count - 1) }, (_, i) => (i % 5 === 4 ? 1 : 0)),
  ...[...bitsOf(last, 4), 0],
];

/** The start of a run of numerologia up to its first option, and which of all parts there are. */
export function begun(to: BitWriter, parts: readonly boolean[]): void {
  for (const value of [4, 0, 14, 1]) to.count(value);
  SEED.write(to, '0123456789abcdef0123456789abcdef');
  SEED.write(to, 'h');
  DAY.write(to, '2026-11-20');
  INSTANT.write(to, '2026-11-20T12:34:56Z');
  for (const isThere of parts) to.flag(isThere);
}

/** Options and nothing else; of these the name. */
export const NAMED = [true, false, false, ...[false, false, true, false, false, false, false]];

/** A link with the right checksum: a run that has begun, if it has the parts, and goes on with some bits. */
export function forged(parts: readonly boolean[] | undefined, more: readonly number[]): string {
  const to = new BitWriter();
  if (parts) begun(to, parts);
  for (const bit of more) to.flag(bit === 1);
  return seal(to.digits);
}

/** A link whose name has a character of 257 groups that end in zeros. */
export const NO_CHARACTER = forged(NAMED, [...groups(1, 1), ...groups(257, 0)]);
